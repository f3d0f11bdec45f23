import type { EventRead } from '../../words/event-reads.ts';
import type { GameEvent } from '../state/values.ts';

/** What a text reads of an event: two events that are equal in it are the same to the text. */
export function contentRead(event: GameEvent, reads: ReadonlySet<EventRead>): string {
  return JSON.stringify([
    ...[...reads].map((part) => event[part] ?? null),
    reads.has('source') ? (event.sources ?? null) : null,
    reads.has('by') ? (event.players ?? null) : null,
  ]);
}
