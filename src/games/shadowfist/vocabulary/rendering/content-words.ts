import { restrictions } from '../../card.ts';
import { specialAbilities } from '../words.ts';

/** A word of a rules text that tells what the card does. */
export interface ContentWord {
  readonly kind: Kind;
  readonly word: string;
}

type Kind =
  | ('number' | 'count' | 'restriction' | 'special ability' | 'type')
  | ('symbol' | 'designator' | 'verb' | 'keyword');

/** What is looked for, and taken out of the text where it is found. A law without a kind only takes it out. */
interface Law {
  readonly pattern: RegExp;
  readonly kind?: Kind;
  /** What the word is called; absent, as it was found. */
  readonly word?: (found: string) => string;
}

/** The day is no deed: “until the end of the turn”, “at the start of each of your turns”. */
const TURN_AS_TIME = /\b(?:your|the|this|each|a|any|one|per|of|next|['’]s|s['’]) turns?\b/gi;
const COUNTS: readonly string[] = ['two', 'three', 'four', 'five', 'six'];

const keywords: readonly string[] = [
  ...['Power-generating', 'resource condition', 'resource provision', 'smoked pile', 'toasted pile'],
  ...['burned-for-victory pile', 'Main Shot', 'Establishing Shot', 'rules text', 'prior to combat'],
  ...['front-row', 'back-row', 'face-up', 'face-down', 'in response', 'end of the turn', 'end of the attack'],
  ...['non-combat', 'combat', 'damage', 'resource', 'immediately', 'location', 'controller', 'owner'],
  ...['designator', 'Fighting', 'Body', 'Power', 'cost', 'hand', 'deck', 'title', 'victory'],
];

/**
 * The verbs of the rules by their stems, and what cards say instead of them. Those that only look alike stay apart: a
 * target is no choice, a sacrifice no smoking, a discard no toasting (4.3.6, 7.1).
 */
const verbs: Readonly<Record<string, string>> = {
  unturn: 'unturn',
  sacrifice: 'sacrific',
  smoke: 'smok',
  toast: 'toast',
  reveal: 'reveal',
  seize: 'seiz',
  burn: 'burn',
  play: 'play(?!er)',
  return: 'return',
  inflict: 'inflict|takes? no',
  redirect: 'redirect',
  heal: 'heal',
  cancel: 'cancel',
  copy: 'cop(?:y|ie)',
  swap: 'swap|switch',
  steal: 'steal|stole',
  gain: 'gain|giv',
  draw: 'draw|drew',
  discard: 'discard',
  look: 'look|search',
  shuffle: '(?:re)?shuffl',
  target: 'target',
  choose: 'choos|chose|choice|select|pick',
  attack: 'attack',
  intercept: 'intercept',
  join: 'join',
  cease: 'ceas',
  generate: 'generat',
  provide: 'provid',
  cannot: "cannot|may not|can[’']t",
  turn: 'turn',
};

/** The laws, in the order in which they take from a text what they find. */
function lawsFor(designators: readonly string[]): Law[] {
  const verb = ([word, stem]: [string, string]): Law => ({
    ...{ kind: 'verb', pattern: new RegExp(`\\b(?:${stem})[a-z]*`, 'gi'), word: () => word },
  });
  return [
    { kind: 'symbol', pattern: /\{\w+\}/g },
    { kind: 'restriction', pattern: anyOf(restrictions, 'g') },
    { kind: 'special ability', pattern: anyOf(specialAbilities, 'g') },
    ...designators.map(
      (word): Law => ({ kind: 'designator', pattern: anyOf([word], 'gi'), word: () => word }),
    ),
    { pattern: TURN_AS_TIME },
    { kind: 'type', pattern: anyOf(['Feng Shui Site', 'Character', 'Site', 'State', 'Event', 'Edge'], 'g') },
    ...keywords.map((word): Law => ({ kind: 'keyword', pattern: anyOf([word], 'gi'), word: () => word })),
    { kind: 'number', pattern: /(?<!\w)[+-]?\d+/g },
    {
      kind: 'count',
      pattern: anyOf(COUNTS, 'gi'),
      word: (found) => String(COUNTS.indexOf(found.toLowerCase()) + 2),
    },
    ...Object.entries(verbs).map(verb),
  ];
}

function anyOf(words: readonly string[], flags: string): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})s?(?![\\w])`, flags);
}

/** The bold words that are neither restrictions nor special abilities. */
export function designatorsIn(text: string): string[] {
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, words = '']) => words.split(/[.:]\s*/));
  const known: readonly string[] = [...restrictions, ...specialAbilities];
  return bold.filter((word) => /^[A-Z]/.test(word) && !known.includes(word));
}

/** Every word of a text that tells what the card does, as often as it stands there. */
export function contentWordsIn(text: string, designators: readonly string[]): ContentWord[] {
  let rest = text
    .replaceAll('*', '')
    // The names that a rendering puts beside what it would else call alike.
    .replace(/ ?\[[A-Za-z][\w-]*\]/g, '')
    .replace(/X-(\d)/g, 'X minus $1');
  const found: ContentWord[] = [];
  for (const { kind, pattern, word } of lawsFor(designators)) {
    rest = rest.replace(pattern, (match: string) => {
      if (kind !== undefined) found.push({ kind, word: word === undefined ? singular(match) : word(match) });
      return ' ';
    });
  }
  return found;
}

function singular(word: string): string {
  return word.replace(/(?<=[a-z])s$/, '');
}
