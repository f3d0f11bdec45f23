import { type CardReading, createCardReading } from '../catalogue/card-reading.ts';
import { gamesView } from '../catalogue/games-view.ts';
import { libraryOf, type ShelvedCard } from '../catalogue/library.ts';
import type { GameView } from '../catalogue/views.ts';
import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import { inOrder } from './in-order.ts';

/** A game with what its lines are made of. */
export interface ToldGame {
  readonly snapshot: Snapshot;
  readonly game: GameSnapshot;
  readonly view: GameView;
  /** By slug. */
  readonly cards: readonly ShelvedCard[];
  readonly reading: Pick<CardReading, 'versions' | 'printings'>;
}

export const toldGames: (snapshot: Snapshot) => readonly ToldGame[] = perSnapshot((snapshot) => {
  const reading = createCardReading({ current: () => snapshot });
  const cards = inOrder(libraryOf(snapshot).all, ({ card }) => card.slug);
  return snapshot.games.flatMap((game) =>
    gamesView(snapshot)
      .games.filter(({ slug }) => slug === game.game.slug)
      .map((view) => ({
        snapshot,
        game,
        view,
        cards: cards.filter((shelved) => shelved.game === game),
        reading,
      })),
  );
});
