import type { Limit } from '../../vocabulary/limits.ts';
import type { Board } from '../board/board.ts';
import type { InPlay } from '../state/state.ts';
import { emit } from './emit.ts';

/** The name of the counter that a card's uses in the whole game are kept under. */
const USES = 'uses';

/** Whether it may be used once more. In a turn identical cards count together (Stacking Effects). */
export function hasUsesLeft(board: Board, card: InPlay, limit: Limit | undefined): boolean {
  if (limit === undefined) return true;
  if (limit.per === 'game') return (card.counters[USES] ?? 0) < limit.times;
  const { title } = board.definition(card);
  const used = board.state.turn.events.filter(
    ({ event, player, of }) =>
      event === 'used' &&
      player === card.controller &&
      of !== undefined &&
      board.definitionOf(of).title === title,
  );
  return used.length < limit.times;
}

export function noteUse(board: Board, card: InPlay, limit: Limit | undefined): void {
  if (limit?.per === 'game') card.counters[USES] = (card.counters[USES] ?? 0) + 1;
  emit(board, { event: 'used', player: card.controller, card: card.id, of: card.card });
}
