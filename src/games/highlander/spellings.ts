import { knownBy, type Spellings } from '../spellings.ts';
import { type gems, highlanderTypes, type marks } from './card.ts';

const typeSpellings: Spellings<(typeof highlanderTypes)[number]> = highlanderTypes.map(
  (type) => [type] as const,
);

/** The Handbook Addendum and the Type Two errata write R and S before the restriction number. */
const markSpellings: Spellings<(typeof marks)[number]> = [
  ['Reserved', 'R'],
  ['Signature', 'S', 'Sig'],
];

/** The Handbook Addendum writes 1H. */
const handIconSpellings: Spellings<'0' | '1' | '2'> = [
  ['0', 'None', 'No'],
  ['1', 'One', '1H', '1 Hand', 'One Hand', '1 Hand Icon', 'One Hand Icon'],
  ['2', 'Two', '2H', '2 Hands', 'Two Hands', '2 Hand Icons', 'Two Hand Icons'],
];

/** No two gems begin alike. */
const gemSpellings: Spellings<(typeof gems)[number]> = [
  ['Master', 'M'],
  ['Agility', 'A'],
  ['Strength', 'S'],
  ['Toughness', 'T'],
  ['Empathy', 'E'],
  ['Reason', 'R'],
];

const answerSpellings: Spellings<'yes' | 'no'> = [
  ['yes', 'y', 'true', '1', 'x'],
  ['no', 'n', 'false', '0', ''],
];

export const knownTypes = knownBy(typeSpellings);
export const knownMarks = knownBy(markSpellings);
export const knownHandIcons = knownBy(handIconSpellings);
export const knownGems = knownBy(gemSpellings);
export const knownAnswers = knownBy(answerSpellings);
