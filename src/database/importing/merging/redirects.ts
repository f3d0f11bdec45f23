import type { Card } from '../../snapshot/snapshot.ts';
import type { GivenSlug } from './slugs.ts';

/** Every slug that is no card's own and leads to one: those of the house, and those that were given to cards of files. */
export function redirectsOf(
  house: ReadonlyMap<string, string>,
  given: readonly GivenSlug[],
  owners: ReadonlyMap<string, Card>,
): ReadonlyMap<string, string> {
  const led = given.flatMap(({ slug, identity }): [string, string][] => {
    const card = owners.get(identity);
    return card === undefined || card.slug === slug ? [] : [[slug, card.id]];
  });
  return new Map([...led, ...house]);
}
