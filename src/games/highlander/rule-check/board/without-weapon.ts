import type { Prevention } from '../../vocabulary/words.ts';
import type { Board, Seen } from './board.ts';
import { mayDespite, mayDespiteTextOf } from './leave.ts';
import { ignoresPrevention } from './player-modifiers.ts';
import { sourceOf } from './sources.ts';
import { consideredWithoutWeapon, isActuallyDisarmed, isDisarmed } from './weapons.ts';

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
  if (isActuallyDisarmed(board, player)) return true;
  if (mayDespite(board, player, card, 'prevention')) return false;
  if (ignoresPrevention(board, player, what) || ignoresPrevention(board, player, 'play')) return false;
  return consideredWithoutWeapon(board, player).some(({ frame }) => {
    const source = sourceOf(board, frame);
    return source === undefined || !mayDespiteTextOf(board, player, card, source);
  });
}
