import { builtAhead } from '../database/snapshot/built-ahead.ts';
import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { A_STEP, type Steps } from '../engine/steps.ts';
import { fold } from '../games/fold.ts';
import type { GameSlug } from '../games/registry.ts';
import { traitsOf } from '../games/traits.ts';
import { rankAsOf } from '../games/wording/as-of.ts';
import type { Work } from '../work.ts';
import { cardFacts, type Forbidden } from './card-facts.ts';
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

/** Units of work for one character that a regular expression is matched with: of any, and for each of its instructions. */
const CHARACTER = 0.03;
const INSTRUCTION = 0.002;
/** Of a name that is looked through for words. */
const NAME = 0.05;
/** Some expressions cost many times as much, and only matching shows which. */
const WORST_REGEX = 1_000_000;

/** What queries are compiled against: the values that cards have, and what cards say. */
export function searchContext(
  snapshot: Snapshot,
  game: GameSlug | undefined,
  work: Work,
  forbidden: Forbidden,
): SearchContext {
  return {
    ...(game === undefined ? {} : { game }),
    known: knownValuesOf(snapshot),
    facts: cardFacts(snapshot, forbidden, work),
    designatorKeys: new Map(snapshot.games.map(({ game: of }) => [of.slug, of.designatorLaw.keysOf])),
    ranksAsOf: (asOf) => ranksAsOf(snapshot, asOf),
    isInName: (words) => isInName(snapshot, game, words, work),
    matchRegex: (request) => matchRegex(snapshot, game, request, work),
  };
}

/** Names in two parts, such as "Darius: Event". */
export const namesInParts = builtAhead(function* (snapshot: Snapshot): Steps<readonly NameInParts[]> {
  const names: NameInParts[] = [];
  for (const [place, { card, game }] of libraryOf(snapshot).all.entries()) {
    if (place % A_STEP === 0) yield;
    for (const name of [card.name, ...card.formerTitles])
      if (name.includes(':')) names.push({ game: game.game.slug, folded: fold(name) });
  }
  return names;
});

interface NameInParts {
  readonly game: GameSlug;
  readonly folded: string;
}

function isInName(snapshot: Snapshot, game: GameSlug | undefined, words: string, work: Work): boolean {
  const names = namesInParts(snapshot);
  work.spend(names.length * NAME);
  return names.some((name) => (game === undefined || name.game === game) && name.folded.includes(words));
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
  work: Work,
): string[] {
  const ranks =
    asOf === null ? null : new Map(ranksAsOf(snapshot, asOf).map(({ game: of, rank }) => [of, rank]));
  const moment = asOf === null ? undefined : momentOf(asOf);
  const found: string[] = [];
  work.expect(WORST_REGEX);
  const costOfCharacter = CHARACTER + regex.programSize() * INSTRUCTION;
  const matches = (text: string): boolean => {
    work.spend(text.length * costOfCharacter);
    return regex.test(text);
  };
  for (const shelved of libraryOf(snapshot).all) {
    const { slug } = shelved.game.game;
    if ((game !== undefined && slug !== game) || ranks?.has(slug) === false) continue;
    const wording = wordingAsOf(shelved, moment);
    const { name, formerTitles, id } = shelved.card;
    const words = {
      name: [name, ...formerTitles],
      subtitle: [wording.subtitle.value ?? ''],
      text: [wording.inForce.text ?? ''],
    };
    if (fields.some((field) => words[field].some(matches))) found.push(id);
  }
  return found;
}

/** What the figures of a game's cards are known to be. */
interface Found {
  readonly types: Set<string>;
  readonly traits: Set<string>;
  readonly factions: Set<string>;
  readonly immortals: Set<string>;
  readonly gems: Set<string>;
}

export const knownValuesOf = builtAhead(function* (snapshot: Snapshot): Steps<KnownValues> {
  const found = new Map(snapshot.games.map((game) => [game, noneFound()]));
  for (const [place, { card, game, groups }] of libraryOf(snapshot).all.entries()) {
    if (place % A_STEP === 0) yield;
    const { types, traits, factions, immortals, gems } = found.get(game) ?? noneFound();
    if (card.type !== null) types.add(card.type);
    const groupNames = groups.map((group) => group.name);
    for (const trait of traitsOf(card.figures, groupNames)) traits.add(trait);
    for (const faction of wordsIn(card.figures.factions)) factions.add(faction);
    for (const immortal of wordsIn(card.figures.immortals)) immortals.add(immortal);
    for (const gem of keysIn(card.figures.gems)) gems.add(gem);
  }
  const all = (
    valuesOf: (game: GameSnapshot, found: Found) => Iterable<Omit<KnownValue, 'game'>>,
  ): KnownValue[] =>
    [...found].flatMap(([game, foundInIt]) =>
      Array.from(valuesOf(game, foundInIt), (value) => ({ game: game.game.slug, ...value })),
    );
  return {
    types: all(({ game }, { types }) => plain(new Set([...game.types, ...types]))),
    traits: all((_, { traits }) => plain(traits)),
    sets: all(({ sets }) =>
      sets.map(({ code, name }) => ({ value: code, aliases: name === null ? [] : [name] })),
    ),
    factions: all(({ game }, { factions }) =>
      Array.from(factions, (value) => ({ value, aliases: game.factionSymbols.get(value) ?? [] })),
    ),
    immortals: all((_, { immortals }) => plain(immortals)),
    gems: all((_, { gems }) => plain(gems)),
    sources: all(({ sources }) =>
      sources.map(({ id, title }) => ({ value: id, aliases: [id.slice(id.indexOf('.') + 1), title] })),
    ),
  };
});

function noneFound(): Found {
  return { types: new Set(), traits: new Set(), factions: new Set(), immortals: new Set(), gems: new Set() };
}

function plain(values: Iterable<string>): { value: string }[] {
  return Array.from(values, (value) => ({ value }));
}

function wordsIn(figure: unknown): string[] {
  return Array.isArray(figure) ? figure.filter((word) => typeof word === 'string') : [];
}

function keysIn(figure: unknown): string[] {
  return typeof figure === 'object' && figure !== null ? Object.keys(figure) : [];
}
