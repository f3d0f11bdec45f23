import { subjectObjection } from '../flow/subjects.ts';
import { isSuchEffect } from '../flow/waiting-effects.ts';
import { reckon } from './amounts.ts';
import type { Meanings } from './board.ts';
import { holds } from './conditions.ts';
import { cannot, figure } from './figures.ts';
import { matches } from './matching.ts';
import { cardNamed, cardsNamed, playerNamed, playersNamed } from './references.ts';

/** What the words of the vocabulary mean on a board. */
export const meanings: Meanings = {
  matches,
  reckon,
  holds,
  card: cardNamed,
  cards: cardsNamed,
  player: playerNamed,
  players: playersNamed,
  cannot,
  figure,
  isSuchEffect,
  isLegalSubject: (board, state, card, player) => subjectObjection(board, state, card, player) === undefined,
};
