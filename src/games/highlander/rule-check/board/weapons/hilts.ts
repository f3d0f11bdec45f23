import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { mayBeSeveral } from '../turn/numbers-in-play.ts';
import { weaponsOfHilt, weaponsThatFit, weaponTold } from './weapon-cards.ts';
import { weaponsHeld, weaponsOf } from './weapons.ts';

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
      // A weapon that is lost the player does not have (Disarmed).
      const own = weaponsOfHilt(board, player, hilt);
      const same = hilts.filter((one) => {
        const theirs = weaponsOfHilt(board, player, board.seen(one));
        return theirs.length > 0 && theirs.every((weapon) => own.includes(weapon));
      });
      const all = { hilts, most: Math.max(1, weaponsHeld(board, player).length) };
      return own.length === 0 ? [all] : [{ hilts: same, most: own.length }, all];
    }
  }
}

/** Hilts of which there are more than may be, and how many may; undefined if there are none. */
export function moreHiltsThanMayBe(board: Board, player: string): Together | undefined {
  for (const hilt of hiltsOf(board, player)) {
    const card = board.seen(hilt);
    const tooMany = hiltsTogether(board, player, card).find(({ hilts, most }) => hilts.length > most);
    if (tooMany !== undefined && !mayBeSeveral(board, player, card)) return tooMany;
  }
  return undefined;
}

/** The same hilts alone. */
export function hiltsTooMany(board: Board, player: string): readonly InPlay[] {
  return moreHiltsThanMayBe(board, player)?.hilts ?? [];
}

function hiltsOf(board: Board, player: string): InPlay[] {
  return board.controlledBy(player).filter((one) => is(board, board.seen(one), 'hilt'));
}

/**
 * Of which of several weapons a hilt may come to be: of those that are held, and by the Guide bear none yet. Of one
 * weapon, and of one that says it, nothing need be told.
 */
export function weaponsToBear(board: Board, player: string, hilt: Seen): readonly string[] {
  if (board.switches.hilts === 'any' || weaponsOf(board, player).length < 2) return [];
  const held = weaponsHeld(board, player);
  const isOnePerWeapon = board.switches.hilts === 'one-per-weapon';
  const fitting = isOnePerWeapon ? mayHave(board, player, hilt) : weaponsThatFit(board, player, hilt);
  return fitting.filter((weapon) => held.includes(weapon));
}

function mayHave(board: Board, player: string, hilt: Seen): readonly string[] {
  const own = weaponsOfHilt(board, player, hilt);
  const others = hiltsOf(board, player).filter(({ id }) => id !== hilt.id);
  const borne = others.map((one) => weaponsOfHilt(board, player, board.seen(one)));
  return (own.length > 0 ? own : weaponsOf(board, player).map(({ id }) => id)).filter(
    (weapon) => !borne.some((weapons) => weapons.length === 1 && weapons.includes(weapon)),
  );
}

/** The hilts of a player of which nothing tells the weapon. */
export function hiltsUntold(board: Board, player: string): InPlay[] {
  return hiltsOf(board, player).filter((hilt) => weaponTold(board, player, hilt) === undefined);
}
