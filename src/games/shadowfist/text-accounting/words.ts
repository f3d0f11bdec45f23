/** Words that join others and say nothing of their own. */
export const GRAMMAR: ReadonlySet<string> = new Set([
  ...[
    'a',
    'an',
    'the',
    'of',
    'to',
    'and',
    'in',
    'on',
    'at',
    'by',
    'for',
    'from',
    'with',
    'into',
    'onto',
    'as',
  ],
  ...[
    'is',
    'are',
    'be',
    'was',
    'were',
    'been',
    'being',
    'do',
    'does',
    'did',
    'done',
    'has',
    'have',
    'must',
    'can',
  ],
  ...[
    'it',
    'its',
    'they',
    'them',
    'their',
    'he',
    'him',
    'his',
    'she',
    'her',
    's',
    'this',
    'that',
    'these',
    'those',
  ],
  ...[
    'which',
    'who',
    'whose',
    'there',
    'if',
    'when',
    'whenever',
    'while',
    'so',
    'also',
    'then',
    'than',
    'now',
  ],
  ...[
    'one',
    'any',
    'x',
    'card',
    'cards',
    'score',
    'point',
    'points',
    'rules',
    'text',
    'amount',
    'total',
    'equal',
  ],
  ...['either', 'under', 'way', 'treat'],
]);

/** What stands for a word in abilities: any of these, written as `evidenceIn` writes them. */
type Standing = readonly string[];

const TIMES: Standing = [
  ...['per:turn', 'turnOf:', '=end-of-turn', '=start-of-turn', '=turn-started', '=turn-ended'],
  ...[
    '=start-of-your-next-turn',
    '=end-of-your-next-turn',
    'enteredPlayThisTurn:',
    'mayAttackOnOpponentsTurn:',
  ],
];
const COUNTS: Standing = [
  ...['count:', 'countPlayers:', 'counters:', 'eventAmount:', 'value:', 'figure:', 'resources:'],
];
const POOL: Standing = ['resources:', 'neutral:', 'neutral:false', 'ignoringResources:', 'power:'];
const ITSELF: Standing = [
  ...['=this', '=subject', '=while-this-in-play'],
  ...['ability:entering', 'ability:playing', 'ability:generates-power', 'ability:own-cost', 'notInResponse:'],
];
const MENTIONED: Standing = ['event:', 'chosen:', 'is:', '=its-target', 'inResponseTo:'];
const ESTABLISHING: Standing = ['ability:generates-power', 'keepsTurned:'];
const CHANGES: Standing = ['by:', 'fighting:', 'body:', 'damage:', 'costOf:', 'handSize:', 'sitesNeeded:'];
const BEING_NOT: Standing = [
  'turned:false',
  'attacking:false',
  'intercepting:false',
  'damaged:false',
  'faceDown:false',
];
const DAMAGE: Standing = ['damag', 'damage:', 'inflictsAtMost:', 'combat:true'];

/** Expressions of several words, which are taken from a text before its single words. */
export const EXPRESSIONS: readonly (readonly [RegExp, Standing])[] = [
  [/\bmay not\b/g, ['cannot', 'not']],
  [/\bno (?:more|greater|higher) than\b/g, ['atMost:']],
  [/\btarget of (?:its|his|her) attack\b/g, ['=its-target']],
  [/\bthis (?:card|character|site|state|edge|event)\b/g, ITSELF],
  [/\bany (?=target\b)/g, ['type[]']],
  [/\bsubject (?:card|character|site|state|edge)\b/g, ['ability:subject', 'hasState:']],
  [/\bthat (?:card|character|site|state|edge|event|attacker|interceptor)\b/g, MENTIONED],
  [/\bthat (?:opponent|player)\b/g, ['=that-player', 'controllerOf:', ...MENTIONED]],
  [/\b(?:the|that) (?:chosen|sacrificed|smoked|toasted|discarded|turned|returned) [a-z]+\b/g, MENTIONED],
  [/\bduring (?:your|its controller's|their controller's) (?:own )?establishing shot\b/g, ESTABLISHING],
  [
    /\b(?:an|any|each) opponent's (?=turn|main shot)/g,
    ['not:', '=every-opponent', 'mayAttackOnOpponentsTurn:'],
  ],
  [/\bany number of\b/g, ['atLeast:', 'choose:number']],
  [/\bup to\b/g, ['atMost:']],
  [/\bonce\b/g, ['times:1']],
  [/\btwice\b/g, ['times:2', 'product:']],
  [/\bnon-?combat damage\b/g, ['combat:false', 'do:damage', 'do:redirect']],
  [/\bnumber of feng shui sites you need for victory\b/g, ['sitesNeeded:']],
  [/\bnumber of\b/g, COUNTS],
  [
    /\bend of (?:the |this |each |every |each of )?(?:your )?(?:next )?turns?\b/g,
    ['=end-of-turn', '=turn-ended', '=end-of-your-next-turn'],
  ],
  [/\b(?:your|the|this|each|a|any|one|per|of|next|every|(?<=s)'s?) turns?\b/g, TIMES],
  [/\bsmoked piles?\b/g, ['smoked:', '=smoked-pile']],
  [/\btoasted piles?\b/g, ['toasted:', '=toasted-pile']],
  [/\bburned[- ]for[- ]victory piles?\b/g, ['burnedForVictory:']],
  [/\bresource conditions?\b|\bresources? in your pool\b|\bpools?\b/g, POOL],
  [/\b(?:other than|except)\b/g, ['isNot:', 'not:']],
  [/\b(?:or )?(?:more|greater|higher)\b/g, ['atLeast:', '=>', '=>=', 'inflictsAtMost:', 'together:', 'sum:']],
  [
    /\b(?:or )?(?:less|fewer|lower)\b/g,
    ['atMost:', '=<', '=<=', 'reducedBy:', 'difference:', 'ability:own-cost'],
  ],
  [
    /\bmay\b/g,
    [
      'ability:voluntary',
      'optional:true',
      'do:may',
      'kind:also',
      'mandatory:false',
      'ability:own-cost',
      'may',
    ],
  ],
];

/** Expressions of several words that say nothing of their own. */
export const GRAMMATICAL: readonly RegExp[] = [
  /\b(?:at )?any ?time\b|\beach time\b|\bat one time\b/g,
  /\b(?:his or hers?|he or she|him or her)\b/g,
  /\b(?:any|a) players?\b(?! ?'s?)/g,
];

/** Words of card texts, by themselves or their stems. A word that is not here stands for itself. */
export const SYNONYMS: Readonly<Record<string, Standing>> = {
  add: ['gain', 'modify'],
  affect: ['notAffectedBy:', 'affect'],
  against: ['against:', 'target:', 'player:', 'card:', 'on:', 'attackingCard:'],
  all: [
    ...['each', 'each:', '=all', '=every-player', '=every-opponent'],
    ...['=redirect', 'reducesDamage:', 'takesNoDamage:'],
  ],
  another: ['isNot:', 'other', 'not:'],
  attack: ['attack', 'false attacking'],
  attacker: ['attack', 'attackers:', 'attacking:', 'false attacking'],
  cannot: ['cannot', 'not', 'no', 'inflictsAtMost:'],
  choose: ['choos', 'choose:', 'divided:'],
  combat: ['combat', 'damage:'],
  come: ['enter', 'entersPlayTurned:'],
  condition: ['ignoringResources:', 'neutral:'],
  control: ['controller:', 'controllerOf:', 'control', 'player:', 'by:', 'ofController:'],
  controller: ['controller:', 'controllerOf:', 'control', 'keepsTurned:', 'ofController:'],
  damag: ['damag', '=be-redirected-to', 'inflict', 'combat:true', 'heal'],
  damaged: ['damag', 'false damaged'],
  deal: ['damag'],
  declar: ['declar', '=attack-ended', 'declaredBy:'],
  during: [
    ...['during:', 'attack:', 'turnOf:', 'during', 'per:attack', 'keepsTurned:'],
    ...['mayAttackOnOpponentsTurn:', 'ability:generates-power'],
  ],
  each: [
    ...['each', 'count', 'per:', 'times:', 'product:', '=every-player', '=every-opponent', 'counters:'],
    ...['=attack-ended', '=turn-ended', '=turn-started'],
  ],
  effect: ['effect', 'kind:any'],
  every: ['each', '=every-player', '=every-opponent'],
  face: ['fac', 'false faceDown'],
  fail: ['successful:false'],
  foundation: ['foundation', 'false foundation'],
  gain: ['gain', 'modify', 'steal'],
  give: ['gain', 'modify', 'control'],
  heal: ['do:heal', 'heal'],
  immediately: ['immediately', 'do:may'],
  immunity: ['notAffectedBy:'],
  increas: ['reduc', ...CHANGES],
  inflict: DAMAGE,
  interceptor: ['intercept', 'intercepting:', 'interceptingCard:', 'interceptor', '=interception-declared'],
  least: ['atLeast:', '=>='],
  leav: ['=while-in-play', '=while-this-in-play', '=leaves-play', 'leave'],
  lose: ['los', 'modify'],
  minus: ['difference:'],
  no: ['cost:none', 'not', 'no', 'neutral:true', '0'],
  non: ['not', 'not:', 'foundation:false', 'combat:false', ...BEING_NOT],
  not: ['not', 'no', 'cannot', 'keepsTurned:', 'controlledByOwner:false', ...BEING_NOT],
  opponent: ['opponent', 'closerToVictory:'],
  or: ['any:', 'or', 'type[]', 'event[]', '[]', 'all cannot:', 'damageCannotBeRedirected:'],
  other: ['isNot:', 'other', 'not:'],
  own: ['owner', 'owner:', '=main-shot', 'ability:generates-power'],
  owner: ['owner', 'owner:', 'ownerOf:', 'false controlledByOwner'],
  place: ['do:move', 'do:counters', 'placed', 'place'],
  play: [
    'play',
    'ability:own-cost',
    '=while-this-in-play',
    'ability:playing',
    'ability:subject',
    'ability:entering',
    'costOf:',
  ],
  player: ['player', 'player:', 'turnOf:', '=main-shot'],
  plus: ['sum:'],
  put: ['do:move', 'do:counters', 'put'],
  reduc: ['reduc', 'tak', 'reducedBy:', ...CHANGES],
  remov: ['do:heal', 'pay:counters', 'remov', 'do:move'],
  requir: ['neutral:', 'neutral:false', 'requir'],
  resourc: ['resources:', 'neutral:', 'false neutral', 'provides:', 'ignoringResources:'],
  return: ['return', 'do:move'],
  revealed: ['faceDown:false', 'reveal'],
  search: ['search', 'look'],
  single: ['=damage-source'],
  shuffle: ['shuffl', 'to:deck'],
  reshuffle: ['shuffl', 'to:deck'],
  begin: ['start', 'begin'],
  beginning: ['start', 'begin'],
  sourc: ['sourc', '=damage-source'],
  stat: ['stat', 'notLegalSubject:'],
  subject: ['subject', 'hasState:', 'notLegalSubject:'],
  succeed: ['successful:true'],
  success: ['successful:true'],
  suffer: ['damag'],
  take: ['damag', 'tak', 'steal'],
  undamaged: ['damaged:false'],
  unrevealed: ['faceDown:true'],
  top: ['top', 'do:look-at-deck'],
  unturn: ['unturn', 'keepsTurned:true'],
  unturned: ['turned:false', 'unturn'],
  up: ['round:up', 'up', 'faceDown:false'],
  you: ['=you', 'ability:voluntary', 'optional:true', 'of:owner', 'kind:also'],
  your: ['=you', 'ability:generates-power', 'of:owner', 'owner:', 'handSize:', '=start-of-your-next-turn'],
  zero: ['0', 'no'],
};

/** Stems of words that a text may repeat where its abilities say a thing once, as in “inflict damage”. */
export const REPEATED: ReadonlySet<string> = new Set([
  'inflict',
  'tak',
  'suffer',
  'damaged',
  'target',
  'you',
  'your',
]);

/** What stands for 1 in “+1 Fighting for each …”. */
export const FOR_EACH: Standing = [...COUNTS, 'product:', 'times:'];

/** What stands for 0 beside the number. */
export const NOTHING: Standing = ['cost:none', 'takesNoDamage:', '=body-reduced-to-zero'];

/** What abilities say only if the text does: the pattern of such evidence, and of the text that says it. */
export const SAID: readonly (readonly [RegExp, RegExp])[] = [
  [/^target:true$/, /\btarget/],
  [
    /^(?:attacking|intercepting|turned|damaged|faceDown|foundation|powerGenerating|combat):false$/,
    /\bnot?\b|\bnon|\bun|\bface-up\b|\brevealed/,
  ],
  [/^(?:reducedBy|atMost|atLeast|exactly|amount|number|times):-/, /^\b$/],
  [/^reducesDamage:-/, /\bincreas/],
  [/^(?!reducesDamage)\w+:-\d/, /reduc|less|lower|lose|fewer|decreas|(?<!\w)-\s?[\dx]/],
  [/^do:may$/, /\bmay\b/],
  [/^cannot:$/, /\bcannot\b|\bmay not\b|\bno\b|\bnot\b/],
  [/^isNot:$/, /\bother\b|\banother\b|\bexcept\b/],
  [/^=every-opponent$/, /\bopponents?\b|\bother players?\b|\banother player\b/],
  [/^until:$/, /\buntil\b|\bthis turn\b|\bmaintain\b|\bend of\b/],
];
