import { A_STEP, type Steps } from '../engine/steps.ts';

/** By code unit, which is the order that `<` has: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The numbers from 0 to below the count in an order: a merge sort that can be paused. */
export function* inOrder(count: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let sorted = Uint32Array.from({ length: count }, (_, number) => number);
  for (let start = 0; start < count; start += A_STEP) {
    sorted.subarray(start, start + A_STEP).sort(compare);
    yield;
  }
  for (let run = A_STEP; run < count; run *= 2) {
    const merged = new Uint32Array(count);
    for (let start = 0; start < count; start += 2 * run) {
      const middle = Math.min(start + run, count);
      const end = Math.min(start + 2 * run, count);
      let left = start;
      let right = middle;
      for (let to = start; to < end; to++) {
        const a = sorted[left] ?? 0;
        const b = sorted[right] ?? 0;
        const isLeft = left < middle && (right >= end || compare(a, b) <= 0);
        merged[to] = isLeft ? a : b;
        if (isLeft) left++;
        else right++;
        if (to % A_STEP === 0) yield;
      }
    }
    sorted = merged;
  }
  return sorted;
}

/** The items in an order. */
export function* put<T>(items: readonly T[], order: Uint32Array): Steps<T[]> {
  const inTheirOrder: T[] = [];
  for (const at of order) {
    if (inTheirOrder.length % A_STEP === 0) yield;
    const item = items[at];
    if (item !== undefined) inTheirOrder.push(item);
  }
  return inTheirOrder;
}

/** Texts in the order of `compareText`. */
export interface SortedTexts {
  readonly length: number;
  at(place: number): string;
}

/** Places of the texts that begin with the prefix; at most so many. */
export function startingWith(sorted: SortedTexts, prefix: string, most: number): number[] {
  const places: number[] = [];
  for (let place = firstNotBefore(sorted, prefix); places.length < most; place++) {
    if (place >= sorted.length || !sorted.at(place).startsWith(prefix)) break;
    places.push(place);
  }
  return places;
}

/** The place of the text, if it is there. */
export function placeOf(sorted: SortedTexts, text: string): number | undefined {
  const place = firstNotBefore(sorted, text);
  return place < sorted.length && sorted.at(place) === text ? place : undefined;
}

function firstNotBefore(sorted: SortedTexts, text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted.at(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A sorted list of strings as such. */
export function sortedTexts(texts: readonly string[]): SortedTexts {
  return { length: texts.length, at: (place) => texts[place] ?? '' };
}
