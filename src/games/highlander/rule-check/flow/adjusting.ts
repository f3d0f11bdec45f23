import type { Board } from '../board/board.ts';
import { isEndGame, maximumAbilityOf } from '../board/standing.ts';
import { emit } from '../doing/emit.ts';
import { causeOf } from '../doing/pending.ts';
import type { Pending } from '../state/state.ts';

/** What waits for a player's Ability Adjustment Phase. */
export function pendingFor(board: Board, player: string): Pending[] {
  return board.state.pending.filter((one) => one.player === player);
}

/** What the Ability becomes if changes are reckoned in an order. What is gained never lifts it above its maximum. */
export function abilityAfter(board: Board, player: string, order: readonly Pending[]): number {
  const { ability } = board.player(player);
  const maximumAbility = maximumAbilityOf(board, player);
  return order.reduce((now, { kind, amount }) => {
    if (kind !== 'gain') return now - amount;
    if (isEndGame(board)) return now;
    const most =
      board.switches.abilityGain === 'up-to-maximum' ? Math.max(now, maximumAbility) : now + amount;
    return Math.min(now + amount, most);
  }, ability);
}

/** Whether it matters what is reckoned first: only where a gain could be lost on a full Ability. */
export function orderMatters(board: Board, player: string): boolean {
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
  player.ability = abilityAfter(board, id, inOrder);
  board.state.pending = board.state.pending.filter((one) => one.player !== id);
  for (const { kind, amount, source } of inOrder) {
    if (kind === 'damage')
      emit(board, { event: 'damage-taken', player: id, amount, ...causeOf(board, source) });
  }
  if (player.ability !== before)
    emit(board, { event: 'ability-changed', player: id, amount: player.ability - before });
}
