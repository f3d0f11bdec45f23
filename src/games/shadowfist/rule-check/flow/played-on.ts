import type { Filter } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import type { Frame } from '../state/values.ts';

/** Whether a card is played on what a text asks for; a text that asks for nothing is met by every card. */
export function isPlayedOn(
  board: Board,
  { on: asked }: { readonly on?: Filter | undefined },
  subject: string | undefined,
  frame: Frame,
): boolean {
  if (asked === undefined) return true;
  const card = subject === undefined ? undefined : board.inPlay(subject);
  return card !== undefined && board.meanings.matches(board, asked, board.seen(card), frame);
}
