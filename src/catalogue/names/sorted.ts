/** By code unit, which is the order that `<` has: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Places of the texts that begin with the prefix, in a list sorted by `compareText`; at most so many. */
export function startingWith(sorted: readonly string[], prefix: string, most: number): number[] {
  const places: number[] = [];
  for (let at = firstNotBefore(sorted, prefix); places.length < most; at++) {
    if (!sorted[at]?.startsWith(prefix)) break;
    places.push(at);
  }
  return places;
}

function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
