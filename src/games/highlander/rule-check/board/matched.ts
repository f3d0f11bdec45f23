/**
 * As many as can be are matched to places, each to the first free one that takes it; a later one for which none is free
 * may move an earlier one to another place. Tells for each the place it has, or undefined.
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
    const fitting = Array.from({ length: places }, (_, place) => place).filter((place) => takes(one, place));
    const free = fitting.find((place) => !holders.has(place));
    const place = free ?? fitting.find((held) => !tried.has(held) && isVacated(held, tried));
    if (place !== undefined) holders.set(place, one);
    return place !== undefined;
  }

  function isVacated(place: number, tried: Set<number>): boolean {
    tried.add(place);
    const holder = holders.get(place);
    return holder === undefined || findPlace(holder, tried);
  }
}
