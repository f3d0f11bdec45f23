import { games as registered } from '../../games/registry.ts';
import { compareText } from '../../games/wording/order.ts';
import type { Card, GameSnapshot } from '../snapshot/snapshot.ts';
import type { Part } from './kept-parts.ts';

/** Games without the functions of their rules, which no file can hold. */
export type PlainGames = readonly (Omit<GameSnapshot, 'game'> & { readonly game: string })[];

export const games: Part<PlainGames> = { name: 'games' };

export function plainGames(all: readonly GameSnapshot[]): PlainGames {
  const ordered = inOrderOfTables();
  return all.map((one) =>
    ordered({ ...one, game: one.game.slug, cards: one.cards.map(withVersionsInOrder) }),
  );
}

/** The table of versions is read in this order. */
function withVersionsInOrder(card: Card): Card {
  const versions = [...card.versions].sort((a, b) => a.position - b.position || compareText(a.id, b.id));
  return { ...card, versions };
}

/** All games of the registry in its order, without content those that have none. */
export function gamesOfPlain(plain: PlainGames): GameSnapshot[] {
  return registered.map((game) => ({ ...noContent(), ...plain.find((one) => one.game === game.slug), game }));
}

function noContent(): Omit<GameSnapshot, 'game'> {
  return {
    sources: [],
    rulesets: [],
    sets: [],
    cards: [],
    rulings: [],
    rules: [],
    terms: [],
    groups: [],
    formats: [],
    redirects: new Map(),
    abilities: [],
    abilitiesByText: [],
  };
}

/**
 * Copies values with the keys of their objects as PostgreSQL orders those of JSON, so that answers from kept content and
 * from the tables have the same bytes. An object that is shared stays shared.
 */
function inOrderOfTables(): <Value>(value: Value) => Value {
  const copies = new Map<unknown, unknown>();
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    const known = copies.get(value) ?? copied(value);
    copies.set(value, known);
    return known;
  };
  const copied = (value: object): unknown => {
    if (Array.isArray(value)) return value.map(copyOf);
    if (value instanceof Map) return new Map(Array.from(value, ([key, one]) => [key, copyOf(one)]));
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .sort(([a], [b]) => a.length - b.length || compareText(a, b))
        .map(([key, one]) => [key, copyOf(one)]),
    );
  };
  // The copy has the same keys and values.
  return <Value>(value: Value) => copyOf(value) as Value;
}
