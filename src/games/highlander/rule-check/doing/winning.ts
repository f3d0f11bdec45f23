import type { Board } from '../board/board.ts';
import { emit } from './emit.ts';

export function win(
  board: Board,
  winner: string,
  by: 'head-shot' | 'zero-ability' | 'card' | 'concession',
): void {
  board.state.winner = winner;
  emit(board, { event: 'game-won', player: winner, what: by });
  if (by === 'head-shot' && board.switches.quickenings === 'forfeited-to-head-shot')
    forfeitQuickenings(board, board.opponentOf(winner).id);
}

/** Who loses to a Head Shot, and in no other way, forfeits the Quickenings in play (Official Tournament Rules). */
function forfeitQuickenings(board: Board, loser: string): void {
  const cards = board.state.inPlay
    .filter((card) => card.owner === loser && board.definition(card).type === 'Quickening')
    .map(({ id }) => id);
  if (cards.length > 0) emit(board, { event: 'quickenings-forfeited', player: loser, cards });
}
