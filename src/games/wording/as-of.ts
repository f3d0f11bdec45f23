import { z } from 'zod';
import { partialDate } from '../content/scalars.ts';
import type { DatedSource } from './card-wordings.ts';

/** Why a moment cannot be placed. */
export type AsOfProblem =
  | {
      readonly code: 'unknown-source';
      readonly given: string;
      readonly known: readonly string[];
      readonly message: string;
    }
  | { readonly code: 'bad-date'; readonly given: string; readonly message: string };

export type RankAsOf =
  | { readonly ok: true; readonly rank: number }
  | { readonly ok: false; readonly problem: AsOfProblem };

/** The rank of a source: its place, from 1, in the game's order of issue; null if the game has no such source. */
export function rankOf(sources: readonly DatedSource[], id: string): number | null {
  const index = sources.findIndex((source) => source.id === id);
  return index === -1 ? null : index + 1;
}

/**
 * The rank of the last source issued at a moment: 0 before any. The moment is the id of a source (the day it was
 * issued), a date (a year or month means its last day), or null for now.
 */
export function rankAsOf(sources: readonly DatedSource[], asOf: string | null): RankAsOf {
  if (asOf === null) return { ok: true, rank: sources.length };
  const named = rankOf(sources, asOf);
  if (named !== null) return { ok: true, rank: named };
  if (asOf.includes('.')) return unknownSource(sources, asOf);
  const last = lastDay(asOf);
  return last === null ? badDate(asOf) : { ok: true, rank: rankOnDay(sources, last) };
}

/** The rank of what came out at a date: of the sources issued on the first day it can mean. */
export function rankOfDate(sources: readonly DatedSource[], date: string): number {
  return rankOnDay(sources, firstDay(date));
}

/**
 * A source with a partial date counts from the first day it can mean. One without a date cannot be placed on a day:
 * it counts as issued from the start if no dated source comes before it, else once a dated source after it is issued.
 */
function rankOnDay(sources: readonly DatedSource[], day: string): number {
  const firstDated = sources.findIndex((source) => source.date !== null);
  const firstLater = sources.findIndex((source) => source.date !== null && firstDay(source.date) > day);
  const undatedFirst = firstDated === -1 ? sources.length : firstDated;
  const before = firstLater === -1 ? sources : sources.slice(0, firstLater);
  return Math.max(undatedFirst, before.findLastIndex((source) => source.date !== null) + 1);
}

function firstDay(date: string): string {
  return `${date}-01-01`.slice(0, '2000-01-01'.length);
}

/** The last day a date can mean, to compare with; null if it is no date of the calendar. */
function lastDay(date: string): string | null {
  const real = partialDate.safeParse(date).success && z.iso.date().safeParse(firstDay(date)).success;
  return real ? date + '-12-31'.slice(date.length - '2000'.length) : null;
}

function unknownSource(sources: readonly DatedSource[], given: string): RankAsOf {
  const known = sources.map((source) => source.id);
  const message = `Unknown source ${given}; the sources of this game are ${known.join(', ') || 'none'}.`;
  return { ok: false, problem: { code: 'unknown-source', given, known, message } };
}

function badDate(given: string): RankAsOf {
  const message = `"${given}" is not a source or a date; expected a source id, YYYY, YYYY-MM or YYYY-MM-DD.`;
  return { ok: false, problem: { code: 'bad-date', given, message } };
}
