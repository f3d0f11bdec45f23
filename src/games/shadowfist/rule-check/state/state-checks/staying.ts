import type { Board } from '../../board/board.ts';
import { isWorking, modifiersOn, textsOf } from '../../board/texts.ts';
import type { InPlay } from '../state.ts';

/** Whether a text might keep a card in play that would otherwise be smoked. */
export function mayStay(board: Board, card: InPlay): boolean {
  return isKept(board, card) || anyReplacement(board);
}

function isKept(board: Board, card: InPlay): boolean {
  return modifiersOn(board, card, 'cannot').some(
    ({ modifier }) => modifier.cannot === 'leave-play' || modifier.cannot === 'be-smoked',
  );
}

function anyReplacement(board: Board): boolean {
  return board.remembered('any replacement', () =>
    board.state.inPlay.some(
      (card) =>
        isWorking(board, card) &&
        textsOf(board, card).some(({ ability }) => ability.ability === 'replacement'),
    ),
  );
}
