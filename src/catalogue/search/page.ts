import type { SearchRow } from './cursor.ts';
import type { Ordering } from './ordering.ts';
import { has, numbersIn, sizeOf, type WordingSet } from './wording-set.ts';

/** A page of results; the places come from decodeCursor. */
export interface PageRequest {
  /** The most rows; at least 1. */
  readonly limit: number;
  /** The last rows of the range rather than the first. */
  readonly backward: boolean;
  /** Only what comes after this place; null: from the beginning. */
  readonly after: SearchRow | null;
  /** Only what comes before this place; null: to the end. */
  readonly before: SearchRow | null;
}

/** Rows in the asked order, whichever way they were read. */
export interface Page {
  readonly rows: readonly SearchRow[];
  /** There is more in the range beyond the end that was not read: after a first page, before a last one. */
  readonly hasMore: boolean;
  /** How many were found, on this page or not. */
  readonly totalCount: number;
}

/** The places from the first until before the last. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Where fewer than one of so many wordings is found, it is quicker to sort the found than to walk along all. */
const RARE = 16;

export function pageOf(
  found: WordingSet,
  ordering: Ordering,
  { limit, backward, after, before }: PageRequest,
): Page {
  const totalCount = sizeOf(found);
  const range = {
    first: after === null ? 0 : ordering.countThrough(after),
    last: before === null ? ordering.numbers.length : ordering.countBefore(before),
  };
  const isRare = totalCount * RARE < ordering.numbers.length;
  // One more than the limit, so as to know whether there is more.
  const numbers = (isRare ? nextSorted : nextWalked)(found, ordering, range, limit + 1, backward);
  const rows = numbers.slice(0, limit).map(ordering.rowOf);
  return { rows: backward ? rows.reverse() : rows, hasMore: numbers.length > limit, totalCount };
}

function nextSorted(
  found: WordingSet,
  { numbers, places }: Ordering,
  { first, last }: Range,
  most: number,
  backward: boolean,
): number[] {
  const within = numbersIn(found)
    .map((number) => places[number] ?? 0)
    .filter((place) => place >= first && place < last)
    .sort();
  const next = backward ? within.reverse().subarray(0, most) : within.subarray(0, most);
  return Array.from(next, (place) => numbers[place] ?? 0);
}

function nextWalked(
  found: WordingSet,
  { numbers }: Ordering,
  { first, last }: Range,
  most: number,
  backward: boolean,
): number[] {
  const next: number[] = [];
  for (let step = 0; step < last - first && next.length < most; step++) {
    const number = numbers[backward ? last - 1 - step : first + step] ?? 0;
    if (has(found, number)) next.push(number);
  }
  return next;
}
