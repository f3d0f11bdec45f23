import { designatorsOfCard } from '../database/snapshot/designators-of-card.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import type { Designator } from '../games/designators.ts';
import { fold } from '../games/fold.ts';
import { findGame, type GameSlug } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import { builtAhead } from './built-ahead.ts';
import type { CardReading } from './card-reading.ts';
import { cardName } from './card-view.ts';
import type { Steps } from './in-slices.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import type { DesignatorCardsView, DesignatorMatchView, DesignatorsView } from './views.ts';

/** Cards by the words that relate them to one another. */
export interface DesignatorIndex {
  designators(game: GameSlug, slug: string): DesignatorsView;
  /** The cards that a word matches. Throws designator/not-found when there is none. */
  designatorCards(game: GameSlug, word: string): DesignatorCardsView;
  matchDesignators(game: GameSlug, a: string, b: string): DesignatorMatchView;
}

export function createDesignatorIndex(snapshots: Snapshots, reading: CardReading): DesignatorIndex {
  return {
    designators(game, slug) {
      const shelved = reading.shelved(game, slug);
      const items = designatorsOf(shelved).map(toView);
      const grantsOthers = shelved.card.versions.flatMap(({ id, grantsOthers }) =>
        grantsOthers.map((grant) => ({ ...grant, version: id })),
      );
      return { card: cardName(shelved), items, totalCount: items.length, grantsOthers };
    },
    designatorCards(game, word) {
      const keys = lawOf(game).keysOf(word);
      const byKey = cardsByDesignator(snapshots.current()).get(game);
      const [first, ...rest] = keys.map((key) => byKey?.get(key) ?? new Set<ShelvedCard>());
      const cards = [...(first ?? [])].filter((shelved) => rest.every((others) => others.has(shelved)));
      if (cards.length === 0) {
        // Matching is by the letter (an acronym is not the word of the same letters), so the nearest spelling is only suggested.
        const folded = fold(word);
        const suggestions = [...(byKey?.keys() ?? [])].filter((key) => fold(key) === folded).sort();
        throw new Problem('designator/not-found', `No card of ${game} has the designator "${word}".`, {
          keys: [...keys],
          suggestions,
        });
      }
      const items = cards.map((shelved) => ({
        card: cardName(shelved),
        designators: designatorsOf(shelved)
          .filter((designator) => keys.includes(designator.key))
          .map(toView),
      }));
      return { game, word, keys: [...keys], items, totalCount: items.length };
    },
    matchDesignators(game, a, b) {
      const { matches, rules, reason } = lawOf(game).match(a, b);
      return { game, a, b, matches, rules: [...rules], reason };
    },
  };
}

function lawOf(slug: GameSlug) {
  const game = findGame(slug);
  if (game === undefined) throw new Problem('game/not-found', `There is no game "${slug}".`);
  return game.designatorLaw;
}

function designatorsOf({ card, game }: ShelvedCard): readonly Designator[] {
  return designatorsOfCard(game.game.designatorLaw, card);
}

type CardsByDesignator = ReadonlyMap<GameSlug, ReadonlyMap<string, ReadonlySet<ShelvedCard>>>;

/** The cards of each game by the keys of their designators. */
export const cardsByDesignator = builtAhead(function* (snapshot: Snapshot): Steps<CardsByDesignator> {
  const games = new Map<GameSlug, Map<string, Set<ShelvedCard>>>();
  for (const [place, shelved] of libraryOf(snapshot).all.entries()) {
    // Reading a card's titles and grants takes some twentieth of a millisecond.
    if (place % 32 === 0) yield;
    const { slug } = shelved.game.game;
    const keys = games.get(slug) ?? new Map<string, Set<ShelvedCard>>();
    games.set(slug, keys);
    for (const { key } of designatorsOf(shelved)) {
      const cards = keys.get(key);
      if (cards === undefined) keys.set(key, new Set([shelved]));
      else cards.add(shelved);
    }
  }
  return games;
});

function toView({ rules, ...designator }: Designator): DesignatorsView['items'][number] {
  return { ...designator, rules: [...rules] };
}
