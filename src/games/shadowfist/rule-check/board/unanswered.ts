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

/** An event, and its place among those of the open scene, or else among those of the turn. */
export interface Answerable {
  readonly place: number;
  readonly event: GameEvent;
}

/** The events that an effect may respond to now. */
export function answerableEvents(board: Board): readonly Answerable[] {
  const { scene, turn } = board.state;
  const events = scene?.events ?? unansweredEvents(board);
  const before = scene === null ? turn.events.length - events.length : 0;
  return events.map((event, at) => ({ place: before + at, event }));
}
