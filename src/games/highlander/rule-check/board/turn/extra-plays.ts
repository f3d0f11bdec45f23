import type { Place } from '../../../vocabulary/terms.ts';
import type { Leave } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';

/** Leave that an effect gives a player to play this card then and there; undefined if none does. */
export function leaveFor(board: Board, player: string, card: string): Leave | undefined {
  if (board.state.leave.length === 0) return undefined;
  const seen = board.find(card);
  const leave = seen === undefined ? undefined : leaveForSuch(board, player, seen);
  return leave?.in.some((place) => isAt(board, place, card, leave)) === true ? leave : undefined;
}

/** The same, of a card that nobody has named before, wherever it may be. */
export function leaveForSuch(board: Board, player: string, card: Seen): Leave | undefined {
  const [leave] = board.state.leave;
  if (leave === undefined || leave.player !== player || leave.most === 0) return undefined;
  return board.meanings.matches(board, leave.which, card, leave.frame) ? leave : undefined;
}

/** The cards of an Exertion are there while it lies open. */
function isAt(board: Board, place: Place, card: string, { frame }: Leave): boolean {
  if (typeof place !== 'string' && 'exertion' in place) {
    const { exertion } = board.state;
    if (exertion?.cards.some(({ id }) => id === card) !== true) return false;
  }
  return board.meanings.cards(board, { each: {}, in: place }, frame).includes(card);
}
