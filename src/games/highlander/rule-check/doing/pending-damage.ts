import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import { damageLeft, damageOf, damageThroughBlock } from '../board/attacks/damage.ts';
import type { Board } from '../board/board.ts';
import type { Pending } from '../state/state.ts';
import { emit } from './emit.ts';
import { causeOf } from './pending.ts';

const figures: readonly string[] = [
  ...['damage', 'setDamage', 'noDamage', 'damageReducedTo', 'preventsDamage'],
];

/** Whether any of these changes how much damage is done. */
export function changesDamage(by: readonly (Modifier | PlayerModifier)[]): boolean {
  return by.some((modifier) => Object.keys(modifier).some((key) => figures.includes(key)));
}

/** Damage is resolved in the Ability Adjustment Phase: what changes it before then changes what is pending (Addendum, Damage). */
export function changingPendingDamage(board: Board, change: () => void): void {
  const before = board.state.pending
    .filter(({ kind }) => kind === 'damage')
    .map((pending) => ({ pending, damage: damageNow(board, pending) }));
  change();
  board.changed();
  for (const { pending, damage } of before) {
    const amount = Math.max(0, pending.amount + damageNow(board, pending) - damage);
    const more = amount - pending.amount;
    pending.amount = amount;
    if (more === 0) continue;
    emit(board, {
      event: more > 0 ? 'damage-dealt' : 'damage-prevented',
      player: pending.player,
      amount: Math.abs(more),
      ...causeOf(board, pending.source),
    });
  }
  board.state.pending = board.state.pending.filter(({ kind, amount }) => kind !== 'damage' || amount > 0);
}

/** What it would be if it became pending now. */
function damageNow(board: Board, pending: Pending): number {
  const { player, amount, source } = pending;
  return damageLeft(
    board,
    player,
    ofAttack(board, pending) ?? amount,
    source === undefined ? undefined : board.find(source),
  );
}

function ofAttack(board: Board, { attack: isOfAttack, source }: Pending): number | undefined {
  const attack =
    isOfAttack && source !== undefined && board.inPlay(source) ? board.attack(source) : undefined;
  if (attack === undefined) return undefined;
  return attack.result === 'blocked' ? damageThroughBlock(board, attack) : damageOf(board, attack);
}
