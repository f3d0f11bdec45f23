import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { mayBeSeveral } from '../turn/numbers-in-play.ts';
import { weaponsOfHilt } from './weapon-cards.ts';
import { weaponsOf } from './weapons.ts';

/** Hilts of a player that count together, and how many of them there may be. */
interface Together {
  readonly hilts: readonly InPlay[];
  readonly most: number;
}

/**
 * The hilts in play that a hilt counts together with. With one at most, an off-hand hilt is beside the other; with one
 * for each weapon, those of the same weapon count, and all that there are.
 */
export function hiltsTogether(board: Board, player: string, hilt: Seen): readonly Together[] {
  const hilts = hiltsOf(board, player);
  switch (board.switches.hilts) {
    case 'any':
      return [];
    case 'one': {
      const side = is(board, hilt, 'off-hand');
      return [{ hilts: hilts.filter((one) => is(board, board.seen(one), 'off-hand') === side), most: 1 }];
    }
    case 'one-per-weapon': {
      const own = weaponsOfHilt(board, player, hilt);
      const same = hilts.filter((one) => {
        const theirs = weaponsOfHilt(board, player, board.seen(one));
        return theirs.length > 0 && theirs.every((weapon) => own.includes(weapon));
      });
      const all = { hilts, most: Math.max(1, weaponsOf(board, player).length) };
      return own.length === 0 ? [all] : [{ hilts: same, most: own.length }, all];
    }
  }
}

/** Hilts of which there are more than may be. */
export function hiltsTooMany(board: Board, player: string): readonly InPlay[] {
  for (const hilt of hiltsOf(board, player)) {
    const card = board.seen(hilt);
    const tooMany = hiltsTogether(board, player, card).find(({ hilts, most }) => hilts.length > most);
    if (tooMany !== undefined && !mayBeSeveral(board, player, card)) return tooMany.hilts;
  }
  return [];
}

function hiltsOf(board: Board, player: string): InPlay[] {
  return board.controlledBy(player).filter((one) => is(board, board.seen(one), 'hilt'));
}
