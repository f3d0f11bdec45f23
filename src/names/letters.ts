import { A_STEP, type Steps } from '../engine/steps.ts';
import { near } from './near.ts';
import { LONGEST_NAME, lettersOf, readingOf } from './reading.ts';
import { compareText, inOrder, placeOf, sortedTexts } from './sorted.ts';
import type { Spelling } from './spelling.ts';

/** Spellings, by their places in the shelf, under what they are without gaps. */
export interface Letters {
  /** Those of exactly these letters, names before aliases. */
  of(joined: string): Uint32Array;
  /** Those of letters so many slips away, the nearest first; at most so many. */
  near(joined: string, slips: number, most: number): number[];
}

/** So many of the same letters are kept; more could not be told apart by any name. */
const MOST_NAMESAKES = 200;

/** What the letters of a shelf are read from: plain data, which can be kept in a file. */
export interface LettersData {
  /** The distinct letters, sorted. */
  readonly keys: readonly string[];
  /** The spellings of each, one key after the other. */
  readonly held: Uint32Array;
  /** Where each key begins among those. */
  readonly starts: Uint32Array;
}

export function* indexLetters(spellings: readonly Spelling[]): Steps<LettersData> {
  const texts: string[] = [];
  const owners: number[] = [];
  for (const [owner, { full }] of spellings.entries()) {
    if (owner % A_STEP === 0) yield;
    for (const text of lettersOf(readingOf(full))) {
      texts.push(text);
      owners.push(owner);
    }
  }
  const isAlias = (at: number) => Number(spellings[owners[at] ?? 0]?.alias);
  const order = yield* inOrder(
    texts.length,
    (a, b) => compareText(texts[a] ?? '', texts[b] ?? '') || isAlias(a) - isAlias(b) || a - b,
  );
  const keys: string[] = [];
  const starts: number[] = [];
  for (const [place, at] of order.entries()) {
    if (place % A_STEP === 0) yield;
    const text = texts[at] ?? '';
    if (keys.at(-1) === text) continue;
    keys.push(text);
    starts.push(place);
  }
  return { keys, starts: Uint32Array.from(starts), held: order.map((at) => owners[at] ?? 0) };
}

export function lettersOfShelf({ keys, held, starts }: LettersData, onWork: () => void): Letters {
  const sorted = sortedTexts(keys);
  const longest = keys.reduce((most, { length }) => Math.max(most, length), 0);
  const group = (key: number) =>
    held.subarray(starts[key], Math.min(starts[key + 1] ?? held.length, (starts[key] ?? 0) + MOST_NAMESAKES));

  return {
    of(joined) {
      const key = placeOf(sorted, joined);
      return key === undefined ? new Uint32Array() : group(key);
    },
    near(joined, slips, most) {
      // What is longer than all names need not be looked for.
      if (joined.length > Math.min(longest + slips, LONGEST_NAME)) return [];
      const nearest = [...near(sorted, joined, slips, onWork)].sort(([, a], [, b]) => a - b);
      const found: number[] = [];
      for (const [key] of nearest) {
        if (found.length >= most) break;
        found.push(...group(key).subarray(0, most - found.length));
      }
      return found;
    },
  };
}
