import SearchableMap from 'minisearch/SearchableMap';
import { startingWith } from './sorted.ts';

/** Words of the index that a typed word may mean, and how alike they are: 1 is the word itself. */
export type Likeness = ReadonlyMap<number, number>;

/** Every distinct word of the names. A word is known by its place in alphabetical order. */
export interface Dictionary {
  placeOf(word: string): number | undefined;
  /** The word itself and the words that it begins. */
  begun(word: string): Likeness;
  /** Words that are a slip of the finger or two away. */
  mistyped(word: string): Likeness;
}

/** So that one letter does not fetch a whole large dictionary. */
const MOST_BEGUN = 500;
/** No word of a name is longer; what is typed beyond it is junk. */
const LONGEST_WORD = 40;

export function buildDictionary(sortedWords: readonly string[]): Dictionary {
  const tree = SearchableMap.from(sortedWords.map((word, place): [string, number] => [word, place]));
  return {
    placeOf: (word) => tree.get(word),
    begun(word) {
      const found = new Map<number, number>();
      for (const place of startingWith(sortedWords, word, MOST_BEGUN)) {
        found.set(place, begunLikeness(word, sortedWords[place] ?? ''));
      }
      return found;
    },
    mistyped(word) {
      const found = new Map<number, number>();
      const slips = slipsAllowed(word);
      if (slips === 0) return found;
      for (const [near, [place, distance]] of tree.fuzzyGet(word, slips)) {
        found.set(place, 1 - distance / Math.max(word.length, near.length));
      }
      // Two letters changing places are one slip, though two edits.
      for (const swapped of swaps(word)) {
        const place = tree.get(swapped);
        if (place !== undefined) found.set(place, Math.max(found.get(place) ?? 0, 1 - 1 / word.length));
      }
      return found;
    },
  };
}

/** The more of the word was typed, the more alike: "pas" is nearer to "pass" than to "passage". */
function begunLikeness(typed: string, word: string): number {
  return 0.4 + (0.6 * typed.length) / word.length;
}

function slipsAllowed(word: string): number {
  if (word.length < 3 || word.length > LONGEST_WORD) return 0;
  return word.length < 8 ? 1 : 2;
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
