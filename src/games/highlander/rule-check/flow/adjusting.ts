import { damageResolved } from '../board/attacks/damage.ts';
import type { Board } from '../board/board.ts';
import { isEndGame, maximumAbilityOf } from '../board/standing.ts';
import { emit } from '../doing/emit.ts';
import { causeOf } from '../doing/pending.ts';
import type { Pending } from '../state/state.ts';

/** What waits for a player's Ability Adjustment Phase, as it would be resolved now. */
export function pendingFor(board: Board, player: string): Pending[] {
  return board.state.pending
    .filter((one) => one.player === player)
    .map((one) => (one.kind === 'damage' ? { ...one, amount: resolved(board, one) } : one));
}

function resolved(board: Board, { player, amount, source, attack }: Pending): number {
  const by = source === undefined ? undefined : board.find(source);
  return damageResolved(board, player, amount, { by, isOfAttack: attack });
}

/** What the Ability becomes if changes are reckoned in an order. */
export function abilityAfter(board: Board, player: string, order: readonly Pending[]): number {
  return order.reduce((now, one) => now + changeOf(board, one, now), board.player(player).ability);
}

/** By how much one changes the Ability that there is. What is gained never lifts it above its maximum (FAQ, Ability). */
function changeOf(board: Board, { player, kind, amount }: Pending, now: number): number {
  if (kind !== 'gain') return -amount;
  if (isEndGame(board)) return 0;
  if (board.switches.abilityGain === 'without-limit') return amount;
  return Math.min(amount, Math.max(0, maximumAbilityOf(board, player) - now));
}

/** Whether it matters what is reckoned first: only where a gain could be lost on a full Ability. */
export function orderMatters(board: Board, player: string): boolean {
  if (board.player(player).skips.includes('ability-adjustment')) return false;
  const pending = pendingFor(board, player);
  const gains = pending.filter(({ kind }) => kind === 'gain');
  const others = pending.filter(({ kind }) => kind !== 'gain');
  return (
    abilityAfter(board, player, [...gains, ...others]) !== abilityAfter(board, player, [...others, ...gains])
  );
}

/** Everything pending is reckoned; in no particular order where none is needed. */
export function adjustAbility(board: Board, id: string, order: readonly string[] | undefined): void {
  const pending = pendingFor(board, id);
  const inOrder =
    order === undefined
      ? pending
      : pending.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const player = board.player(id);
  const before = player.ability;
  for (const { id: name, amount, source } of pending) {
    const told = board.state.pending.find((one) => one.id === name)?.amount ?? amount;
    if (told > amount)
      emit(board, {
        ...{ event: 'damage-prevented', player: id, amount: told - amount },
        ...causeOf(board, source),
      });
  }
  board.state.pending = board.state.pending.filter((one) => one.player !== id);
  const changes = inOrder.map((one) => {
    const change = changeOf(board, one, player.ability);
    player.ability += change;
    return { ...one, change };
  });
  for (const { kind, change, source } of changes) {
    const told = { player: id, amount: Math.abs(change), ...causeOf(board, source) };
    if (kind === 'damage' && change < 0) emit(board, { event: 'damage-taken', ...told });
    if (kind === 'gain' && change > 0) emit(board, { event: 'ability-gained', ...told });
  }
  if (player.ability !== before)
    emit(board, { event: 'ability-changed', player: id, amount: player.ability - before });
}
