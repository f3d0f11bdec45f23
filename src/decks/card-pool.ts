import { isDeepStrictEqual } from 'node:util';
import type { Card, GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import { wordingsOfCard } from '../database/snapshot/wording-of-card.ts';
import type { DeckCard } from '../games/decks/deck.ts';
import type { CardPool } from '../games/decks/format.ts';
import { rankAsOf } from '../games/wording/as-of.ts';
import type { WordingVersion } from '../games/wording/card-wordings.ts';
import { wordingInForce } from '../games/wording/wording-in-force.ts';
import { Problem } from '../problem.ts';
import { foreignSources } from './foreign-sources.ts';

/** The cards of a game as they are at a moment under a ruleset, each made when it is first asked for. */
export function cardPool(
  snapshot: Snapshot,
  game: GameSnapshot,
  asOf: string | undefined,
  ruleset: string | null,
): CardPool {
  const rank = rankOfMoment(game, asOf);
  const foreign = foreignSources(game, ruleset);
  const pools = poolsOf(snapshot);
  const key = [game.game.slug, rank, ...foreign].join('/');
  const pool = pools.get(key) ?? poolAt(game, { rank, foreign }, membershipsOf(snapshot));
  // Answers about the past are not kept: there are too many dates.
  if (rank === game.sources.length) pools.set(key, pool);
  return pool;
}

const poolsOf = perSnapshot(() => new Map<string, CardPool>());

/** Ids of the groups of each card, by its id. */
const membershipsOf = perSnapshot(({ games }): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const { id, members } of games.flatMap((game) => game.groups))
    for (const { card } of members) groups.set(card, [...(groups.get(card) ?? []), id]);
  return groups;
});

/** Which documents are in force. */
interface InForce {
  /** Of the last that was issued. */
  readonly rank: number;
  /** Those of other rulesets, which are not. */
  readonly foreign: ReadonlySet<string>;
}

function poolAt(
  game: GameSnapshot,
  inForce: InForce,
  groups: ReadonlyMap<string, readonly string[]>,
): CardPool {
  const cards = new Map(game.cards.map((card) => [card.slug, card]));
  const made = new Map<string, DeckCard>();
  const of = (card: Card): DeckCard => {
    const known = made.get(card.slug) ?? deckCard(card, game, inForce, groups.get(card.id) ?? []);
    made.set(card.slug, known);
    return known;
  };
  return {
    bySlug: (slug) => {
      const card = cards.get(slug);
      return card === undefined ? undefined : of(card);
    },
    *all() {
      for (const card of game.cards) yield of(card);
    },
  };
}

function deckCard(card: Card, game: GameSnapshot, inForce: InForce, groups: readonly string[]): DeckCard {
  const all = wordingsOfCard(card, game.sets);
  const isForeign = ({ source }: WordingVersion) => source !== null && inForce.foreign.has(source);
  const known = { ...all, versions: all.versions.filter((version) => !isForeign(version)) };
  const wording = wordingInForce(known, game.sources, inForce.rank, game.game.wordingLaw);
  const { law, rule, text } = wording.inForce;
  const issued = wording.versions.filter(({ status }) => status !== 'not-yet-issued').map(({ id }) => id);
  const unissued = all.versions.filter(({ id }) => !issued.includes(id));
  const own = withoutFigures(card.figures, unissued, game.game.unknownFigures);
  const figures = { ...own, ...wording.inForce.figures };
  return {
    slug: card.slug,
    name: card.name,
    title: wording.title.value,
    subtitle: wording.subtitle.value,
    type: typeof figures.type === 'string' ? figures.type : null,
    figures,
    text,
    groups,
    printings: card.printings.map(({ set, number }) => ({ set: set.code, number, edition: set.edition })),
    wording: {
      law,
      rule,
      differs: wording.differs,
      perPrinting: wording.differs
        ? wording.perPrinting.map((one) => ({
            printing: one.printing,
            law: one.law,
            rule: one.rule,
            text: one.text,
            figures: one.figures,
          }))
        : [],
    },
  };
}

/** A figure of the card that only documents give that are not in force is unknown. */
function withoutFigures(
  figures: Readonly<Record<string, unknown>>,
  versions: readonly WordingVersion[],
  unknown: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const given = versions.flatMap((version) => Object.entries(version.figures));
  const left = given.filter(([key, value]) => isDeepStrictEqual(figures[key], value));
  return { ...figures, ...Object.fromEntries(left.map(([key]) => [key, unknown[key]])) };
}

function rankOfMoment(game: GameSnapshot, asOf: string | undefined): number {
  const placed = rankAsOf(game.sources, asOf ?? null);
  if (placed.ok) return placed.rank;
  const { code, message, ...extra } = placed.problem;
  throw new Problem(code === 'bad-date' ? 'wording/bad-date' : 'wording/unknown-source', message, extra);
}
