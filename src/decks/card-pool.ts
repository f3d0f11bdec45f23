import type { Card, GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import { wordingsOfCard } from '../database/snapshot/wording-of-card.ts';
import type { DeckCard } from '../games/decks/deck.ts';
import type { CardPool } from '../games/decks/format.ts';
import { rankAsOf } from '../games/wording/as-of.ts';
import { wordingInForce } from '../games/wording/wording-in-force.ts';
import { Problem } from '../problem.ts';

/** The cards of a game as they are at a moment, each made when it is first asked for. */
export function cardPool(snapshot: Snapshot, game: GameSnapshot, asOf: string | undefined): CardPool {
  const rank = rankOfMoment(game, asOf);
  const pools = poolsOf(snapshot);
  const key = `${game.game.slug}/${rank}`;
  const pool = pools.get(key) ?? poolAt(game, rank, membershipsOf(snapshot));
  // Of what is asked as of the past, nothing is kept: there are many moments.
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

function poolAt(game: GameSnapshot, rank: number, groups: ReadonlyMap<string, readonly string[]>): CardPool {
  const cards = new Map(game.cards.map((card) => [card.slug, card]));
  const made = new Map<string, DeckCard>();
  const of = (card: Card): DeckCard => {
    const known = made.get(card.slug) ?? deckCard(card, game, rank, groups.get(card.id) ?? []);
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

function deckCard(card: Card, game: GameSnapshot, rank: number, groups: readonly string[]): DeckCard {
  const wording = wordingInForce(wordingsOfCard(card, game.sets), game.sources, rank, game.game.wordingLaw);
  const { law, rule, text } = wording.inForce;
  const figures = { ...card.figures, ...wording.inForce.figures };
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

function rankOfMoment(game: GameSnapshot, asOf: string | undefined): number {
  const placed = rankAsOf(game.sources, asOf ?? null);
  if (placed.ok) return placed.rank;
  const { code, message, ...extra } = placed.problem;
  throw new Problem(code === 'bad-date' ? 'wording/bad-date' : 'wording/unknown-source', message, extra);
}
