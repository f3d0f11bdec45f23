import { type Board, sizeOf } from '../../board/board.ts';
import { sizesOfExertion } from '../../board/turn/exertions.ts';
import { numberToTake, strangersAmong, unseenOnTop } from '../../doing/endurance.ts';
import type { CardElsewhere } from '../../state/values.ts';
import { type Exert, kindOf, type Purpose, purposeOf } from './purpose.ts';

/** How many cards an Exertion may turn over. */
export function numbersAllowed(board: Board, action: Exert): readonly number[] {
  return sizesOfExertion(board, action.player, kindOf(action) ?? 'hard');
}

/** How many cards it turns over: as many as are declared, and at most as many as may be. */
export function numberTurnedOver(board: Board, action: Exert): number {
  return action.cards ?? numbersAllowed(board, action).at(-1) ?? 0;
}

/** In such an Exertion nothing is looked for. */
const unsearched: readonly Purpose[] = ['power-blow', 'power-block', 'head-shot'];

/**
 * Whether its cards lie in the discard pile when the last one Exhausts: where to exert is to discard they are turned
 * straight over into it, unless a card is looked for among them (Exertions and Power Blows).
 */
export function exhaustsAsDiscarded(board: Board, action: Exert): boolean {
  const left = sizeOf(board.player(action.player).endurance);
  return (
    board.switches.exertionIsDiscarding === 'yes' &&
    unsearched.includes(purposeOf(action)) &&
    left > 0 &&
    left <= numberTurnedOver(board, action)
  );
}

/** How many there are to turn over: after the last comes what is shuffled, and no more. */
export function numberThere(board: Board, action: Exert): number {
  const number = numberTurnedOver(board, action);
  // What is discarded at once is shuffled with the rest, and turned over again.
  return exhaustsAsDiscarded(board, action)
    ? number
    : Math.min(number, numberToTake(board.player(action.player)));
}

/** How many of its cards nobody has named, and are to be shown with it. */
export function unseenOf(board: Board, action: Exert): number {
  const player = board.player(action.player);
  const number = numberTurnedOver(board, action);
  if (!exhaustsAsDiscarded(board, action)) return unseenOnTop(player, number);
  const left = sizeOf(player.endurance);
  return unseenOnTop(player, left) + number - left;
}

/** How many of those to be shown come from the Discard Pile, which is shuffled after the last of the Endurance. */
export function unseenAfterShuffle(board: Board, action: Exert): number {
  if (exhaustsAsDiscarded(board, action)) return 0;
  const player = board.player(action.player);
  return (
    unseenOf(board, action) -
    unseenOnTop(player, Math.min(numberTurnedOver(board, action), sizeOf(player.endurance)))
  );
}

/** Of the cards shown after the shuffle those that did not lie in the Discard Pile. */
export function strangersShown(board: Board, action: Exert): CardElsewhere[] {
  const before = unseenOf(board, action) - unseenAfterShuffle(board, action);
  const shuffled = (action.shown ?? []).slice(before, unseenOf(board, action));
  return strangersAmong(board, board.player(action.player), shuffled);
}
