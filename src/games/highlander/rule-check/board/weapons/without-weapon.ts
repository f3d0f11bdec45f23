import type { Prevention } from '../../../vocabulary/words.ts';
import type { Board, Seen } from '../board.ts';
import { sourceOf } from '../sources.ts';
import { ignoresPrevention } from '../texts/player-modifiers.ts';
import { mayDespite, mayDespiteTextOf } from '../turn/leave.ts';
import { consideredSo, isActuallyDisarmed, isDisarmed } from './weapons.ts';

/**
 * Whether the want of a weapon keeps a player from playing a card that needs one. To be Disarmed is no prevention; to
 * be considered so, or to have a weapon considered broken, is one, and is nothing to who plays in spite of it.
 */
export function lacksWeapon(
  board: Board,
  player: string,
  card: Seen,
  what: Extract<Prevention, 'play' | 'attack' | 'defend'>,
): boolean {
  if (!isDisarmed(board, player) || mayDespite(board, player, card, 'disarmed')) return false;
  return isActuallyDisarmed(board, player) || !maySpiteConsidered(board, player, card, what);
}

/** Whether a player plays such a card all the same with a weapon that is merely considered lost. */
export function maySpiteConsidered(
  board: Board,
  player: string,
  card: Seen,
  what: Extract<Prevention, 'play' | 'attack' | 'defend'>,
): boolean {
  if (mayDespite(board, player, card, 'disarmed') || mayDespite(board, player, card, 'prevention'))
    return true;
  if (ignoresPrevention(board, player, what)) return true;
  return consideredSo(board, player).every(({ frame }) => {
    const source = sourceOf(board, frame);
    return source !== undefined && mayDespiteTextOf(board, player, card, source);
  });
}
