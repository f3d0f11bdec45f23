/** The items made one by one as they are asked for, so that a large table is never held as rows. */
export function* lazily<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, place: number) => Iterable<Made>,
): Iterable<Made> {
  let place = 0;
  for (const item of items) yield* make(item, place++);
}
