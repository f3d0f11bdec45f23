import type { DeckGame } from './deck-game.ts';
import { highlanderDeckGame } from './highlander/deck-game.ts';
import { shadowfistDeckGame } from './shadowfist/deck-game.ts';

/** The games as far as deck lists need them. */
export const deckGames: readonly DeckGame[] = [shadowfistDeckGame, highlanderDeckGame];
