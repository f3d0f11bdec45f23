import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { is, wordsOf } from '../cards/likeness.ts';
import { mayDespite } from '../turn/leave.ts';
import { isConsideredBroken, isOfWeapon, lostWeapons, weaponsOf } from './weapons.ts';
import { lacksWeapon, maySpiteConsidered } from './without-weapon.ts';

/** A word of the title that makes a card one of a weapon (Disarming & Breaking Weapons). */
const BLADE = 'blade';

/**
 * The weapons of a player that a card pertains to, `generic` for the one that is no card: those it is specific to, or,
 * of a Blade card that is specific to none, all of them.
 */
function weaponsOfCard(board: Board, player: string, card: Seen): readonly string[] {
  const weapons = weaponsOf(board, player);
  const { weapon } = card.definition;
  if (is(board, card, 'pre-game')) return [];
  if (weapon !== null) return idsOf(weapons.filter((one) => isOfWeapon(board, one, weapon)));
  const isBlade =
    board.switches.weaponCardsWhileDisarmed === 'weapon-specific-and-blades' &&
    wordsOf(board, card).includes(BLADE) &&
    !is(board, card, 'vehicle');
  if (!isBlade) return [];
  return weapons.length === 0 ? ['generic'] : idsOf(weapons);
}

function idsOf(cards: readonly InPlay[]): string[] {
  return cards.map(({ id }) => id);
}

/** Whether every weapon is lost that a card pertains to. */
function isOfLostWeapon(board: Board, player: string, card: Seen): boolean {
  const lost = lostWeapons(board, player).map(({ weapon }) => weapon);
  const weapons = weaponsOfCard(board, player, card);
  return weapons.length > 0 && weapons.every((weapon) => lost.includes(weapon));
}

/** Whether the weapon is lost, or considered so, that a card would be played with. */
export function isWithoutItsWeapon(board: Board, player: string, card: Seen): boolean {
  if (isOfLostWeapon(board, player, card)) return !mayDespite(board, player, card, 'disarmed');
  const weapons = weaponsOfCard(board, player, card);
  if (weapons.length === 0) return false;
  if (lacksWeapon(board, player, card, 'play')) return true;
  const isAnyUsable = weapons.some((weapon) => !isConsideredBroken(board, player, weapon));
  return !isAnyUsable && !maySpiteConsidered(board, player, card, 'play');
}

/** Cards in play that go with a weapon that was just lost. */
export function cardsGoingWith(board: Board, player: string, weapon: string): InPlay[] {
  const { weaponCardsWhenDisarmed, hiltsWhenDisarmed } = board.switches;
  return board.controlledBy(player).filter((inPlay) => {
    const card = board.seen(inPlay);
    if (is(board, card, 'hilt')) return hiltsWhenDisarmed === 'discarded' && isHiltOf(board, inPlay, weapon);
    return weaponCardsWhenDisarmed === 'discarded' && isOfLostWeapon(board, player, card);
  });
}

/** The weapon that a hilt is told to be of, or those that it is specific to; none of one that is for any. */
export function weaponsOfHilt(board: Board, player: string, hilt: Seen): readonly string[] {
  const own = weaponTold(board, player, hilt.inPlay);
  return own === undefined ? weaponsOfCard(board, player, hilt) : [own];
}

/** The weapon of the player that a hilt in play is told to be of; undefined if none is. */
export function weaponTold(board: Board, player: string, hilt: InPlay | undefined): string | undefined {
  const told = hilt?.hiltOf ?? hilt?.with;
  return weaponsOf(board, player).find(({ id }) => id === told)?.id;
}

/** Of several weapons, those that a hilt may be of: of an Off-Hand one an off-hand hilt, any other of the others. */
export function weaponsThatFit(board: Board, player: string, hilt: Seen): readonly string[] {
  const own = weaponsOfHilt(board, player, hilt);
  if (own.length > 0) return own;
  const weapons = weaponsOf(board, player);
  const isOffHand = is(board, hilt, 'off-hand');
  const fitting = weapons.filter((one) => is(board, board.seen(one), 'off-hand') === isOffHand);
  return idsOf(fitting.length === 0 ? weapons : fitting);
}

function isHiltOf(board: Board, hilt: InPlay, weapon: string): boolean {
  return weapon === 'generic' || weaponsThatFit(board, hilt.controller, board.seen(hilt)).includes(weapon);
}
