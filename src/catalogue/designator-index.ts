import { builtAhead } from '../database/snapshot/built-ahead.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { A_STEP, type Steps } from '../engine/steps.ts';
import { fold } from '../games/fold.ts';
import { findGame, type GameSlug } from '../games/registry.ts';
import { type Page, type PageRequest, paginate } from '../pagination.ts';
import { Problem } from '../problem.ts';
import type { CardReading } from './card-reading.ts';
import { cardName } from './card-view.ts';
import type {
  DesignatorCardsView,
  DesignatorEntryView,
  DesignatorMatchView,
  DesignatorsView,
} from './designator-views.ts';
import { designatorsAt, designatorViewOf, grantedViews, isOwn } from './designators-in-time.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { rankOfMoment } from './wording-as-of.ts';

/** Cards by the words that relate them to one another. `asOf` is a date or a source; absent, now. */
export interface DesignatorIndex {
  designators(game: GameSlug, slug: string, asOf?: string): DesignatorsView;
  /** All designators that cards have or give at a moment, by key. */
  designatorList(game: GameSlug, asOf: string | undefined, page: PageRequest): Page<DesignatorEntryView>;
  /** The cards that a word matches. Throws designator/not-found when no card has or gives it at that moment. */
  designatorCards(game: GameSlug, word: string, asOf?: string): DesignatorCardsView;
  matchDesignators(game: GameSlug, a: string, b: string): DesignatorMatchView;
}

export function createDesignatorIndex(snapshots: Snapshots, reading: CardReading): DesignatorIndex {
  /** Throws a Problem for what is neither a date nor a source. */
  const rankAt = (game: GameSlug, asOf: string | undefined): number | 'now' => {
    const of = snapshots.current().games.find((one) => one.game.slug === game);
    return asOf === undefined || of === undefined ? 'now' : rankOfMoment(of, asOf);
  };
  const cardsOf = (game: GameSlug): CardsByKey =>
    cardsByDesignator(snapshots.current()).get(game) ?? new Map<string, ReadonlySet<ShelvedCard>>();

  return {
    designators(game, slug, asOf) {
      const shelved = reading.shelved(game, slug);
      const held = designatorsAt(shelved, rankAt(game, asOf));
      const items = held.filter(isOwn).map((designator) => designatorViewOf(shelved, designator));
      return {
        card: cardName(shelved),
        asOf: asOf ?? null,
        items,
        totalCount: items.length,
        history: shelved.card.designators
          .filter(isOwn)
          .map((designator) => designatorViewOf(shelved, designator)),
        grantsOthers: held.flatMap((designator) => grantedViews(shelved, designator)),
      };
    },
    designatorList(game, asOf, page) {
      const rank = rankAt(game, asOf);
      const entries = [...cardsOf(game)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([key, cards]) => entryOf(game, key, cards, rank));
      return paginate(entries, ({ key }) => key, page);
    },
    designatorCards(game, word, asOf) {
      const rank = rankAt(game, asOf);
      const keys = lawOf(game).keysOf(word);
      const cards = cardsWithAll(cardsOf(game), keys);
      const held = cards.map((shelved) => ({
        shelved,
        matching: designatorsAt(shelved, rank).filter(({ key }) => keys.includes(key)),
      }));
      const items = held
        .map(({ shelved, matching }) => ({ shelved, own: matching.filter(isOwn) }))
        .filter(({ own }) => keys.every((key) => own.some((designator) => designator.key === key)))
        .map(({ shelved, own }) => ({
          card: cardName(shelved),
          designators: own.map((designator) => designatorViewOf(shelved, designator)),
        }));
      const grantedBy = held.flatMap(({ shelved, matching }) =>
        matching
          .flatMap((designator) => grantedViews(shelved, designator))
          .map((granted) => ({ card: cardName(shelved), ...granted })),
      );
      if (items.length + grantedBy.length === 0) {
        const suggestions = sameLetters(word, cardsOf(game), rank);
        const message = `No card of ${game} has the designator "${word}"${asOf === undefined ? '' : ` as of ${asOf}`}.`;
        throw new Problem('designator/not-found', message, { keys: [...keys], suggestions });
      }
      return { game, word, keys: [...keys], asOf: asOf ?? null, items, totalCount: items.length, grantedBy };
    },
    matchDesignators(game, a, b) {
      const { matches, rules, reason } = lawOf(game).match(a, b);
      return { game, a, b, matches, rules: [...rules], reason };
    },
  };
}

function lawOf(slug: GameSlug) {
  const game = findGame(slug);
  if (game === undefined) throw new Problem('game/not-found', `Unknown game "${slug}".`);
  return game.designatorLaw;
}

type CardsByKey = ReadonlyMap<string, ReadonlySet<ShelvedCard>>;

/** The cards of each game by the keys of the designators that they ever have or give. */
export const cardsByDesignator = builtAhead(function* (
  snapshot: Snapshot,
): Steps<ReadonlyMap<GameSlug, CardsByKey>> {
  const games = new Map<GameSlug, Map<string, Set<ShelvedCard>>>();
  for (const [place, shelved] of libraryOf(snapshot).all.entries()) {
    if (place % A_STEP === 0) yield;
    const { slug } = shelved.game.game;
    const keys = games.get(slug) ?? new Map<string, Set<ShelvedCard>>();
    games.set(slug, keys);
    for (const { key } of shelved.card.designators) keys.set(key, (keys.get(key) ?? new Set()).add(shelved));
  }
  return games;
});

/** The cards that ever have or give every key. */
function cardsWithAll(cards: CardsByKey, keys: readonly string[]): ShelvedCard[] {
  const [first, ...rest] = keys.map((key) => cards.get(key) ?? new Set<ShelvedCard>());
  return [...(first ?? [])].filter((shelved) => rest.every((others) => others.has(shelved)));
}

/** Empty if no card has or gives the designator at that moment. */
function entryOf(
  game: GameSlug,
  key: string,
  cards: ReadonlySet<ShelvedCard>,
  rank: number | 'now',
): DesignatorEntryView[] {
  const held = [...cards].map((shelved) => designatorsAt(shelved, rank).filter((one) => one.key === key));
  const words = new Set(held.flat().map(({ word }) => word));
  const [word] = words;
  if (word === undefined) return [];
  return [
    {
      key,
      words: [...words].sort(),
      cards: held.filter((designators) => designators.some(isOwn)).length,
      grantedBy: held.filter((designators) => !designators.every(isOwn)).length,
      url: `/v1/designators/${game}/${encodeURIComponent(word)}`,
    },
  ];
}

/** Matching is exact (an acronym is not the word of the same letters), so the nearest spelling is only suggested. */
function sameLetters(word: string, cards: CardsByKey, rank: number | 'now'): string[] {
  const folded = fold(word);
  return [...cards]
    .filter(([key]) => fold(key) === folded)
    .filter(([key, of]) => [...of].some((card) => designatorsAt(card, rank).some((one) => one.key === key)))
    .map(([key]) => key)
    .sort();
}
