import type { Frame, GameEvent } from '../../state/values.ts';
import type { Board } from '../board.ts';

const endings: readonly GameEvent['event'][] = ['turn-ended', 'phase-ended'];

/** Whose turn it is as a text is followed: what the end of a turn sets off belongs to that turn, not to the next. */
export function whoseTurn(board: Board, { event }: Frame): string {
  return event?.player !== undefined && endings.includes(event.event) ? event.player : board.current;
}
