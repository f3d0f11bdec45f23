import { builtAhead } from '../database/snapshot/built-ahead.ts';
import type { Card, GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { A_STEP, type Steps } from '../engine/steps.ts';
import type { GameSlug } from '../games/registry.ts';
import { slugOf } from '../games/slug.ts';

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
  /** By present slug, then by slugs that were renamed, then by what slugs are made of: `Fox Pass`, `Fox-Pass`. */
  readonly bySlug: (game: GameSlug, slug: string) => ShelvedCard | undefined;
}

export const libraryOf = builtAhead(function* (snapshot: Snapshot): Steps<Library> {
  const all: ShelvedCard[] = [];
  const byId = new Map<string, ShelvedCard>();
  const games = new Map<GameSlug, ReadonlyMap<string, ShelvedCard>>();
  for (const game of snapshot.games) {
    const shelve = shelving(game);
    const bySlug = new Map<string, ShelvedCard>();
    for (const [place, card] of game.cards.entries()) {
      if (place % A_STEP === 0) yield;
      const shelved = shelve(card);
      all.push(shelved);
      byId.set(card.id, shelved);
      bySlug.set(card.slug, shelved);
    }
    games.set(game.game.slug, bySlug);
  }
  const redirects = new Map(snapshot.games.map((game) => [game.game.slug, game.redirects]));
  const called = (game: GameSlug, slug: string) =>
    games.get(game)?.get(slug) ?? byId.get(redirects.get(game)?.get(slug) ?? '');
  return { all, byId, bySlug: (game, slug) => called(game, slug) ?? called(game, slugOf([slug])) };
});

const NO_GROUPS: ShelvedCard['groups'] = [];

function shelving(game: GameSnapshot): (card: Card) => ShelvedCard {
  const rulingCounts = new Map<string, number>();
  for (const id of game.rulings.flatMap((ruling) => ruling.cards))
    rulingCounts.set(id, (rulingCounts.get(id) ?? 0) + 1);
  const groups = new Map<string, ShelvedCard['groups'][number][]>();
  for (const { id, name, members } of game.groups) {
    for (const { card, place } of members)
      groups.set(card, [...(groups.get(card) ?? []), { id, name, place }]);
  }
  return (card) => ({
    card,
    game,
    groups: groups.get(card.id) ?? NO_GROUPS,
    rulingCount: rulingCounts.get(card.id) ?? 0,
  });
}
