import type { Limit } from '../../vocabulary/limits.ts';
import type { Board } from '../board/board.ts';
import { sourceOf } from '../board/sources.ts';
import { counterOf, ownCardOf, placeOf } from '../board/turn/uses.ts';
import type { Frame } from '../state/values.ts';
import { emit } from './emit.ts';

/** It is told which of the texts of its card was used, unless that is of another, which was duplicated. */
export function noteUse(
  board: Board,
  frame: Frame,
  limit: Limit | undefined,
  at: number | undefined = limit === undefined ? undefined : placeOf(board, frame, limit),
): void {
  const card = ownCardOf(board, frame);
  if (limit?.per === 'game' && card !== undefined) {
    const counter = counterOf(board, card, at);
    card.counters[counter] = (card.counters[counter] ?? 0) + 1;
  }
  const source = sourceOf(board, frame);
  if (source === undefined) return;
  const of = card?.card ?? frame.card ?? source.definition;
  const ability = at === undefined ? {} : { ability: at };
  emit(board, { event: 'used', player: frame.player, card: source.id, ...ability, of });
}
