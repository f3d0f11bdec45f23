import type { Board } from '../../board/board.ts';
import type { Leave } from '../../state/state.ts';
import { cardPlayed, leaveToPlay, type Play } from './card-played.ts';

/** The leave by which a card of an action is played, with what is played in conjunction with it. */
export function leaveTaken(
  board: Board,
  { player, card, with: companions = [] }: Play,
): { readonly leave: Leave; readonly card: string } | undefined {
  for (const named of [card, ...companions.map((one) => one.card)]) {
    const played = cardPlayed(board, player, named);
    const leave = played === undefined ? undefined : leaveToPlay(board, player, played);
    if (played !== undefined && leave !== undefined) return { leave, card: played.card.id };
  }
  return undefined;
}

/** Whether it is the main card of an action that is played by leave: beside what the turn allows. */
export function isByLeave(board: Board, { player, card }: Play): boolean {
  const played = cardPlayed(board, player, card);
  return played !== undefined && leaveToPlay(board, player, played) !== undefined;
}
