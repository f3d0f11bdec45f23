import type { GameSnapshot } from '../snapshot/snapshot.ts';

/** Slugs of cards that became part of others, with the slugs of those. */
export function mergesOf(before: GameSnapshot, after: GameSnapshot): ReadonlyMap<string, string> {
  const cards = new Map(after.cards.map((card) => [card.id, card]));
  return new Map(
    before.cards.flatMap(({ id, slug }): [string, string][] => {
      const into = cards.has(id) ? undefined : cards.get(after.redirects.get(slug) ?? '');
      return into === undefined ? [] : [[slug, into.slug]];
    }),
  );
}
