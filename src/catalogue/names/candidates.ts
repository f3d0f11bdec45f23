import SearchableMap from 'minisearch/SearchableMap';
import type { Query, QueryWord } from './query.ts';
import type { IndexedSpelling } from './ranking.ts';
import { LONGEST_NAME } from './reading.ts';
import { createTally, type Tally } from './tally.ts';

/** Picks the few spellings that are worth comparing with a query closely. */
export interface Candidates {
  /** Those that share most with the words of the query. */
  byWords(query: Query): readonly IndexedSpelling[];
  /** Those that are the whole query but for a letter or two, whatever its gaps: "foxpas". */
  byLetters(query: Query, mostSlips: 1 | 2): readonly IndexedSpelling[];
}

/** For each word of the dictionary, the spellings that have it. */
type Holders = readonly (readonly number[])[];

/** The most spellings that one query compares closely. */
const MOST_CANDIDATES = 50;
/** The most spellings that one query looks up by their words; those of common words are the last. */
const MOST_LOOKED_UP = 20_000;
const SHORTEST_WITH_ONE_SLIP = 4;
const SHORTEST_WITH_TWO_SLIPS = 8;

export function buildCandidates(spellings: readonly IndexedSpelling[], wordCount: number): Candidates {
  const holders = Array.from({ length: wordCount }, (): number[] => []);
  const byLetters = new SearchableMap<number[]>();
  let longest = 0;
  for (const [at, { places, letters }] of spellings.entries()) {
    for (const place of new Set(places)) holders[place]?.push(at);
    for (const text of letters) {
      byLetters.fetch(text, () => []).push(at);
      longest = Math.max(longest, text.length);
    }
  }
  const tally = createTally(spellings.length);

  return {
    byWords: (query) => mostShared(query, holders, tally).flatMap((at) => spellings[at] ?? []),
    byLetters({ reading: { joined } }, mostSlips) {
      if (joined.length < SHORTEST_WITH_ONE_SLIP) return [];
      const slips = joined.length < SHORTEST_WITH_TWO_SLIPS ? 1 : mostSlips;
      // The tree counts edits in bytes, and need not be asked for what is longer than all names.
      if (joined.length > Math.min(longest + slips, LONGEST_NAME)) return [];
      const near = [...byLetters.fuzzyGet(joined, slips).values()].sort(([, a], [, b]) => a - b);
      return near
        .flatMap(([ats]) => ats)
        .slice(0, MOST_CANDIDATES)
        .flatMap((at) => spellings[at] ?? []);
    },
  };
}

function mostShared(query: Query, holders: Holders, tally: Tally): readonly number[] {
  let left = MOST_LOOKED_UP;
  for (const { weight, means } of rarestFirst(query.words, holders)) {
    tally.nextWord();
    for (const [place, likeness] of means) {
      for (const at of holders[place] ?? []) {
        if (left-- <= 0) return tally.largest(MOST_CANDIDATES);
        tally.answer(at, weight * likeness);
      }
    }
  }
  return tally.largest(MOST_CANDIDATES);
}

function rarestFirst(words: readonly QueryWord[], holders: Holders): readonly QueryWord[] {
  return words
    .map((word) => ({ word, common: holderCount(word, holders) }))
    .sort((a, b) => a.common - b.common)
    .map(({ word }) => word);
}

function holderCount({ means }: QueryWord, holders: Holders): number {
  let count = 0;
  for (const place of means.keys()) count += holders[place]?.length ?? 0;
  return count;
}
