import type { Card, GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';

/** A card with what hangs off it elsewhere in the catalogue. */
export interface ShelvedCard {
  readonly card: Card;
  readonly game: GameSnapshot;
  readonly groups: readonly { readonly id: string; readonly name: string; readonly place: string | null }[];
  readonly rulingCount: number;
}

/** All cards of a snapshot, by every way that leads straight to one. */
export interface Library {
  readonly all: readonly ShelvedCard[];
  readonly byId: ReadonlyMap<string, ShelvedCard>;
  /** By present slug, then by slugs that were renamed. */
  readonly bySlug: (game: GameSlug, slug: string) => ShelvedCard | undefined;
}

export const libraryOf: (snapshot: Snapshot) => Library = perSnapshot((snapshot) => {
  const all = snapshot.games.flatMap(shelve);
  const byId = new Map(all.map((shelved) => [shelved.card.id, shelved]));
  const bySlug = new Map(all.map((shelved) => [slugKey(shelved.game.game.slug, shelved.card.slug), shelved]));
  const redirects = new Map(snapshot.games.map((game) => [game.game.slug, game.redirects]));
  return {
    all,
    byId,
    bySlug: (game, slug) => bySlug.get(slugKey(game, slug)) ?? byId.get(redirects.get(game)?.get(slug) ?? ''),
  };
});

function slugKey(game: GameSlug, slug: string): string {
  return `${game}/${slug}`;
}

function shelve(game: GameSnapshot): ShelvedCard[] {
  const rulingCounts = new Map<string, number>();
  for (const id of game.rulings.flatMap((ruling) => ruling.cards))
    rulingCounts.set(id, (rulingCounts.get(id) ?? 0) + 1);
  const groups = new Map<string, ShelvedCard['groups'][number][]>();
  for (const { id, name, members } of game.groups) {
    for (const { card, place } of members)
      groups.set(card, [...(groups.get(card) ?? []), { id, name, place }]);
  }
  return game.cards.map((card) => ({
    card,
    game,
    groups: groups.get(card.id) ?? [],
    rulingCount: rulingCounts.get(card.id) ?? 0,
  }));
}
