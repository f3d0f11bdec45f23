import type { Limit } from '../../vocabulary/limits.ts';
import type { Board } from '../board/board.ts';
import { USES } from '../board/uses.ts';
import type { InPlay } from '../state/state.ts';
import { emit } from './emit.ts';

export function noteUse(board: Board, card: InPlay, limit: Limit | undefined): void {
  if (limit?.per === 'game') card.counters[USES] = (card.counters[USES] ?? 0) + 1;
  emit(board, { event: 'used', player: card.controller, card: card.id, of: card.card });
}
