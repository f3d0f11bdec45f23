import type { InPlay } from '../state/state.ts';
import type { Board } from './board.ts';
import { isWeapon } from './kinds.ts';

/** A player's Weapons of Choice, whether they are in hand or lost. */
export function weaponsOf(board: Board, player: string): InPlay[] {
  return board.state.inPlay.filter((card) => card.owner === player && isWeapon(board.definition(card)));
}

/** Disarmed is who holds no weapon: all of them are lost (Disarming & Breaking Weapons). */
export function isDisarmed(board: Board, player: string): boolean {
  const weapons = weaponsOf(board, player);
  return weapons.length === 0
    ? board.player(player).genericWeapon !== 'held'
    : weapons.every(({ weapon }) => weapon !== 'held');
}

/** What a weapon is called in the data: the word of the Weapon of Choice. */
export function isOfWeapon(board: Board, weapon: InPlay, name: string): boolean {
  const { title, weapon: own } = board.definition(weapon);
  return title === name || own === name;
}

/** Weapons a player has lost, each with the turn in which it was: `generic` for the one that is no card. */
export function lostWeapons(
  board: Board,
  player: string,
): { readonly weapon: string; readonly status: 'disarmed' | 'broken'; readonly lostIn: number | null }[] {
  const weapons = weaponsOf(board, player);
  const { genericWeapon, weaponLostIn } = board.player(player);
  if (weapons.length === 0)
    return genericWeapon === 'held'
      ? []
      : [{ weapon: 'generic', status: genericWeapon, lostIn: weaponLostIn }];
  return weapons.flatMap(({ id, weapon, lostIn }) =>
    weapon === 'held' ? [] : [{ weapon: id, status: weapon, lostIn }],
  );
}
