import type { Board } from '../board/board.ts';
import { emit } from './emit.ts';

export function win(
  board: Board,
  winner: string,
  by: 'head-shot' | 'zero-ability' | 'card' | 'concession',
): void {
  board.state.winner = winner;
  emit(board, { event: 'game-won', player: winner, what: by });
}
