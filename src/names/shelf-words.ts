import { A_STEP, type Steps } from '../engine/steps.ts';
import { readingOf } from './reading.ts';
import { compareText, inOrder, type SortedTexts, sortedTexts } from './sorted.ts';
import type { Spelling } from './spelling.ts';

/** The words of the spellings of a shelf: numbers side by side, for there are many. */
export interface ShelfWords {
  /** Every distinct word. */
  readonly distinct: SortedTexts;
  /** The words of a spelling, by their places among the distinct ones. */
  placesOf(spelling: number): Uint32Array;
  /** Whether a spelling from one of its words on comes before or after another so, in alphabetical order. */
  compareFrom(a: WordOf, b: WordOf): number;
  /** The spellings that have the word at a place, in the order of the shelf. */
  holdersOf(place: number): Uint32Array;
}

/** One word of a spelling, by how many come before it. */
export interface WordOf {
  readonly spelling: number;
  readonly word: number;
}

/** What the words of a shelf are read from: plain data, which can be kept in a file. */
export interface ShelfWordsData {
  /** Every distinct word, in alphabetical order. */
  readonly distinct: readonly string[];
  /** The places of the words of all spellings, one spelling after the other. */
  readonly places: Uint32Array;
  /** Where each spelling begins among the places, and the end. */
  readonly starts: Uint32Array;
  /** The spellings that have each word, one word after the other. */
  readonly held: Uint32Array;
  /** Where each word begins among those, and the end. */
  readonly heldFrom: Uint32Array;
}

export function* indexWords(spellings: readonly Spelling[]): Steps<ShelfWordsData> {
  // Places are given as words come, and changed for those in alphabetical order when all are known.
  const known = new Map<string, number>();
  const places: number[] = [];
  const starts = new Uint32Array(spellings.length + 1);
  for (const [at, { full }] of spellings.entries()) {
    if (at % A_STEP === 0) yield;
    for (const word of readingOf(full).words) {
      const place = known.get(word) ?? known.size;
      known.set(word, place);
      places.push(place);
    }
    starts[at + 1] = places.length;
  }
  const words = [...known.keys()];
  const alphabetical = yield* inOrder(words.length, (a, b) => compareText(words[a] ?? '', words[b] ?? ''));
  const placeOf = new Uint32Array(words.length);
  for (const [place, as] of alphabetical.entries()) placeOf[as] = place;
  yield;
  const all = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at++) {
    if (at % A_STEP === 0) yield;
    all[at] = placeOf[places[at] ?? 0] ?? 0;
  }
  const { held, heldFrom } = yield* holders(all, starts, words.length);
  return {
    distinct: Array.from(alphabetical, (as) => words[as] ?? ''),
    places: all,
    starts,
    held,
    heldFrom,
  };
}

export function shelfWords({ distinct, places: all, starts, held, heldFrom }: ShelfWordsData): ShelfWords {
  return {
    distinct: sortedTexts(distinct),
    placesOf: (spelling) => all.subarray(starts[spelling], starts[spelling + 1]),
    compareFrom(a, b) {
      const endOfA = starts[a.spelling + 1] ?? 0;
      const endOfB = starts[b.spelling + 1] ?? 0;
      let atA = (starts[a.spelling] ?? 0) + a.word;
      let atB = (starts[b.spelling] ?? 0) + b.word;
      for (; atA < endOfA && atB < endOfB; atA++, atB++) {
        const difference = (all[atA] ?? 0) - (all[atB] ?? 0);
        if (difference !== 0) return difference;
      }
      return endOfA - atA - (endOfB - atB);
    },
    holdersOf: (place) => held.subarray(heldFrom[place], heldFrom[place + 1]),
  };
}

/** Counts how many hold each word, and then puts them side by side. */
function* holders(places: Uint32Array, starts: Uint32Array, wordCount: number) {
  const heldFrom = new Uint32Array(wordCount + 1);
  for (const place of places) heldFrom[place + 1] = (heldFrom[place + 1] ?? 0) + 1;
  for (let place = 0; place < wordCount; place++) {
    heldFrom[place + 1] = (heldFrom[place + 1] ?? 0) + (heldFrom[place] ?? 0);
  }
  yield;
  const held = new Uint32Array(places.length);
  const next = heldFrom.slice();
  for (let spelling = 0; spelling + 1 < starts.length; spelling++) {
    if (spelling % A_STEP === 0) yield;
    for (const place of places.subarray(starts[spelling], starts[spelling + 1])) {
      held[next[place] ?? 0] = spelling;
      next[place] = (next[place] ?? 0) + 1;
    }
  }
  return { held, heldFrom };
}
