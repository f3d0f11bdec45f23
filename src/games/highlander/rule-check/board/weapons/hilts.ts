import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { mayBeSeveral } from '../turn/numbers-in-play.ts';
import { weaponsOf } from './weapons.ts';

/** How many hilts a player may have in play; with one each for the off-hand, an off-hand hilt is beside the other. */
export function mostHilts(board: Board, player: string): number {
  switch (board.switches.hilts) {
    case 'any':
      return Number.POSITIVE_INFINITY;
    case 'one':
      return 1;
    case 'one-per-weapon':
      return Math.max(1, weaponsOf(board, player).length);
  }
}

/** The hilts of a player that count together with this one. */
export function hiltsBeside(board: Board, player: string, hilt: Seen): InPlay[] {
  const { hilts } = board.switches;
  const side = is(board, hilt, 'off-hand');
  return hiltsOf(board, player).filter(
    (one) => hilts !== 'one' || is(board, board.seen(one), 'off-hand') === side,
  );
}

/** Hilts of which there are more than may be. */
export function hiltsTooMany(board: Board, player: string): InPlay[] {
  for (const hilt of hiltsOf(board, player)) {
    const card = board.seen(hilt);
    const beside = hiltsBeside(board, player, card);
    if (beside.length > mostHilts(board, player) && !mayBeSeveral(board, player, card)) return beside;
  }
  return [];
}

function hiltsOf(board: Board, player: string): InPlay[] {
  return board.controlledBy(player).filter((one) => is(board, board.seen(one), 'hilt'));
}
