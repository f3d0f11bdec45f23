import { type Check, violationsOf } from '../../../../engine/check.ts';
import { type ComingIn, putIntoPlay, takenControlOf } from '../actions/coming-in.ts';
import type { Board, Seen } from '../board/board.ts';
import { Barred } from '../board/decisions.ts';

/** Whether a card may be put into play under a player's control (Immortal Ally; Signature Cards; Allies). */
export function mayBePutIntoPlay(board: Board, card: Seen, player: string): boolean {
  return isLetIn(putIntoPlay, { board, action: { player }, card });
}

/** Whether a player may have control of a card, beside those that he has in play. */
export function mayBeHeld(board: Board, card: Seen, player: string): boolean {
  return isLetIn(takenControlOf, { board, action: { player }, card });
}

/** Refuses a card that was chosen to be controlled, if no text could let the player have control of it (Controlling). */
export function refuseControl(board: Board, card: Seen, player: string): void {
  mayBeHeld(board, card, player);
}

/** What may not come in stays where it is; an action that chooses it all the same is against the rules. */
function isLetIn(checks: readonly Check<ComingIn>[], coming: ComingIn & { readonly card: Seen }): boolean {
  const violations = violationsOf(checks, coming);
  if (violations.length === 0) return true;
  const pointer = coming.board.decisions.pointerTo(coming.card.id);
  if (pointer !== undefined)
    throw new Barred(violations.map((violation) => ({ ...violation, action: [pointer] })));
  return false;
}
