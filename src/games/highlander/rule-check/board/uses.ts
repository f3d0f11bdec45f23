import type { Limit } from '../../vocabulary/limits.ts';
import type { InPlay } from '../state/state.ts';
import type { Board } from './board.ts';

/** The name of the counter that a card's uses in the whole game are kept under. */
export const USES = 'uses';

/** Whether it may be used once more. In a turn identical cards count together (Stacking Effects), if not each for itself. */
export function hasUsesLeft(board: Board, card: InPlay, limit: Limit | undefined): boolean {
  if (limit === undefined) return true;
  if (limit.per === 'game') return (card.counters[USES] ?? 0) < limit.times;
  const { title } = board.definition(card);
  const used = board.state.turn.events.filter(
    ({ event, player, card: id, of }) =>
      event === 'used' &&
      player === card.controller &&
      (limit.eachCopy === true ? id === card.id : of !== undefined && board.definitionOf(of).title === title),
  );
  return used.length < limit.times;
}

/** The same of a card by its id. */
export function mayBeUsedOnceMore(board: Board, id: string | undefined, limit: Limit | undefined): boolean {
  const card = id === undefined ? undefined : board.inPlay(id);
  return card === undefined || hasUsesLeft(board, card, limit);
}
