import SearchableMap from 'minisearch/SearchableMap';
import type { Query, QueryWord } from './query.ts';
import type { IndexedSpelling } from './ranking.ts';
import { LONGEST_NAME } from './reading.ts';

/** Picks the few spellings that are worth comparing with a query closely. */
export interface Candidates {
  /** Those that share most with the words of the query. */
  byWords(query: Query): readonly IndexedSpelling[];
  /** Those that are the whole query but for two letters, whatever its gaps: "foxpas". */
  byLetters(query: Query): readonly IndexedSpelling[];
}

/** The most spellings that one query compares closely. */
const MOST_CANDIDATES = 50;
/** The most places in the word lists that one query looks at; common words are the last to be looked up. */
const MOST_PLACES = 100_000;
const SHORTEST_WITH_ONE_SLIP = 4;
const SHORTEST_WITH_TWO_SLIPS = 8;

export function buildCandidates(spellings: readonly IndexedSpelling[], wordCount: number): Candidates {
  const holding = Array.from({ length: wordCount }, (): number[] => []);
  const byLetters = new SearchableMap<number[]>();
  let longest = 0;
  spellings.forEach(({ places, reading }, at) => {
    for (const place of new Set(places)) holding[place]?.push(at);
    byLetters.fetch(reading.joined, () => []).push(at);
    longest = Math.max(longest, reading.joined.length);
  });
  const picked = (ats: Iterable<number>) => [...ats].flatMap((at) => spellings[at] ?? []);

  return {
    byWords: (query) => picked(mostShared(query, holding, spellings.length)),
    byLetters({ reading: { joined } }) {
      const slips =
        joined.length < SHORTEST_WITH_ONE_SLIP ? 0 : joined.length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2;
      // The tree counts edits in bytes, and needs none of it for what is longer than all names.
      if (joined.length > Math.min(longest + slips, LONGEST_NAME)) return [];
      const near = [...byLetters.fuzzyGet(joined, slips).values()].sort(([, a], [, b]) => a - b);
      return picked(near.flatMap(([ats]) => ats).slice(0, MOST_CANDIDATES));
    },
  };
}

function mostShared(query: Query, holding: readonly (readonly number[])[], count: number): number[] {
  const shared = new Float64Array(count);
  const seenFor = new Uint8Array(count);
  const touched: number[] = [];
  let left = MOST_PLACES;
  rarestFirst(query.words, holding).forEach(({ weight, means }, index) => {
    // The best likeness first, so that a spelling counts a word of the query once and at its best.
    for (const [place, likeness] of [...means].sort(([, a], [, b]) => b - a)) {
      for (const at of holding[place] ?? []) {
        if (left-- <= 0) return;
        if (seenFor[at] === index + 1) continue;
        if (seenFor[at] === 0) touched.push(at);
        seenFor[at] = index + 1;
        shared[at] = (shared[at] ?? 0) + weight * likeness;
      }
    }
  });
  return largest(touched, shared);
}

function rarestFirst(words: readonly QueryWord[], holding: readonly (readonly number[])[]): QueryWord[] {
  const places = ({ means }: QueryWord) =>
    [...means.keys()].reduce((sum, place) => sum + (holding[place]?.length ?? 0), 0);
  return words
    .map((word) => ({ word, common: places(word) }))
    .sort((a, b) => a.common - b.common)
    .map(({ word }) => word);
}

/** The spellings that share most; of equal ones the first, which are the shortest. */
function largest(touched: number[], shared: Float64Array): number[] {
  const share = (at: number) => shared[at] ?? 0;
  const before = (a: number, b: number) => share(b) - share(a) || a - b;
  if (touched.length <= MOST_CANDIDATES) return touched;
  const kept: number[] = [];
  for (const at of touched) {
    const last = kept[MOST_CANDIDATES - 1];
    if (last !== undefined && before(at, last) > 0) continue;
    let to = Math.min(kept.length, MOST_CANDIDATES - 1);
    for (; to > 0 && before(at, kept[to - 1] ?? at) < 0; to--) kept[to] = kept[to - 1] ?? at;
    kept[to] = at;
  }
  return kept;
}
