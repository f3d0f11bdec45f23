import { equal } from '../../vocabulary/phrases/equal.ts';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  pluralWords,
  reading,
  saying,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { CardRef, PlayerRef, Players, PlayersSuch } from '../vocabulary/references.ts';
import type { Amount, Cards, Filter } from '../vocabulary/terms.ts';
import { anyOf } from './filters.ts';
import * as marked from './marked.ts';
import { type BackNoun, deeds, type Mention, mentioning, mentionOf, mentionsIn } from './mentions.ts';
import {
  amount,
  cardPossessive,
  cardRef,
  type Named,
  noun,
  pairedNoun,
  playerRef,
  players,
  pluralNoun,
  possession,
  predicate,
  simpleAmount,
} from './slots.ts';

/** A kind that mentions something: what it says is resolved with the whole text. */
function mentions(name: string, inner: Kind<Mention>): Kind<{ readonly chosen: string }> {
  return kindOf<{ readonly chosen: string }>(name, {
    first: () => inner.first(),
    read: (at, parsing) =>
      inner.read(at, parsing).map(({ end, value }) => ({ end, value: mentioning(value, at) })),
    render(ref) {
      const found = mentionOf(ref);
      return found === undefined ? undefined : inner.render(found.mention);
    },
    marked: marked.mentioned,
  });
}

const back = (template: string, noun: BackNoun, many = false): Phrase<Mention> =>
  many
    ? pluralWords<Mention>(template, { mention: 'back', noun, many })
    : words<Mention>(template, { mention: 'back', noun, many });

/** “target Character” for a second time. */
const backTarget = (template: string, noun: BackNoun): Phrase<Mention> =>
  words<Mention>(template, { mention: 'back', noun, many: false, isTarget: true });

const NOUNS = ['Character', 'Site', 'State', 'Edge', 'Event', 'Vehicle', 'Weapon', 'card'] as const;

/** “the sacrificed Character”. */
function backDone(template: '{noun}' | '{noun}s' | "{noun} 's"): readonly Phrase<Mention>[] {
  const many = template === '{noun}s';
  return NOUNS.flatMap((noun) =>
    deeds.map((deed) => {
      const mention = { mention: 'back', noun, many, deed } as const;
      const said = `the ${deed} ${template.replace('{noun}', noun)}`;
      return many ? pluralWords<Mention>(said, mention) : words<Mention>(said, mention);
    }),
  );
}

/** “the card you discarded”. */
const backOfYours = (): readonly Phrase<Mention>[] =>
  NOUNS.flatMap((noun) =>
    (['discarded', 'sacrificed', 'toasted', 'smoked', 'revealed'] as const).map((deed) =>
      words<Mention>(`the ${noun} (you|you have) ${deed}`, { mention: 'back', noun, many: false, deed }),
    ),
  );

const backOne: Kind<Mention> = phrases<Mention>('a card mentioned before', () => [
  back('it', 'pronoun'),
  back('(he|she|him|her)', 'person'),
  back('(target|the target|the card)', 'target'),
  ...backDone('{noun}'),
  ...backOfYours(),
  back('(that|the) Character', 'Character'),
  back('(that|the) [Feng Shui] Site', 'Site'),
  back('(that|the) State', 'State'),
  back('(that|the) Edge', 'Edge'),
  back('(that|the) Event', 'Event'),
  back('(that|the) Vehicle', 'Vehicle'),
  back('(that|the) Weapon', 'Weapon'),
  back('that card', 'card'),
  ...(['Character', 'Site'] as const).map((noun) =>
    words<Mention>(`the other ${noun}`, { mention: 'back', noun, many: false, isOther: true }),
  ),
  backTarget('[the] target Character', 'Character'),
  backTarget('target Site', 'Site'),
  backTarget('target State', 'State'),
  backTarget('target Edge', 'Edge'),
  backTarget('target card', 'card'),
  backTarget('target attacker', 'attacker'),
  backTarget('target interceptor', 'interceptor'),
  back('that attacker', 'attacker'),
  back('that interceptor', 'interceptor'),
]);

const backMany: Kind<Mention> = phrases<Mention>('cards mentioned before', () => [
  back('(them|they)', 'pronoun', true),
  ...backDone('{noun}s'),
  ...NOUNS.map((noun) =>
    back(
      `(those|these|all those|all these|all of those|both|both of those|each of those) ${noun}s`,
      noun,
      true,
    ),
  ),
  ...NOUNS.flatMap((noun) => (noun === 'card' ? [] : back(`the ${noun}s`, noun, true))),
  back('(targets|the targets|each target|both targets|all targets)', 'target', true),
]);

type CardsChoice = Extract<Extract<Mention, { mention: 'choice' }>['choice'], { choose: 'cards' }>;

function choosing(
  template: string,
  which: Kind<Named>,
  fixed: Omit<Partial<CardsChoice>, 'choose' | 'which' | 'in'>,
): Phrase<Mention> {
  return saying(
    template,
    { which },
    ({ which: named }): Mention => ({ mention: 'choice', choice: { choose: 'cards', ...named, ...fixed } }),
    (mention: Mention) => {
      if (mention.mention !== 'choice' || mention.choice.choose !== 'cards') return undefined;
      const { choose: _, which: named, in: place, ...rest } = mention.choice;
      return equal(rest, fixed) ? { which: { which: named, in: place } } : undefined;
    },
  );
}

/** The cards of a noun, other than one that the text has in mind. */
export function otherThan(kind: Kind<Named>): Kind<Named> {
  return kindOf<Named>(kind.name, {
    first: () => kind.first(),
    read: (at, parsing) =>
      kind.read(at, parsing).flatMap(({ end, value: { which, in: place } }) => {
        if (which.isNot !== undefined) return [];
        const isNot = mentioning({ mention: 'other' }, at);
        return [{ end, value: { which: { ...which, isNot }, in: place } }];
      }),
    render({ which: { isNot, ...which }, in: place }) {
      const isOther = typeof isNot === 'object' && mentionOf(isNot)?.mention.mention === 'other';
      return isOther ? kind.render({ which, in: place }) : undefined;
    },
    marked: (marks) => [
      {
        which: { title: marks.whole(), isNot: marked.mark({ mention: 'other' }, marks.whole()) },
        in: 'play',
      },
    ],
  });
}

const another = otherThan(noun);

/** “other”, before a noun. */
export const other: Kind<CardRef> = mentions(
  'another card',
  phrases<Mention>('another card', () => [words<Mention>('other', { mention: 'other' })]),
);

/** “opponent's Character”, “your Sites”: whose they are stands before the noun. */
function owned(which: Kind<Named>): Kind<Named> {
  const by = (template: string, controller: Players): Phrase<Named> =>
    reading(template, { which }, ({ which: named }) => withController(named, controller));
  return phrases<Named>(which.name, () => [
    saying(
      '{which}',
      { which },
      ({ which: named }) => named,
      (named: Named) => ({ which: named }),
    ),
    by("(opponent|opponents) 's {which}", 'every-opponent'),
    by('your {which}', 'you'),
  ]);
}

function withController(named: Named, controller: Players): Named | undefined {
  return named.which.controller === undefined
    ? { ...named, which: { ...named.which, controller } }
    : undefined;
}

/** “opponent's Character”. */
export const ownedNoun = owned(noun);
/** “opponents' Characters”. */
export const ownedPlural = owned(pluralNoun);

/** “another legal subject”: not the card that the State is on. */
function anotherSubject(fixed: Pick<CardsChoice, 'target'>): Phrase<Mention>[] {
  const which = { legalSubjectOf: 'this', isNot: 'subject' } as const;
  const what = fixed.target === true ? 'target another legal subject' : 'another legal subject';
  return [
    words<Mention>(what, { mention: 'choice', choice: { choose: 'cards', which, in: 'play', ...fixed } }),
    words<Mention>(`${what} at this location`, {
      mention: 'choice',
      choice: { choose: 'cards', which: { ...which, atLocationOf: 'this' }, in: 'play', ...fixed },
    }),
  ];
}

/** A location is chosen by its front-row Site, which every location has (4.3.3). */
export const aLocation = {
  mention: 'choice',
  choice: { choose: 'cards', which: { type: ['Site'], row: 'front' }, in: 'play', location: true },
} as const satisfies Mention;

/** “target location”, “that location”. */
export const locations: Kind<CardRef> = mentions(
  'a location',
  phrases<Mention>('a location', () => [
    words<Mention>('target location', { ...aLocation, choice: { ...aLocation.choice, target: true } }),
    backTarget('target location', 'location'),
    back('(that|the chosen) location', 'location'),
  ]),
);

/** What damage can be inflicted on. */
const ANY_TARGET = { type: ['Character', 'Site'] } as const;

const choiceOfOne: Kind<Mention> = phrases<Mention>('a card to choose', () => [
  choosing('[a] target {which}', ownedNoun, { target: true }),
  ...anotherSubject({ target: true }),
  reading('[a] target {one} or target {other}', { one: noun, other: noun }, eitherTarget),
  choosing('(a|an|any|one|any one) {which}', ownedNoun, {}),
  choosing('(a|an|any|one|any one) {which} of your choice', ownedNoun, {}),
  reading(
    '(a|an|any|one|any one) {which} of {by} choice',
    { which: ownedNoun, by: theirs },
    ({ which, by }): Mention => ({ mention: 'choice', choice: { choose: 'cards', ...which, by } }),
  ),
  choosing('(a|one) random {which}', ownedNoun, { random: true }),
  choosing('(another|any other|one other) {which}', another, {}),
  reading('(one|a card|any one) of {those}', { those: seenCards }, ({ those }) => amongSeen(those)),
  ...anotherSubject({}),
  choosing("(an|any|one) opponent 's {which}", opposing, {}),
  choosing('(one|any one) of your {which}', yourPlural, {}),
  choosing('(one|any one) of the {which}', ownedPlural, {}),
  words<Mention>('any target [in play]', {
    mention: 'choice',
    choice: { choose: 'cards', which: ANY_TARGET, in: 'play', target: true },
  }),
  reading(
    'any target at {atLocationOf} location',
    { atLocationOf: cardPossessive },
    (one): Mention => ({
      mention: 'choice',
      choice: { choose: 'cards', which: { ...ANY_TARGET, ...one }, in: 'play', target: true },
    }),
  ),
]);

/** “target Character or target Site”: one target. */
function eitherTarget({ one, other: another_ }: { one: Named; other: Named }): Mention | undefined {
  const which = anyOf([one.which, another_.which]) ?? { any: [one.which, another_.which] };
  return one.in === 'play' && another_.in === 'play'
    ? { mention: 'choice', choice: { choose: 'cards', which, in: 'play', target: true } }
    : undefined;
}

/** “a card you control, a card in your smoked pile, or a State”: one from several places. */
const choiceAmong: Kind<Mention> = phrases<Mention>('a card to choose', () => [
  reading('{all}', { all: listed('cards to choose', oneOf, 'or') }, ({ all }): Mention | undefined => {
    const [first, ...others] = all;
    if (first === undefined || others.length === 0) return undefined;
    return { mention: 'choice', choice: { choose: 'cards', ...first, or: others } };
  }),
]);

const oneOf: Kind<Named> = phrases<Named>('a card to choose', () => [
  reading('(a|an|any) {which}', { which: ownedNoun }, ({ which }) => which),
]);

/** “an opponent's Character”: the opponent owns nothing but the noun. */
const opposing: Kind<Named> = withOwner(noun, 'every-opponent');
const yourPlural: Kind<Named> = withOwner(pluralNoun, 'you');

function withOwner(kind: Kind<Named>, controller: Players): Kind<Named> {
  return phrases<Named>(kind.name, () => [
    reading('{which}', { which: kind }, ({ which }) => withController(which, controller)),
  ]);
}

/** Cards that are seen on top of a deck. */
const seenCards: Kind<CardRef> = phrases<CardRef>('cards that are seen', () => [
  reading('{those}', { those: manyBack }, ({ those }): CardRef => those),
]);

/** The choice is made where the cards lie when it is made. */
function amongSeen(those: CardRef, number?: CardsChoice['number']): Mention {
  const choice = { choose: 'cards', which: { is: those }, in: { whereverIs: those } } as const;
  return { mention: 'choice', choice: number === undefined ? choice : { ...choice, number } };
}

const choiceOfMany: Kind<Mention> = phrases<Mention>('cards to choose', () => [
  choosing('any number of {which}', ownedPlural, { number: { atLeast: 0 } }),
  reading('(any number of|as many of) {those} [as you (wish|choose)]', { those: seenCards }, ({ those }) =>
    amongSeen(those, { atLeast: 0 }),
  ),
  choosing('any number of target {which}', ownedPlural, { number: { atLeast: 0 }, target: true }),
  choosing('[one or more] target {which}', ownedPlural, { number: { atLeast: 1 }, target: true }),
]);

const choiceOfSome: Kind<Mention> = phrases<Mention>('cards to choose', () => [
  reading('up to {atMost} of {those}', { atMost: amount, those: seenCards }, ({ atMost, those }) =>
    amongSeen(those, { atMost }),
  ),
  reading('{exactly} of {those}', { exactly: amount, those: seenCards }, ({ exactly, those }) =>
    amongSeen(those, { exactly }),
  ),
  countedChoice('up to {atMost} target {which}', 'atMost', true),
  countedChoice('up to {atMost} {which}', 'atMost', false),
  countedChoice('{exactly} target {which}', 'exactly', true),
  countedChoice('{exactly} {which}', 'exactly', false),
]);

function countedChoice(template: string, bound: 'atMost' | 'exactly', target: boolean): Phrase<Mention> {
  return saying(
    template,
    { which: ownedPlural, [bound]: amount },
    (filling: { which: Named } & Record<string, unknown>): Mention | undefined =>
      // A title has no plural: “one” of it is said without a number.
      filling[bound] === 1 && bound === 'exactly'
        ? undefined
        : {
            mention: 'choice',
            choice: {
              choose: 'cards',
              ...filling.which,
              number: { [bound]: filling[bound] },
              ...(target ? { target } : {}),
            },
          },
    (mention: Mention) => {
      if (mention.mention !== 'choice' || mention.choice.choose !== 'cards') return undefined;
      const { number: given, target: isTarget = false, which, in: place } = mention.choice;
      const entries = Object.entries(given ?? {});
      if (entries.length !== 1 || entries[0]?.[0] !== bound || isTarget !== target) return undefined;
      return { which: { which, in: place }, [bound]: entries[0][1] };
    },
  );
}

/** “the others”, of cards that are seen. */
const restOfSeen = mentions(
  'the other cards',
  phrases<Mention>('the other cards', () => [
    words<Mention>('(the rest|the others|the (other|remaining) (card|cards)|any remaining cards)', {
      mention: 'rest',
    }),
  ]),
);

/** The card itself, if its title is plural. */
const they = mentions(
  'cards mentioned before',
  phrases<Mention>('cards mentioned before', () => [back('them', 'pronoun', true)]),
);
const oneBack = mentions('a card mentioned before', backOne);
const manyBack = mentions('cards mentioned before', backMany);
const oneChosen = mentions('a card to choose', choiceOfOne);
/** “target card”, of what waits for an event of that card. */
const oneTarget = mentions(
  'a target',
  phrases<Mention>('a target', () => [choosing('target {which}', ownedNoun, { target: true })]),
);
const oneAmong = mentions('a card to choose', choiceAmong);
const someChosen = mentions('cards to choose', choiceOfSome);
const anyChosen = mentions('cards to choose', choiceOfMany);

const same = <Value>(template: string, slot: string, kind: Kind<Value>): Phrase<Value> =>
  saying(
    template,
    { [slot]: kind },
    (filling: Record<string, Value>) => filling[slot],
    (value: Value) => ({ [slot]: value }),
  );

/** What has a name in a part of a text that is rendered alone. */
const byName: Kind<{ readonly chosen: string }> = kindOf('a name', {
  first: () => [],
  read: () => [],
  render(ref) {
    const mention = mentionOf(ref)?.mention;
    return mention?.mention === 'named' ? { text: `[${mention.name}]`, many: false } : undefined;
  },
});

export const cardRefPhrases = (): readonly Phrase<CardRef>[] => [
  words<CardRef>('(this card|#self|this Character|this Site|this State|this Edge|this Event|itself)', 'this'),
  words<CardRef>(
    '(subject|subject Character|subject Site|subject card|subject Edge|controlling Character)',
    'subject',
  ),
  words<CardRef>(
    "(the target of (its|his|her|this card 's|#self 's) attack|(its|his|her|#self 's|this card 's) target)",
    'its-target',
  ),
  same<CardRef>('{named}', 'named', byName),
  same<CardRef>('{back}', 'back', oneBack),
  same<CardRef>('{chosen}', 'chosen', oneChosen),
];

/** “target Character's”, of a card that is chosen here. */
const targetsPossessive: Kind<Mention> = phrases<Mention>('a possessive', () => [
  choosing("target {which} 's", ownedNoun, { target: true }),
]);

export const cardPossessivePhrases = (): readonly Phrase<CardRef>[] => [
  same<CardRef>("{named} 's", 'named', byName),
  words<CardRef>("(this|this card 's|#self 's|this Character 's|this Site 's)", 'this'),
  words<CardRef>(
    "(subject 's|subject Character 's|subject Site 's|subject Edge 's|subject State 's|subject card 's)",
    'subject',
  ),
  words<CardRef>("((its|his|her|#self 's|this card 's) target 's)", 'its-target'),
  same<CardRef>('{target}', 'target', mentions('a possessive', targetsPossessive)),
  same<CardRef>(
    '{its}',
    'its',
    mentions(
      'a possessive',
      phrases<Mention>('a possessive', () => [
        back('its', 'pronoun'),
        back('(his|her)', 'person'),
        ...NOUNS.flatMap((noun) => (noun === 'card' ? [] : back(`that ${noun} 's`, noun))),
        back("the Character 's", 'Character'),
        back("the Site 's", 'Site'),
        ...(['Character', 'Site'] as const).map((noun) =>
          words<Mention>(`the other ${noun} 's`, { mention: 'back', noun, many: false, isOther: true }),
        ),
        back("the Vehicle 's", 'Vehicle'),
        back("the Weapon 's", 'Weapon'),
        ...backDone("{noun} 's"),
        back("(target 's|the target 's)", 'target'),
        backTarget("target Character 's", 'Character'),
        backTarget("target Site 's", 'Site'),
        backTarget("target card 's", 'card'),
        back("that card 's", 'card'),
        back('that', 'card'),
        back("that attacker 's", 'attacker'),
        back("that interceptor 's", 'interceptor'),
        // The title of a card may be plural.
        back('their', 'pronoun', true),
      ]),
    ),
  ),
];

export const playerRefPhrases = (): readonly Phrase<PlayerRef>[] => [
  pluralWords<PlayerRef>('you', 'you'),
  words<PlayerRef>('([the] opponent to your left|the player to your left)', 'opponent-to-the-left'),
  words<PlayerRef>('the current player', 'current-player'),
  words<PlayerRef>('the attacking player', 'attacking-player'),
  words<PlayerRef>('the defending player', 'defending-player'),
  same<PlayerRef>('{named}', 'named', byName),
  phrase('the controller of {controllerOf}', { controllerOf: cardRef }, {}),
  phrase('the owner of {ownerOf}', { ownerOf: cardRef }, {}),
  // Who plays a card controls it, too, while it waits in the scene.
  reading('the player who played {controllerOf}', { controllerOf: oneBack }, (one): PlayerRef => one),
  reading('{controllerOf} controller', { controllerOf: cardPossessive }, (one): PlayerRef => one),
  reading('{ownerOf} owner', { ownerOf: cardPossessive }, (one): PlayerRef => one),
  same<PlayerRef>(
    '{back}',
    'back',
    mentions(
      'a player mentioned before',
      phrases<Mention>('a player mentioned before', () => [
        back('(that player|he or she|him or her|the player)', 'player'),
        back('(that opponent|the chosen opponent|the opponent)', 'opponent'),
        back('the chosen player', 'player'),
        back('(target|the target)', 'target'),
        backTarget('target player', 'player'),
        backTarget('target opponent', 'opponent'),
      ]),
    ),
  ),
  same<PlayerRef>(
    '{chosen}',
    'chosen',
    mentions(
      'a player to choose',
      phrases<Mention>('a player to choose', () => [
        words<Mention>('target opponent', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-opponent', target: true },
        }),
        words<Mention>('target player', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-player', target: true },
        }),
        reading('target opponent (who|that) {such}', { such: predicate }, ({ such }) => ({
          mention: 'choice',
          choice: { choose: 'players', of: 'every-opponent', such, target: true },
        })),
        reading('target player (who|that) {such}', { such: predicate }, ({ such }) => ({
          mention: 'choice',
          choice: { choose: 'players', of: 'every-player', such, target: true },
        })),
        words<Mention>('(an|any|one|any one) opponent', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-opponent' },
        }),
        words<Mention>('(a|any|any one) player', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-player' },
        }),
      ]),
    ),
  ),
];

export const playerPossessivePhrases = (): readonly Phrase<PlayerRef>[] => [
  words<PlayerRef>('your', 'you'),
  saying(
    "{player} 's",
    { player: playerRef },
    ({ player }) => player,
    (player: PlayerRef) => (player === 'you' ? undefined : { player }),
  ),
  same<PlayerRef>(
    '{whose}',
    'whose',
    mentions(
      'a possessive',
      phrases<Mention>('a possessive', () => [back('(his or her|their)', 'whose')]),
    ),
  ),
];

/** “a card”, “2 Events” to discard: cards in the hand of the player. */
export const chosenInHand = mentions(
  'cards in hand',
  phrases<Mention>('cards in hand', () => [
    reading('(a|an|one) {which} [of (your|his or her|their) choice]', { which: noun }, ({ which }) =>
      inHand(which, undefined),
    ),
    reading('{exactly} {which}', { exactly: amount, which: pluralNoun }, ({ exactly, which }) =>
      inHand(which, { exactly }),
    ),
    reading('up to {atMost} {which}', { atMost: amount, which: pluralNoun }, ({ atMost, which }) =>
      inHand(which, { atMost }),
    ),
    reading('any number of {which}', { which: pluralNoun }, ({ which }) => inHand(which, { atLeast: 0 })),
  ]),
);

function inHand({ which, in: place }: Named, number: CardsChoice['number']): Mention | undefined {
  const isPlain = place === 'play' && which.controller === undefined;
  if (!isPlain && !equal(place, { hand: 'you' })) return undefined;
  const choice = { choose: 'cards', which, in: { hand: 'you' } } as const;
  return { mention: 'choice', choice: number === undefined ? choice : { ...choice, number } };
}

/** “three cards at random” of a player who discards. */
export const randomInHand = mentions(
  'cards discarded at random',
  phrases<Mention>('cards discarded at random', () => [
    reading(
      '{by} [must] discard~ (a|one) card at random [from (his or her|their) hand]',
      { by: playerRef },
      ({ by }) => atRandom(by, 1),
    ),
    reading(
      '{by} [must] discard~ {number} cards at random [from (his or her|their) hand]',
      { by: playerRef, number: amount },
      ({ by, number }) => atRandom(by, number),
    ),
    reading('discard~ (a|one) card at random [from your hand]', {}, () => atRandom('you', 1)),
    reading('discard~ {number} cards at random [from your hand]', { number: amount }, ({ number }) =>
      atRandom('you', number),
    ),
  ]),
);

/** “force that opponent to discard a card of your choice”: the cards are chosen in that player's hand. */
export const discardedByForce = mentions(
  'cards that a player must discard',
  phrases<Mention>('cards that a player must discard', () => [
    reading(
      'force~ {of} to discard {what} of your choice',
      { of: playerRef, what: someCards },
      ({ of, what }) => chosenByYou(of, what),
    ),
    reading(
      '{of} [must] discard~ {what} of your choice',
      { of: playerRef, what: someCards },
      ({ of, what }) => chosenByYou(of, what),
    ),
    reading(
      'force~ {of} to discard (a|one) card at random [from (his or her|their) hand]',
      { of: playerRef },
      ({ of }) => atRandom(of, 1),
    ),
    reading(
      'force~ {of} to discard {number} cards at random [from (his or her|their) hand]',
      { of: playerRef, number: amount },
      ({ of, number }) => atRandom(of, number),
    ),
  ]),
);

interface SomeCards {
  readonly which: Named;
  readonly number?: CardsChoice['number'];
}

const someCards: Kind<SomeCards> = phrases<SomeCards>('cards', () => [
  reading('(a|an|one|any|any one) {which}', { which: noun }, (one) => one),
  reading('{exactly} {which}', { exactly: amount, which: pluralNoun }, ({ exactly, which }) => ({
    which,
    number: { exactly },
  })),
  reading('up to {atMost} {which}', { atMost: amount, which: pluralNoun }, ({ atMost, which }) => ({
    which,
    number: { atMost },
  })),
]);

function chosenByYou(of: PlayerRef, { which: { which, in: place }, number }: SomeCards): Mention | undefined {
  if (place !== 'play' || which.controller !== undefined || of === 'you') return undefined;
  const choice = { choose: 'cards', which, in: { hand: of } } as const;
  return { mention: 'choice', choice: number === undefined ? choice : { ...choice, number } };
}

function atRandom(by: PlayerRef, number: Amount): Mention {
  const choice = { choose: 'cards', which: {}, in: { hand: by }, random: true } as const;
  return { mention: 'choice', choice: number === 1 ? choice : { ...choice, number: { exactly: number } } };
}

/** Players of a filter: “an opponent” is any of them, and nobody is chosen. */
export const playersPhrases = (): readonly Phrase<Players>[] => [
  pluralWords<Players>('you', 'you'),
  words<Players>(
    '(all opponents|each opponent|every opponent|your opponents|opponents|an opponent|any opponent)',
    'every-opponent',
  ),
  words<Players>('(all players|each player|every player|players|a player|any player)', 'every-player'),
  words<Players>('[the] opponent to your left', 'opponent-to-the-left'),
  ...playersWho(),
  reading('{player}', { player: knownPlayer }, ({ player }): Players => player),
];

/** “an opponent who controls more Sites than you”. */
function playersWho(): readonly Phrase<Players>[] {
  const who = (template: string, every: PlayersSuch['every']): Phrase<Players> =>
    saying(
      `${template} (who|that) {such}`,
      { such: predicate },
      ({ such }): Players => ({ every, such }),
      (value: Players) =>
        typeof value === 'object' && 'such' in value && value.every === every
          ? { such: value.such }
          : undefined,
    );
  const having = (template: string, every: PlayersSuch['every']): Phrase<Players> =>
    reading(`${template} with {such}`, { such: possession }, ({ such }): Players => ({ every, such }));
  return [
    having('(any|an|each|every) opponent', 'opponent'),
    having('(any|a|each|every) player', 'player'),
    having('opponents', 'opponent'),
    having('players', 'player'),
    who('(any|an|each|every) opponent', 'opponent'),
    who('(any|a|each|every) player', 'player'),
    who('[all] opponents', 'opponent'),
    who('[all] players', 'player'),
  ];
}

/** A card that a condition can be about: it chooses nothing but a target. */
export const knownCard: Kind<CardRef> = phrases<CardRef>('a card', () => [
  saying(
    '{card}',
    { card: cardRef },
    ({ card }) => {
      const mention = typeof card === 'string' ? undefined : mentionOf(card)?.mention;
      const isChosen = mention?.mention === 'choice' && mention.choice.target !== true;
      return isChosen ? undefined : card;
    },
    (card: CardRef) => ({ card }),
  ),
]);

/** “his or her” of the player who was mentioned before. */
export const theirs: Kind<PlayerRef> = mentions(
  'a possessive',
  phrases<Mention>('a possessive', () => [back('(his or her|their)', 'player')]),
);

/** A player who is known without a choice: “that player”, “the controller of the target of its attack”. */
export const knownPlayer: Kind<PlayerRef> = phrases<PlayerRef>('a player', () => [
  reading('{player}', { player: playerRef }, ({ player }) => (isKnownPlayer(player) ? player : undefined)),
]);

function isKnownPlayer(player: PlayerRef): boolean {
  if (typeof player === 'string') return player !== 'you' && player !== 'opponent-to-the-left';
  const [mention] = mentionsIn(player);
  return mention?.mention !== 'choice';
}

/** Cards that the same sentence names before or after it. */
const THEY = mentioning({ mention: 'back', noun: 'pronoun', many: true }, 0);

export const isThey = ({ is }: Filter): boolean => is === THEY;

export const anyCardPhrases = (): readonly Phrase<Named>[] => [
  words<Named>('(this card|#self|this Character|this Site)', { which: { is: 'this' }, in: 'play' }),
  words<Named>("(the target of (its|his|her|their|#self 's|this card 's) attack|(its|his|her) target)", {
    which: { is: 'its-target' },
    in: 'play',
  }),
  reading('{back}', { back: oneBack }, ({ back: is }): Named => ({ which: { is }, in: 'play' })),
  reading('{back}', { back: they }, ({ back: is }): Named => ({ which: { is }, in: 'play' })),
  words<Named>('(subject|subject Character|subject Site)', { which: { is: 'subject' }, in: 'play' }),
  reading('{target}', { target: oneTarget }, ({ target: is }): Named => ({ which: { is }, in: 'play' })),
  reading('they', {}, (): Named => ({ which: { is: THEY }, in: 'play' })),
  saying(
    '(a|an|any) {which}',
    { which: ownedNoun },
    ({ which }) => which,
    (which: Named) => ({ which }),
  ),
  saying(
    'another {which}',
    { which: another },
    ({ which }) => which,
    (which: Named) => ({ which }),
  ),
  // What can be attacked (6.1).
  reading(
    'a target controlled by {controller}',
    { controller: players },
    ({ controller }): Named => ({
      which: { type: ['Character', 'Site'], controller },
      in: 'play',
    }),
  ),
  reading("an opponent 's {noun}", { noun }, ({ noun: named }) => withController(named, 'every-opponent')),
  reading('your {noun}', { noun }, ({ noun: named }) => withController(named, 'you')),
  reading('(one|any|any one) of your {many}', { many: pluralNoun }, ({ many }) =>
    withController(many, 'you'),
  ),
  reading('(one|any|any one) of your other {many}', { many: pluralNoun }, ({ many }) => {
    const yours = withController(many, 'you');
    return yours === undefined ? undefined : { ...yours, which: { ...yours.which, isNot: 'this' as const } };
  }),
  reading('{many}', { many: ownedPlural }, ({ many }) => many),
];

/** “that Site and all Characters at its location”. */
const both: Kind<Cards> = phrases<Cards>('cards', () => [
  reading(
    'your {first} and your {second}',
    { first: yourPlural, second: yourPlural },
    ({ first, second }): Cards | undefined =>
      first.in === 'play' && second.in === 'play'
        ? { each: anyOf([first.which, second.which]) ?? { any: [first.which, second.which] }, in: 'play' }
        : undefined,
  ),
  reading(
    '{one} and (all|each|every) {which}',
    { one: cardRef, which: ownedPlural },
    ({ one, which }): Cards | undefined =>
      which.in === 'play' ? { each: { any: [{ is: one }, which.which] }, in: 'play' } : undefined,
  ),
  reading(
    '(all|each|every) {first} and (all|each|every) {second}',
    { first: ownedPlural, second: ownedPlural },
    ({ first, second }): Cards | undefined =>
      first.in === 'play' && second.in === 'play'
        ? { each: anyOf([first.which, second.which]) ?? { any: [first.which, second.which] }, in: 'play' }
        : undefined,
  ),
]);

export const cardsPhrases = (): readonly Phrase<Cards>[] => [
  reading('(each|all) of your {which}', { which: yourPlural }, ({ which }): Cards => eachOf(which)),
  reading('{both}', { both }, (one) => one.both),
  reading('(each|every|all) other {which}', { which: another }, ({ which }): Cards => eachOf(which)),
  reading(
    '{ref} and subject',
    { ref: cardRef },
    ({ ref }): Cards => ({ each: { any: [{ is: ref }, { is: 'subject' }] }, in: 'play' }),
  ),
  same<Cards>('{ref}', 'ref', cardRef),
  words<Cards>("the target of [the] (subject|subject Character) 's attack", {
    each: { attackedBy: 'subject' },
    in: 'play',
  }),
  same<Cards>('{among}', 'among', oneAmong),
  same<Cards>('{back}', 'back', manyBack),
  same<Cards>('{rest}', 'rest', restOfSeen),
  same<Cards>('{any}', 'any', anyChosen),
  same<Cards>('{some}', 'some', someChosen),
  saying(
    '(all|all the|all of the) {which}',
    { which: ownedPlural },
    ({ which }): Cards => eachOf(which),
    namedIn,
  ),
  reading('(each|every) {which}', { which: ownedNoun }, ({ which }): Cards => eachOf(which)),
  reading('(each|every) {which}', { which: pairedNoun }, ({ which }): Cards => eachOf(which)),
  // A location has one front-row Site (4.3.3).
  reading('the {which}', { which: noun }, ({ which }) => (isOnly(which) ? eachOf(which) : undefined)),
  reading('{which}', { which: ownedPlural }, ({ which }): Cards => eachOf(which)),
  reading('[all] other {which}', { which: otherThan(pluralNoun) }, ({ which }): Cards => eachOf(which)),
];

function isOnly({ which, in: place }: Named): boolean {
  const { atLocationOf, ...rest } = which;
  return place === 'play' && atLocationOf !== undefined && equal(rest, { type: ['Site'], row: 'front' });
}

function eachOf({ which, in: place }: Named): Cards {
  return { each: which, in: place };
}

function namedIn(value: Cards): { which: Named } | undefined {
  return typeof value === 'object' && 'each' in value
    ? { which: { which: value.each, in: value.in } }
    : undefined;
}

const random = { choose: 'cards', which: {}, in: { hand: 'you' }, random: true } as const;

/** “2 cards”, before “at random”: of the hand of the player who pays. */
export const randomOfHand = mentions(
  'cards in hand',
  phrases<Mention>('cards in hand', () => [
    words<Mention>('(a|one) card', { mention: 'choice', choice: random }),
    reading(
      '{number} cards',
      { number: simpleAmount },
      ({ number }): Mention => ({
        mention: 'choice',
        choice: { ...random, number: { exactly: number } },
      }),
    ),
  ]),
);
