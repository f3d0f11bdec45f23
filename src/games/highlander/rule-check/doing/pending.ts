import type { Board } from '../board/board.ts';
import type { Pending } from '../state/state.ts';
import { emit } from './emit.ts';

/** A change of Ability that waits for the player's Ability Adjustment Phase. */
export function pend(
  board: Board,
  player: string,
  kind: Pending['kind'],
  amount: number,
  from: { readonly source?: string; readonly attack?: boolean } = {},
): void {
  if (amount <= 0) return;
  const { source, attack = false } = from;
  const pending: Pending = { id: board.newId('p'), player, kind, amount, attack };
  if (source !== undefined) pending.source = source;
  board.state.pending.push(pending);
  emit(board, { event: told[kind], player, amount, ...(source === undefined ? {} : { source }) });
}

/** Damage and changes of Ability are told when they become pending. */
const told = { damage: 'damage-dealt', loss: 'ability-lost', gain: 'ability-gained' } as const;
