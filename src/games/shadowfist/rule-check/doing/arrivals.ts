import type { Board } from '../board/board.ts';
import { restrictionsOf } from '../board/matching.ts';
import type { InPlay } from '../state/state.ts';

/** Which Unique copies came at once, until an effect is over: by that an auction for them starts (5.5.1). */
export function noteArrival(board: Board, card: InPlay): void {
  if (!card.faceDown && restrictionsOf(board, board.seen(card)).includes('Unique')) card.arrived = true;
}

/** What arrived before is there when the next comes. */
export function forgetArrivals({ state }: Board): void {
  for (const card of state.inPlay) delete card.arrived;
}
