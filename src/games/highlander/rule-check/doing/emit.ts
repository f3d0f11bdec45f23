import type { Board } from '../board/board.ts';
import type { GameEvent } from '../state/values.ts';
import { dueAfter } from './triggers.ts';

/** Something happens: it is told, remembered until the opponent's turn is over, and sets off what waits for it. */
export function emit(board: Board, event: GameEvent): void {
  board.budget.step();
  board.changed();
  board.events.push(event);
  board.state.turn.events.push(event);
  board.due.push(...dueAfter(board, event));
}
