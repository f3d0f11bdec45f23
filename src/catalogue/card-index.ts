import { searchedValues } from '../database/searched-values.ts';
import { builtAhead } from '../database/snapshot/built-ahead.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { A_STEP, type Steps } from '../engine/steps.ts';
import type { GameSlug } from '../games/registry.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { type CardIndex, type CardValue, cardValues, type HeldDesignator } from './search/card-index.ts';

/** The cards of a snapshot by what searches ask for. */
export const cardIndexOf = builtAhead(function* (snapshot: Snapshot): Steps<CardIndex> {
  const values = new Map(cardValues.map((of) => [of, new Map<string, string[]>()]));
  const designators = new Map(
    snapshot.games.map(({ game }) => [game.slug, new Map<string, HeldDesignator[]>()]),
  );
  const withRuling: string[] = [];
  const ranks = new Map<GameSlug, ReadonlyMap<string, number>>(
    snapshot.games.map(({ game, sources }) => [
      game.slug,
      new Map(sources.map(({ id, rank }) => [id, rank])),
    ]),
  );
  for (const [place, shelved] of libraryOf(snapshot).all.entries()) {
    if (place % A_STEP === 0) yield;
    const { card, game, rulingCount } = shelved;
    for (const [of, value] of valuesOf(shelved)) add(values.get(of), value, card.id);
    if (rulingCount > 0) withRuling.push(card.id);
    const rankOf = (source: string) => ranks.get(game.game.slug)?.get(source);
    for (const { key, grantedTo, from, until } of card.designators) {
      if (grantedTo !== null) continue;
      add(designators.get(game.game.slug), key, {
        card: card.id,
        from: from === null ? 0 : (rankOf(from) ?? 0),
        until: until === null ? null : (rankOf(until) ?? null),
      });
    }
  }
  return {
    withValue: (of, value) => values.get(of)?.get(value) ?? [],
    withRuling,
    withDesignator: (game, key) => designators.get(game)?.get(key) ?? [],
  };
});

function* valuesOf({ card, groups }: ShelvedCard): Iterable<readonly [CardValue, string]> {
  const { grid, ...lists } = searchedValues(
    card,
    groups.map(({ name }) => name),
  );
  if (card.type !== null) yield ['type', card.type];
  if (grid !== null) yield ['grid', grid];
  yield* lists.factions.map((value) => ['factions', value] as const);
  yield* lists.traits.map((value) => ['traits', value] as const);
  yield* lists.immortals.map((value) => ['immortals', value] as const);
  yield* lists.gems.map((value) => ['gems', value] as const);
  yield* lists.sets.map((value) => ['sets', value] as const);
  yield* lists.sources.map((value) => ['sources', value] as const);
}

function add<Held>(lists: Map<string, Held[]> | undefined, key: string, held: Held): void {
  const known = lists?.get(key);
  if (known === undefined) lists?.set(key, [held]);
  else known.push(held);
}
