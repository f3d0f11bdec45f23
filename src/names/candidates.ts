import type { Letters } from './letters.ts';
import type { Query, QueryWord } from './query.ts';
import type { ShelfWords } from './shelf-words.ts';
import { createTally, type Tally } from './tally.ts';

/** Picks the few spellings that are worth comparing with a query closely, by their places in the shelf. */
export interface Candidates {
  /** Those that share most with the words of the query. */
  byWords(query: Query): readonly number[];
  /** Those that are the whole query but for a letter or two, whatever its gaps: "foxpas". */
  byLetters(query: Query, mostSlips: 1 | 2): readonly number[];
}

/** The most spellings that one query compares closely. */
const MOST_CANDIDATES = 50;
/** The most spellings that one query looks up by their words; those of common words are the last. */
export const MOST_LOOKED_UP = 10_000;
const SHORTEST_WITH_ONE_SLIP = 4;
const SHORTEST_WITH_TWO_SLIPS = 8;

export function createCandidates(
  words: ShelfWords,
  letters: Letters,
  count: number,
  onWork: () => void,
): Candidates {
  const tally = createTally(count);
  return {
    byWords: (query) => mostShared(query, words, tally, onWork),
    byLetters({ reading: { joined } }, mostSlips) {
      if (joined.length < SHORTEST_WITH_ONE_SLIP) return [];
      const slips = joined.length < SHORTEST_WITH_TWO_SLIPS ? 1 : mostSlips;
      return letters.near(joined, slips, MOST_CANDIDATES);
    },
  };
}

function mostShared(query: Query, words: ShelfWords, tally: Tally, onWork: () => void): readonly number[] {
  let left = MOST_LOOKED_UP;
  for (const { weight, means } of rarestFirst(query.words, words)) {
    tally.nextWord();
    for (const [place, likeness] of means) {
      for (const at of words.holdersOf(place)) {
        if (left-- <= 0) return tally.largest(MOST_CANDIDATES);
        onWork();
        tally.answer(at, weight * likeness);
      }
    }
  }
  return tally.largest(MOST_CANDIDATES);
}

function rarestFirst(queried: readonly QueryWord[], words: ShelfWords): readonly QueryWord[] {
  return queried
    .map((word) => ({ word, common: holderCount(word, words) }))
    .sort((a, b) => a.common - b.common)
    .map(({ word }) => word);
}

function holderCount({ means }: QueryWord, words: ShelfWords): number {
  let count = 0;
  for (const place of means.keys()) count += words.holdersOf(place).length;
  return count;
}
