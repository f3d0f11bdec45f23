import {
  anyOf,
  type ContentWord,
  type Law,
  numbers,
  verbLaw,
  wordLaw,
  wordsFound,
} from '../../../vocabulary/content-words.ts';
import { restrictions } from '../../card.ts';
import { specialAbilities } from '../words.ts';

/** The day is no deed: “until the end of the turn”, “at the start of each of your turns”. */
const TURN_AS_TIME = /\b(?:your|the|this|each|a|any|one|per|of|next|['’]s|s['’]) turns?\b/gi;

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
  return [
    { kind: 'symbol', pattern: /\{\w+\}/g },
    { kind: 'restriction', pattern: anyOf(restrictions, 'g') },
    { kind: 'special ability', pattern: anyOf(specialAbilities, 'g') },
    ...designators.map(wordLaw('designator')),
    { pattern: TURN_AS_TIME },
    { kind: 'type', pattern: anyOf(['Feng Shui Site', 'Character', 'Site', 'State', 'Event', 'Edge'], 'g') },
    ...keywords.map(wordLaw('keyword')),
    ...numbers,
    ...Object.entries(verbs).map(verbLaw),
  ];
}

/** The bold words that are neither restrictions nor special abilities. */
export function designatorsIn(text: string): string[] {
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, words = '']) => words.split(/[.:]\s*/));
  const known: readonly string[] = [...restrictions, ...specialAbilities];
  return bold.filter((word) => /^[A-Z]/.test(word) && !known.includes(word));
}

/** Every word of a text that tells what the card does, as often as it stands there. */
export function contentWordsIn(text: string, designators: readonly string[]): ContentWord[] {
  return wordsFound(text.replaceAll('*', '').replace(/X-(\d)/g, 'X minus $1'), lawsFor(designators));
}
