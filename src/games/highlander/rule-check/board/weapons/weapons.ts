import type { Consideration } from '../../../vocabulary/words.ts';
import type { InPlay } from '../../state/state.ts';
import type { Board } from '../board.ts';
import { isWeapon } from '../cards/kinds.ts';
import { keptFrom } from '../forbidding/prevention.ts';
import { causeOf } from '../sources.ts';
import { type PlayerModifierWith, playerModifiersOn } from '../texts/player-modifiers.ts';
import type { On } from '../texts/texts.ts';

/** A player's Weapons of Choice, whether they are in hand or lost. */
export function weaponsOf(board: Board, player: string): InPlay[] {
  return board.state.inPlay.filter((card) => card.owner === player && isWeapon(board.definition(card)));
}

/**
 * Disarmed is who holds no weapon: all of them are lost (Disarming & Breaking Weapons). Considered so is it with every
 * weapon at once; considered broken is one of them, of the player's choice.
 */
export function isDisarmed(board: Board, player: string): boolean {
  if (considered(board, player, 'disarmed').length > 0) return true;
  const held = weaponsHeld(board, player);
  const usable = held.filter((weapon) => !isConsideredBroken(board, player, weapon));
  const isOneToBeChosen = brokenBy(board, player).some(
    (source) => chosenFor(board, player, source) === undefined,
  );
  return usable.length <= (isOneToBeChosen && usable.length === held.length ? 1 : 0);
}

/** Not by being considered so (Considered Versus Actually). */
export function isActuallyDisarmed(board: Board, player: string): boolean {
  return weaponsHeld(board, player).length === 0;
}

/** Their ids; `generic` is the weapon that is no card. */
export function weaponsHeld(board: Board, player: string): string[] {
  const weapons = weaponsOf(board, player);
  if (weapons.length === 0) return board.player(player).genericWeapon === 'held' ? ['generic'] : [];
  return weapons.flatMap(({ id, weapon }) => (weapon === 'held' ? [id] : []));
}

/** The cards that say of a player that a weapon is considered broken. */
export function brokenBy(board: Board, player: string): string[] {
  return considered(board, player, 'weapon-broken').map(({ frame }) => frame.source ?? '');
}

/** The weapon that its player chose for what such a card says. */
export function chosenFor(board: Board, player: string, source: string): InPlay | undefined {
  return weaponsOf(board, player).find(({ consideredBrokenBy = [] }) => consideredBrokenBy.includes(source));
}

/** Of several weapons, whether it is the one that is (Considered Weapon Broken). */
export function isConsideredBroken(board: Board, player: string, weapon: string): boolean {
  return brokenBy(board, player).some((source) => chosenFor(board, player, source)?.id === weapon);
}

export function isWeaponBroken(board: Board, player: string): boolean {
  return (
    considered(board, player, 'weapon-broken').length > 0 ||
    lostWeapons(board, player).some(({ status }) => status === 'broken')
  );
}

export function isProne(board: Board, player: string): boolean {
  return board.player(player).prone || considered(board, player, 'prone').length > 0;
}

/** What says that a player is considered so, who may be made so. */
export function considered(board: Board, player: string, what: Consideration): readonly Considering[] {
  return playerModifiersOn(board, player, 'considered').filter(
    ({ modifier, frame }) =>
      modifier.considered === what && !keptFrom(board, player, barred[what], causeOf(board, frame)),
  );
}

const barred = { prone: 'be-prone', disarmed: 'be-disarmed', 'weapon-broken': 'lose-weapon' } as const;

/** What says that a player, who has a weapon, is considered to have none. */
export function consideredWithoutWeapon(board: Board, player: string): readonly Considering[] {
  return isActuallyDisarmed(board, player) || !isDisarmed(board, player) ? [] : consideredSo(board, player);
}

/** What says that a weapon of a player is considered lost. */
export function consideredSo(board: Board, player: string): readonly Considering[] {
  return [...considered(board, player, 'disarmed'), ...considered(board, player, 'weapon-broken')];
}

type Considering = On<PlayerModifierWith<'considered'>>;

/** What a weapon is called in the data: the word of the Weapon of Choice. */
export function isOfWeapon(board: Board, weapon: InPlay, name: string): boolean {
  const { title, weapon: own } = board.definition(weapon);
  return title === name || own === name;
}

/** Whether it is a weapon with which the player began the game: one of those chosen, or the generic one without any. */
export function beganWith(board: Board, player: string, weapon: string): boolean {
  const weapons = weaponsOf(board, player);
  if (weapon === 'generic') return weapons.length === 0;
  const card = weapons.find(({ id }) => id === weapon);
  return card === undefined || card.preGame || card.enteredIn === undefined;
}

/**
 * The weapons of a player that may be lost so: those that are held; where one may try what is lost already, a Disarmed
 * one may yet be broken.
 */
export function weaponsThatMayBe(board: Board, player: string, loss: 'disarmed' | 'broken'): string[] {
  const weapons = weaponsOf(board, player);
  const all =
    weapons.length === 0
      ? [{ id: 'generic', weapon: board.player(player).genericWeapon }]
      : weapons.map(({ id, weapon }) => ({ id, weapon }));
  const also = loss === 'broken' && board.switches.disarmingTheDisarmed === 'allowed' ? 'disarmed' : 'held';
  return all.flatMap(({ id, weapon }) => (weapon === 'held' || weapon === also ? [id] : []));
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
