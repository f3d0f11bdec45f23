import type { GameEvent } from '../state/values.ts';
import type { Board } from './board.ts';

type Name = GameEvent['event'];

/** What a player brought about in this turn. */
export function doneBy(board: Board, player: string, event: Name): GameEvent[] {
  return board.state.turn.events.filter((one) => one.event === event && one.player === player);
}

/** What a player brought about in the turn before this one. */
export function doneLastTurnBy(board: Board, player: string, event: Name): GameEvent[] {
  const [last] = board.state.turnsBefore;
  return (last?.events ?? []).filter((one) => one.event === event && one.player === player);
}

/** Cards a player has played this turn, each with what it is. */
export function playedBy(board: Board, player: string) {
  return doneBy(board, player, 'played').flatMap((event) =>
    event.of === undefined ? [] : [{ event, definition: board.definitionOf(event.of) }],
  );
}

/** Exertions of a kind that a player has made this turn; first-edition Exertions are all of the kind `hard`. */
export function exertionsBy(board: Board, player: string, kind: 'hard' | 'soft'): GameEvent[] {
  return doneBy(board, player, 'exertion-made').filter(({ what }) => what === kind);
}
