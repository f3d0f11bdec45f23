import type { Board } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import type { InPlay } from '../state/state.ts';
import { leavePlay } from './moving.ts';

/** When a Location comes into play, the one before it is discarded, whosever it is: one may be in play (Locations). */
export function replaceLocation(board: Board, card: InPlay): void {
  if (!is(board, board.seen(card), 'location')) return;
  for (const other of board.state.inPlay) {
    if (other !== card && is(board, board.seen(other), 'location'))
      leavePlay(board, other, 'removed', card.controller);
  }
}
