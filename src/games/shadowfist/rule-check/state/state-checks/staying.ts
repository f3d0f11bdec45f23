import type { Board } from '../../board/board.ts';
import { modifiersOn, replacements } from '../../board/texts.ts';
import type { InPlay } from '../state.ts';

/** Whether a text might keep a card in play that would otherwise be smoked. */
export function mayStay(board: Board, card: InPlay): boolean {
  return isKept(board, card) || replacements(board).length > 0;
}

function isKept(board: Board, card: InPlay): boolean {
  return modifiersOn(board, card, 'cannot').some(
    ({ modifier }) => modifier.cannot === 'leave-play' || modifier.cannot === 'be-smoked',
  );
}
