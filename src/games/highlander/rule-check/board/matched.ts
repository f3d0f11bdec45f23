/**
 * As many as can be are matched to places, each to one that takes it: a later one may move an earlier one to another
 * place. Tells for each the place it has, or undefined.
 */
export function matched(
  number: number,
  places: number,
  takes: (one: number, place: number) => boolean,
): readonly (number | undefined)[] {
  const holders = new Map<number, number>();
  for (let one = 0; one < number; one += 1) findPlace(one, new Set());
  const found: (number | undefined)[] = Array.from({ length: number });
  for (const [place, one] of holders) found[one] = place;
  return found;

  function findPlace(one: number, tried: Set<number>): boolean {
    for (let place = 0; place < places; place += 1) {
      if (tried.has(place) || !takes(one, place)) continue;
      tried.add(place);
      const holder = holders.get(place);
      if (holder !== undefined && !findPlace(holder, tried)) continue;
      holders.set(place, one);
      return true;
    }
    return false;
  }
}
