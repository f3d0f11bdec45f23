import type { Leave } from '../state/state.ts';
import type { Board } from './board.ts';

/** Leave that an effect gives a player to play this card then and there; undefined if none does. */
export function leaveFor(board: Board, player: string, card: string): Leave | undefined {
  const [leave] = board.state.leave;
  const seen = board.find(card);
  if (leave === undefined || leave.player !== player || leave.most === 0 || seen === undefined)
    return undefined;
  const among = leave.in.some((place) =>
    board.meanings.cards(board, { each: {}, in: place }, leave.frame).includes(card),
  );
  return among && board.meanings.matches(board, leave.which, seen, leave.frame) ? leave : undefined;
}
