import { damageLeft } from '../board/attacks/damage.ts';
import type { Board } from '../board/board.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { isEndGame } from '../board/standing.ts';
import type { Pending } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';
import { comesAbout } from './replacing.ts';

/** A change of Ability that waits for the player's Ability Adjustment Phase. */
export function pend(
  board: Board,
  player: string,
  kind: Pending['kind'],
  amount: number,
  from: { readonly source?: string; readonly attack?: boolean } = {},
): void {
  const { source, attack = false } = from;
  const left = whatIsLeft(board, player, kind, amount, source);
  const cause = causeOf(board, source);
  if (kind === 'damage' && left < amount)
    emit(board, { event: 'damage-prevented', player, amount: amount - left, ...cause });
  if (left <= 0) return;
  const event: GameEvent = { event: told[kind], player, amount: left, ...cause };
  comesAbout(board, event, () => {
    const pending: Pending = { id: board.newId('p'), player, kind, amount: left, attack };
    if (source !== undefined) pending.source = source;
    board.state.pending.push(pending);
    emit(board, kind === 'gain' ? { ...event, event: 'gain-pending' } : event);
  });
}

/** Damage may be prevented or reduced; a loss is none, and is only barred as such (Damage vs. Loss of Ability). */
function whatIsLeft(
  board: Board,
  player: string,
  kind: Pending['kind'],
  amount: number,
  source: string | undefined,
): number {
  const by = source === undefined ? undefined : board.find(source);
  if (kind === 'damage') return damageLeft(board, player, Math.max(0, amount), by);
  if (kind === 'gain' && isEndGame(board)) return 0;
  const barred = keptFrom(board, player, kind === 'loss' ? 'lose-ability' : 'gain-ability', by && { by });
  return barred ? 0 : amount;
}

/** The card that it comes from, and whose that is. */
export function causeOf(board: Board, source: string | undefined): Pick<GameEvent, 'source' | 'by'> {
  if (source === undefined) return {};
  const by = board.inPlay(source)?.controller;
  return { source, ...(by === undefined ? {} : { by }) };
}

/** Damage and loss are told when they become pending. What is gained shows when it is adjusted (FAQ, Ability). */
const told = { damage: 'damage-dealt', loss: 'ability-lost', gain: 'ability-gained' } as const;
