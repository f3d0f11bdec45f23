import type { Board } from '../board/board.ts';
import { partInPlay, partOf } from '../board/cards/plots.ts';
import { isNullified } from '../board/texts/texts.ts';
import type { InPlay } from '../state/state.ts';
import { leavePlay } from './moving.ts';

/** The last part ends its Plot: what it does is done, and the parts before it leave play (Sequence Plots). A nullified one does nothing. */
export function completePlot(board: Board, card: InPlay): void {
  const plot = board.seen(card);
  const own = partOf(plot);
  if (
    own === undefined ||
    own.part < own.of ||
    board.inPlay(card.id) === undefined ||
    isNullified(board, card)
  )
    return;
  for (let part = 1; part < own.part; part += 1) {
    const before = partInPlay(board, card.controller, plot, part);
    if (before !== undefined) leavePlay(board, before, 'used', card.controller);
  }
}
