import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { traitsOf } from '../games/traits.ts';
import { rankAsOf } from '../games/wording/as-of.ts';
import { libraryOf } from './library.ts';
import {
  type AsOf,
  type GameRank,
  type KnownValue,
  type KnownValues,
  momentOf,
  type RegexRequest,
  type SearchContext,
} from './search/context.ts';
import { wordingAsOf } from './wording-as-of.ts';

/** How long the regular expressions of one query may look, in milliseconds. */
const REGEX_BUDGET = 250;

/** What queries are compiled against: the values that cards have, and what cards say. */
export function searchContext(snapshot: Snapshot, game: GameSlug | undefined): SearchContext {
  const deadline = performance.now() + REGEX_BUDGET;
  return {
    ...(game === undefined ? {} : { game }),
    known: knownValues(snapshot),
    designatorKeys: new Map(snapshot.games.map(({ game: of }) => [of.slug, of.designatorLaw.keysOf])),
    ranksAsOf: (asOf) => ranksAsOf(snapshot, asOf),
    matchRegex: (request) => matchRegex(snapshot, game, request, deadline),
  };
}

function ranksAsOf(snapshot: Snapshot, asOf: AsOf): GameRank[] {
  const moment = momentOf(asOf);
  return snapshot.games.flatMap(({ game, sources }) => {
    const placed = rankAsOf(sources, moment);
    return placed.ok ? [{ game: game.slug, rank: placed.rank }] : [];
  });
}

function matchRegex(
  snapshot: Snapshot,
  game: GameSlug | undefined,
  { regex, fields, asOf }: RegexRequest,
  deadline: number,
): string[] | 'too-slow' {
  const ranks =
    asOf === null ? null : new Map(ranksAsOf(snapshot, asOf).map(({ game: of, rank }) => [of, rank]));
  const moment = asOf === null ? undefined : momentOf(asOf);
  const found: string[] = [];
  for (const shelved of libraryOf(snapshot).all) {
    if (performance.now() > deadline) return 'too-slow';
    const { slug } = shelved.game.game;
    if ((game !== undefined && slug !== game) || ranks?.has(slug) === false) continue;
    const wording = wordingAsOf(shelved, moment);
    const { name, formerTitles, id } = shelved.card;
    const words = {
      name: [name, ...formerTitles],
      subtitle: [wording.subtitle.value ?? ''],
      text: [wording.inForce.text ?? ''],
    };
    if (fields.some((field) => words[field].some((text) => regex.test(text)))) found.push(id);
  }
  return found;
}

const knownValues: (snapshot: Snapshot) => KnownValues = perSnapshot((snapshot) => {
  const all = (valuesOf: (game: GameSnapshot) => readonly Omit<KnownValue, 'game'>[]): KnownValue[] =>
    snapshot.games.flatMap((game) =>
      distinct(valuesOf(game)).map((value) => ({ game: game.game.slug, ...value })),
    );
  const figure = (key: string) => (game: GameSnapshot) =>
    game.cards.flatMap(({ figures }) => wordsIn(figures[key])).map((value) => ({ value }));
  return {
    types: all(({ game }) => game.types.map((value) => ({ value }))),
    traits: all((game) =>
      libraryOf(snapshot)
        .all.filter((shelved) => shelved.game === game)
        .flatMap(({ card, groups }) =>
          traitsOf(
            card.figures,
            groups.map((group) => group.name),
          ),
        )
        .map((value) => ({ value })),
    ),
    sets: all((game) =>
      game.sets.map(({ code, name }) => ({ value: code, aliases: name === null ? [] : [name] })),
    ),
    factions: all((game) =>
      figure('factions')(game).map(({ value }) => ({
        value,
        aliases: game.game.factionSymbols.get(value) ?? [],
      })),
    ),
    immortals: all(figure('immortals')),
    gems: all((game) =>
      game.cards.flatMap(({ figures }) => keysIn(figures.gems)).map((value) => ({ value })),
    ),
    sources: all((game) =>
      game.sources.map(({ id, title }) => ({ value: id, aliases: [id.slice(id.indexOf('.') + 1), title] })),
    ),
  };
});

function distinct<T extends { readonly value: string }>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [value.value, value])).values()];
}

function wordsIn(figure: unknown): string[] {
  return Array.isArray(figure) ? figure.filter((word) => typeof word === 'string') : [];
}

function keysIn(figure: unknown): string[] {
  return typeof figure === 'object' && figure !== null ? Object.keys(figure) : [];
}
