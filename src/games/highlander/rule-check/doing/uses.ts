import type { Limit } from '../../vocabulary/limits.ts';
import type { Board } from '../board/board.ts';
import { sourceOf } from '../board/sources.ts';
import { ownCardOf, USES } from '../board/turn/uses.ts';
import type { Frame } from '../state/values.ts';
import { emit } from './emit.ts';

export function noteUse(board: Board, frame: Frame, limit: Limit | undefined): void {
  const card = ownCardOf(board, frame);
  if (limit?.per === 'game' && card !== undefined) card.counters[USES] = (card.counters[USES] ?? 0) + 1;
  const source = sourceOf(board, frame);
  if (source === undefined) return;
  const of = card?.card ?? frame.card ?? source.definition;
  emit(board, { event: 'used', player: frame.player, card: source.id, of });
}
