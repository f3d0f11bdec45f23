import type { Attack, Defense } from '../../state/state.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { prohibitionsOn } from '../forbidding/prohibitions.ts';
import { ignoresPrevention } from '../texts/player-modifiers.ts';
import { cardOf, isPowerBlow, waysOf } from './attacks.ts';

/** The attacks against which a defense was played, as far as they are still on. */
export function metBy(board: Board, { against }: { readonly against: readonly string[] }): Attack[] {
  return against.flatMap((id) => board.attack(id) ?? []);
}

/** A block is a Power Block, unless no attack that it meets can be Power Blocked (Focused Strike). */
export function isPowerBlock(board: Board, defense: Defense): boolean {
  return isMadePowerBlock(board, defense) && keepsFromPowerBlocking(board, defense).length === 0;
}

/** Whether a defense is a Power Block against an attack, which no card or effect can make it of some (Focused Strike). */
export function isPowerBlockOf(board: Board, attack: Attack, defense: Defense): boolean {
  return (
    isMadePowerBlock(board, defense) &&
    mayBePowerBlocked(board, attack, defense.by, seenDefense(board, defense))
  );
}

function isMadePowerBlock(board: Board, defense: Defense): boolean {
  const card = seenDefense(board, defense);
  if (card === undefined) return defense.powerBlock;
  const { isByOthers, is: isOne, cannot } = waysOf(board, card, 'powerBlock');
  return defense.powerBlock || isByOthers || (isOne && !cannot);
}

export function mayBePowerBlock(board: Board, defense: Seen): boolean {
  const { isByOthers, cannot } = waysOf(board, defense, 'powerBlock');
  return is(board, defense, 'block') && (isByOthers || !cannot);
}

/** Whether no text keeps a player from Power Blocking an attack with that block. */
export function mayBePowerBlocked(
  board: Board,
  attack: Attack,
  player: string,
  block: Seen | undefined,
): boolean {
  return prohibitionsOfPowerBlock(board, attack, player, block).length === 0;
}

/**
 * What makes it vain to make a block a Power Block: it meets attacks, and texts say of each that it cannot be Power
 * Blocked. Of several attacks the Power Blows alone are asked about, if there are any.
 */
export function keepsFromPowerBlocking(
  board: Board,
  defense: Defense,
): readonly { readonly attack: Attack; readonly frame: Frame }[] {
  const met = metBy(board, defense);
  const powerBlows = met.filter((attack) => isPowerBlow(board, attack));
  const card = seenDefense(board, defense);
  const kept = (powerBlows.length > 0 ? powerBlows : met).map((attack) =>
    prohibitionsOfPowerBlock(board, attack, defense.by, card).map(({ frame }) => ({ attack, frame })),
  );
  return kept.every((one) => one.length > 0) ? kept.flat() : [];
}

function prohibitionsOfPowerBlock(board: Board, attack: Attack, player: string, block: Seen | undefined) {
  if (ignoresPrevention(board, player, 'make-power-blocks')) return [];
  const doing = { player, ...(block === undefined ? {} : { by: block }) };
  return prohibitionsOn(board, cardOf(board, attack), 'be-power-blocked', doing);
}

function seenDefense(board: Board, { id }: Defense): Seen | undefined {
  const card = board.inPlay(id);
  return card === undefined ? undefined : board.seen(card);
}
