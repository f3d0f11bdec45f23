import { distance } from 'fastest-levenshtein';
import type { NameEntry, Scored } from './name-index.ts';
import { isLinking, type Query, weightOf } from './query.ts';
import type { Spelling } from './spelling.ts';

/** A spelling, its words looked up in the dictionary. */
export interface IndexedSpelling extends Spelling {
  readonly places: readonly number[];
}

export interface Ranked extends Scored {
  readonly order: number;
  /** Every word of the query means some word of the name. */
  readonly everyWord: boolean;
}

/**
 * What counts as a better match, from 0 to 1. A name is compared in two ways, and the better one counts.
 *
 * By words, in any order: three quarters are how much of the query the name answers, letter by letter, a begun
 * or mistyped word counting in part. A fifth is how much of the name was typed, but only where all of it was:
 * "ting" means Ting Ting before Ting Ting's Gambit, while "monk" means Red Monk no more than Wandering Monk.
 * The rest is how alike the two are as they stand, which tells orders of words apart.
 *
 * By letters, whatever the gaps: nine tenths of how alike the two are as they stand.
 *
 * A match on an alias counts nine tenths of one on the full name.
 */
const SHARE = { query: 0.75, name: 0.2, order: 0.05, letters: 0.9, alias: 0.9 } as const;

/** The entries of the spellings, each at its best, best first; ties by folded name, then id. */
export function rank(query: Query, spellings: readonly IndexedSpelling[]): readonly Ranked[] {
  const best = new Map<NameEntry, Ranked>();
  for (const spelling of spellings) {
    const ranked = compare(query, spelling);
    const known = best.get(spelling.entry);
    if (known === undefined || ranked.score > known.score) best.set(spelling.entry, ranked);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.order - b.order);
}

function compare(query: Query, spelling: IndexedSpelling): Ranked {
  const { entry, order, alias, reading, places } = spelling;
  const answered = query.words.map(() => 0);
  let typed = 0;
  let whole = true;
  let nameWeight = 0;
  reading.words.forEach((word, at) => {
    const place = places[at] ?? -1;
    let best = 0;
    query.words.forEach(({ means }, index) => {
      const likeness = means.get(place) ?? 0;
      best = Math.max(best, likeness);
      answered[index] = Math.max(answered[index] ?? 0, likeness);
    });
    typed += best * weightOf(word);
    nameWeight += weightOf(word);
    if (best === 0 && !isLinking(word)) whole = false;
  });
  const ofQuery = query.words.reduce((sum, { weight }, at) => sum + weight * (answered[at] ?? 0), 0);
  const asTheyStand = alike(query.reading.joined, reading.joined);
  const byWords =
    (SHARE.query * ofQuery) / query.weight +
    (whole ? (SHARE.name * typed) / nameWeight : 0) +
    SHARE.order * asTheyStand;
  const score = Math.max(byWords, SHARE.letters * asTheyStand) * (alias ? SHARE.alias : 1);
  return {
    entry,
    order,
    // So that sums taken in another order do not break a tie.
    score: Math.round(score * 10_000) / 10_000,
    everyWord: answered.every((likeness) => likeness > 0),
  };
}

/** The part of the longer text that need not change; 0 where more than half of it must. */
function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) * 2 < longer) return 0;
  const part = 1 - distance(a, b) / longer;
  return part < 0.5 ? 0 : part;
}
