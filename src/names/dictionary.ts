import { near } from './near.ts';
import { placeOf, type SortedTexts, startingWith } from './sorted.ts';

/** Words of the index that a typed word may mean, and how alike they are: 1 is the word itself. */
export type Likeness = ReadonlyMap<number, number>;

/** Every distinct word of the names. A word is known by its place in alphabetical order. */
export interface Dictionary {
  placeOf(word: string): number | undefined;
  /** The word itself, the words that it begins, and the word of which it is the plural. */
  begun(word: string): Likeness;
  /** Words that are a slip of the finger away; two slips in a long word where no word is one away. */
  mistyped(word: string, mostSlips: number): Likeness;
}

/** So that one letter does not fetch a whole large dictionary. */
const MOST_BEGUN = 250;
/** No word of a name is longer; what is typed beyond it is junk. */
const LONGEST_WORD = 40;
const SHORTEST_MISTYPED = 3;
const SHORTEST_WITH_TWO_SLIPS = 7;

export function createDictionary(words: SortedTexts, onWork: () => void): Dictionary {
  return {
    placeOf: (word) => placeOf(words, word),
    begun(word) {
      const found = new Map<number, number>();
      for (const place of startingWith(words, word, MOST_BEGUN)) {
        onWork();
        found.set(place, begunLikeness(word, words.at(place)));
      }
      const singular = word.endsWith('s') ? placeOf(words, word.slice(0, -1)) : undefined;
      if (singular !== undefined) found.set(singular, begunLikeness(word.slice(0, -1), word));
      return found;
    },
    mistyped(word, mostSlips) {
      if (word.length < SHORTEST_MISTYPED || word.length > LONGEST_WORD) return new Map();
      const found = oneSlip(words, word, onWork);
      if (found.size > 0 || mostSlips < 2 || word.length < SHORTEST_WITH_TWO_SLIPS) return found;
      return within(words, word, 2, onWork);
    },
  };
}

/** Two letters changing places are one slip, though two edits. */
function oneSlip(words: SortedTexts, word: string, onWork: () => void): Map<number, number> {
  const found = within(words, word, 1, onWork);
  for (const swapped of swaps(word)) {
    const place = placeOf(words, swapped);
    if (place !== undefined && !found.has(place)) found.set(place, 1 - 1 / word.length);
  }
  return found;
}

function within(words: SortedTexts, word: string, edits: number, onWork: () => void): Map<number, number> {
  const found = new Map<number, number>();
  for (const [place, distance] of near(words, word, edits, onWork)) {
    found.set(place, 1 - distance / Math.max(word.length, words.at(place).length));
  }
  return found;
}

/** The more of the word was typed, the more alike: "pas" is nearer to "pass" than to "passage". */
function begunLikeness(typed: string, word: string): number {
  return (1 + typed.length / word.length) / 2;
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
