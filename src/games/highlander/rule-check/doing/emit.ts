import type { Board } from '../board/board.ts';
import type { GameEvent } from '../state/values.ts';

/** Something happens: it is told, and remembered until the opponent's turn is over. */
export function emit(board: Board, event: GameEvent): void {
  board.budget.step();
  board.events.push(event);
  board.state.turn.events.push(event);
  board.changed();
}
