import { type Board, sizeOf } from './board.ts';

/** Ability, plus or minus all modifiers (Maximum Hand Size); never less than none. */
export function maximumHandSize(board: Board, player: string): number {
  return Math.max(0, board.player(player).ability);
}

/** How many cards a player has room for. */
export function roomInHand(board: Board, player: string): number {
  return maximumHandSize(board, player) - sizeOf(board.player(player).hand);
}
