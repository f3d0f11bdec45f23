import { atOnce, type Steps } from '../engine/steps.ts';
import type { GameSlug } from '../games/registry.ts';
import { indexShelf, type NameShelfData, openShelf } from './name-shelf.ts';
import { spellingsOf } from './spelling.ts';

/** What a name leads to. */
export interface Named {
  /** Unique in its game. */
  readonly id: string;
  readonly game: GameSlug;
  /** The full name that tells it from its namesakes: "Fox Pass", "Darius: Event". */
  readonly name: string;
}

/** What a card may be called. */
export interface NameEntry extends Named {
  /** Other names that lead to it: former titles, the bare title, its slug. */
  readonly aliases: readonly string[];
  /** What people add to the name though it is no part of it: the card's type, persona or faction. */
  readonly additions: readonly string[];
}

export interface Scored {
  readonly entry: Named;
  /** How well it matches: 1 is an exact match. */
  readonly score: number;
  /** The name by which it matches: its own, or an alias. */
  readonly matched: string;
}

export type FuzzyAnswer =
  | {
      readonly kind: 'found';
      readonly entry: Named;
      readonly score: number;
      readonly matched: string;
    }
  /** Several entries fit about as well; best first, at most twenty. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Scored[] }
  /** Nothing fits well; the nearest names, best first, may be none. */
  | { readonly kind: 'none'; readonly suggestions: readonly Scored[] };

/**
 * The names of all cards: one index and one ranking for every way to ask for a card by its name. It does not
 * change after building, and no answer depends on the order of the entries. Without a game, all games are asked.
 */
export interface NameIndex {
  /**
   * The entries of exactly this name, whatever its case, accents, punctuation and leading article: several where
   * they share it, none where nothing is called so. A match on the full name leaves matches on aliases out.
   */
  exact(name: string, game?: GameSlug | undefined): readonly Named[];
  /** The one entry that a name with typos, words in another order or words in part must mean, if there is one. */
  fuzzy(name: string, game?: GameSlug | undefined): FuzzyAnswer;
  /** Names that go on from what was typed: those that begin so first, then those with a word that does. */
  autocomplete(prefix: string, game?: GameSlug | undefined, limit?: number): readonly Named[];
  /** The nearest names to one that was not found, best first. */
  suggest(name: string, game?: GameSlug | undefined, limit?: number): readonly Scored[];
}

/** What a name index is read from: plain data, which can be kept in a file. */
export interface NameIndexData {
  readonly all: NameShelfData;
  /** One shelf a game, so that bounded work is never spent on names of the other games. */
  readonly byGame: ReadonlyMap<GameSlug, NameShelfData>;
}

export function buildNameIndex(entries: readonly NameEntry[], onWork?: () => void): NameIndex {
  return openNameIndex(atOnce(indexNames(entries)), onWork);
}

/** Makes the data in steps, for catalogues that are large enough to be waited for. */
export function* indexNames(entries: readonly NameEntry[]): Steps<NameIndexData> {
  const spellings = yield* spellingsOf(entries);
  const all = yield* indexShelf(spellings);
  const byGame = new Map<GameSlug, NameShelfData>();
  const games = new Set(entries.map(({ game }) => game));
  for (const game of games) {
    const own =
      games.size === 1 ? all : yield* indexShelf(spellings.filter(({ entry }) => entry.game === game));
    byGame.set(game, own);
  }
  return { all, byGame };
}

/**
 * `onWork` is called for everything that a name makes be looked up, walked or compared: whatever the names, that is
 * bounded.
 */
export function openNameIndex(data: NameIndexData, onWork = () => {}): NameIndex {
  const all = openShelf(data.all, onWork);
  const byGame = new Map(Array.from(data.byGame, ([game, shelf]) => [game, openShelf(shelf, onWork)]));
  const shelf = (game: GameSlug | undefined) => (game === undefined ? all : byGame.get(game));
  return {
    exact: (name, game) => shelf(game)?.exact(name) ?? [],
    fuzzy: (name, game) => shelf(game)?.fuzzy(name) ?? { kind: 'none', suggestions: [] },
    autocomplete: (prefix, game, limit = 20) => shelf(game)?.autocomplete(prefix, limit) ?? [],
    suggest: (name, game, limit = 5) => shelf(game)?.suggest(name, limit) ?? [],
  };
}
