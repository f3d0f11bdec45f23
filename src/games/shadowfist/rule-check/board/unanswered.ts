import type { GameEvent } from '../state/values.ts';
import type { Board } from './board.ts';

/**
 * What happened since the last scene was generated: an effect that responds to it opens the next one, as what it
 * triggers does (5.2.2). In an Establishing Shot and in an auction only scenes are responded to (3.3.1, 5.5).
 */
export function unansweredEvents({ state: { turn, auction } }: Board): readonly GameEvent[] {
  if (auction !== null || turn.phase !== 'main' || turn.unanswered === 0) return [];
  return turn.events.slice(-turn.unanswered);
}

/** The events that an effect may respond to now. */
export function answerableEvents(board: Board): readonly GameEvent[] {
  return board.state.scene?.events ?? unansweredEvents(board);
}
