import type { Filter } from '../../../vocabulary/filters.ts';
import type { Amount } from '../../../vocabulary/terms.ts';
import type { Attack } from '../../state/state.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { is, likeness } from '../cards/likeness.ts';
import { playerModifiersOn } from '../texts/player-modifiers.ts';
import { modifiersOn } from '../texts/texts.ts';
import { cardOf, isPowerBlow } from './attacks.ts';

const USUAL_DAMAGE = 2;
/** A Power Blow does 4 where an attack does 2 (Making a Power Blow; Power Blows). */
const POWER_BLOW_BONUS = 2;

/**
 * What a successful attack does: what it is set to, then what is added, then what it is reduced to (Addendum, Damage).
 * To no damage nothing is added (FAQ, Kurgan Persona Power).
 */
export function damageOf(board: Board, attack: Attack): number {
  const card = cardOf(board, attack);
  if (doesNone(board, card)) return 0;
  const added = modifiersOn(board, card, 'damage').reduce(
    (sum, { modifier, frame }) => sum + board.meanings.reckon(board, modifier.damage, frame),
    beforeAdditions(board, attack, card),
  );
  return Math.max(0, reducedTo(board, modifiersOn(board, card, 'damageReducedTo'), added));
}

/** Whether it is an attack that may do damage, however much that is. */
export function mayDoDamage(board: Board, card: Seen): boolean {
  return is(board, card, 'attack') && !doesNone(board, card);
}

/** Its text says so, or it is a Dirty Trick of which nothing specifies damage (Dirty Tricks). */
function doesNone(board: Board, card: Seen): boolean {
  if (modifiersOn(board, card, 'noDamage').length > 0) return true;
  if (!isTrick(board, card) || likeness(board, card).damage !== null) return false;
  const ofItself = modifiersOn(board, card, 'damage').some(({ frame }) => frame.source === card.id);
  return !ofItself && setTo(board, card, undefined) === undefined;
}

function isTrick(board: Board, card: Seen): boolean {
  return board.switches.dirtyTricks === 'by-rule' && is(board, card, 'dirty-trick');
}

function beforeAdditions(board: Board, attack: Attack, card: Seen): number {
  const powerBlow = isPowerBlow(board, attack);
  const asPowerBlow = powerBlow ? setTo(board, card, 'power-blow') : undefined;
  if (asPowerBlow !== undefined) return asPowerBlow;
  const base = setTo(board, card, undefined) ?? usualDamage(board, card);
  return powerBlow ? base + powerBlowBonus(board, card) : base;
}

/** What another card sets it to stands before what its own text does; what comes later before what came earlier. */
function setTo(board: Board, card: Seen, of: 'power-blow' | undefined): number | undefined {
  const all = modifiersOn(board, card, 'setDamage').filter(({ modifier }) => modifier.of === of);
  const set = all.findLast(({ frame }) => frame.source !== card.id) ?? all.at(-1);
  return set === undefined ? undefined : board.meanings.reckon(board, set.modifier.setDamage, set.frame);
}

/** Dirty Tricks do none unless they say so (Attacks - Damage; Dirty Tricks). */
function usualDamage(board: Board, card: Seen): number {
  const [printed] = likeness(board, card).damage ?? [];
  if (printed !== undefined) return printed;
  return isTrick(board, card) ? 0 : USUAL_DAMAGE;
}

/** What a Power Blow adds: two, or what the second printed value has more than the first. */
function powerBlowBonus(board: Board, card: Seen): number {
  if (board.switches.powerBlowDamage === 'plus-two') return POWER_BLOW_BONUS;
  const [first, second] = likeness(board, card).damage ?? [];
  return first === undefined || second === undefined ? POWER_BLOW_BONUS : second - first;
}

/** What a Power Blow still does through a block that is no Power Block (Making a Power Block; Power Blocks; Power Blows). */
export function damageThroughBlock(board: Board, attack: Attack): number {
  if (board.switches.blockedPowerBlow === 'two') return Math.min(POWER_BLOW_BONUS, damageOf(board, attack));
  const card = cardOf(board, attack);
  const plain = setTo(board, card, undefined) ?? usualDamage(board, card);
  return Math.max(0, damageOf(board, attack) - plain);
}

/**
 * What a pending damage still is when it is resolved: what reduces it then, or prevents all of it, does so however late it
 * came (Addendum, Damage).
 */
export function damageResolved(
  board: Board,
  player: string,
  amount: number,
  { by, isOfAttack }: { readonly by: Seen | undefined; readonly isOfAttack: boolean },
): number {
  const ofCard = by !== undefined && isOfAttack ? modifiersOn(board, by, 'damageReducedTo') : [];
  const reduced = reducedTo(board, ofCard, amount);
  if (cannotBePrevented(board, by)) return reduced;
  const { all, reducing } = preventing(board, player, by);
  return all ? 0 : reducedTo(board, reducing, reduced);
}

/** Whether damage is of such a card. Where any will do it need not be known which it was. */
export function comesFrom(
  board: Board,
  from: Filter | undefined,
  by: Seen | undefined,
  frame: Frame,
): boolean {
  if (from === undefined || Object.keys(from).length === 0) return true;
  return by !== undefined && board.meanings.matches(board, from, by, frame);
}

/** What is left of damage done to a player, by a card if one does it. */
export function damageLeft(board: Board, player: string, amount: number, by: Seen | undefined): number {
  if (cannotBePrevented(board, by)) return amount;
  const { all, prevented, reducing } = preventing(board, player, by);
  if (all) return 0;
  const left = prevented.reduce(
    (sum, { modifier: { preventsDamage }, frame }) =>
      preventsDamage === 'all' ? 0 : sum - board.meanings.reckon(board, preventsDamage, frame),
    amount,
  );
  return Math.max(0, reducedTo(board, reducing, left));
}

function cannotBePrevented(board: Board, by: Seen | undefined): boolean {
  return by !== undefined && modifiersOn(board, by, 'damageCannotBePrevented').length > 0;
}

/** What a player is given against damage of that card: all of it is prevented, or so much, or it is reduced. */
function preventing(board: Board, player: string, by: Seen | undefined) {
  const isBy = ({ modifier, frame }: { modifier: { from?: Filter }; frame: Frame }) =>
    comesFrom(board, modifier.from, by, frame);
  const prevented = playerModifiersOn(board, player, 'preventsDamage').filter(isBy);
  const all = prevented.some(({ modifier }) => modifier.preventsDamage === 'all');
  const reducing = all ? [] : playerModifiersOn(board, player, 'damageReducedTo').filter(isBy);
  return { all, prevented, reducing };
}

function reducedTo(
  board: Board,
  reducing: readonly { readonly modifier: { readonly damageReducedTo: Amount }; readonly frame: Frame }[],
  amount: number,
): number {
  return reducing.reduce(
    (least, { modifier, frame }) =>
      Math.min(least, board.meanings.reckon(board, modifier.damageReducedTo, frame)),
    amount,
  );
}
