import type { Limit } from '../../../vocabulary/limits.ts';
import type { InPlay } from '../../state/state.ts';
import type { Frame, GameEvent } from '../../state/values.ts';
import type { Board } from '../board.ts';
import { eventsOf } from '../memory.ts';
import { sourceOf } from '../sources.ts';

/** The name of the counter that a card's uses in the whole game are kept under. */
export const USES = 'uses';

/** The card in play whose text it is; undefined of one that has left, or whose effects are duplicated. */
export function ownCardOf(board: Board, { source, player }: Frame): InPlay | undefined {
  const card = source === undefined ? undefined : board.inPlay(source);
  return card?.controller === player ? card : undefined;
}

/** Whether a text may be used once more. In a turn identical cards count together (Stacking Effects), if not each for itself. */
export function hasUsesLeft(board: Board, frame: Frame, limit: Limit | undefined): boolean {
  if (limit === undefined) return true;
  const card = ownCardOf(board, frame);
  if (limit.per === 'game' && card !== undefined) return (card.counters[USES] ?? 0) < limit.times;
  // What is duplicated lasts no longer than is remembered.
  const events = limit.per === 'game' ? eventsOf(board) : board.state.turn.events;
  return events.filter((event) => isUseOf(board, frame, event, limit)).length < limit.times;
}

function isUseOf(board: Board, frame: Frame, { event, player, card, of }: GameEvent, limit: Limit): boolean {
  if (event !== 'used' || player !== frame.player) return false;
  if (limit.eachCopy === true) return card === frame.source;
  const title = sourceOf(board, frame)?.definition.title;
  return of !== undefined && board.definitionOf(of).title === title;
}
