/** A place that several things may want, and how many of them it takes. */
export interface Place<Thing> {
  readonly room: number;
  readonly takes: (thing: Thing) => boolean;
}

/** How many of each thing find a place, in the order in which the things are given. */
export function placed<Thing>(
  things: readonly { readonly thing: Thing; readonly quantity: number }[],
  places: readonly Place<Thing>[],
): number[] {
  const wants = things.map(({ thing }) =>
    places.flatMap(({ takes, room }, place) => (room > 0 && takes(thing) ? [place] : [])),
  );
  /** Which things are in which place, one entry a copy. */
  const holds: number[][] = places.map(() => []);

  /** Finds a place for one more, moving others along an augmenting path if need be. */
  const seat = (thing: number, seen: Set<number>): boolean => {
    for (const place of wants[thing] ?? []) {
      if (seen.has(place)) continue;
      seen.add(place);
      const held = holds[place] ?? [];
      if (held.length < (places[place]?.room ?? 0)) {
        held.push(thing);
        return true;
      }
      for (const [at, other] of held.entries()) {
        if (other !== thing && seat(other, seen)) {
          held[at] = thing;
          return true;
        }
      }
    }
    return false;
  };

  return things.map(({ quantity }, thing) => {
    let count = 0;
    while (count < quantity && seat(thing, new Set())) count += 1;
    return count;
  });
}
