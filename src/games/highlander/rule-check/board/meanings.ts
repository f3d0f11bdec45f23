import { perform } from '../effects/perform.ts';
import { reckon } from './amounts.ts';
import type { Meanings } from './board.ts';
import { holds } from './conditions.ts';
import { matches } from './matching.ts';
import { isSuch } from './memory.ts';
import { cardNamed, cardsNamed, playerNamed, playersNamed } from './references.ts';
import { isUnaffected } from './texts/ignoring.ts';

/** What the words of the vocabulary mean on a board. */
export const meanings: Meanings = {
  matches,
  reckon,
  holds,
  isSuch,
  card: cardNamed,
  cards: cardsNamed,
  player: playerNamed,
  players: playersNamed,
  isUnaffected,
  perform,
};
