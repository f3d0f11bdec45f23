import type { GameEvent } from '../state/values.ts';

/**
 * What a text sees of an event that several cards or players brought about together: those of whom all that it says is
 * true (5.2.3). Undefined if it is true of none.
 */
export function describedPart(
  event: GameEvent,
  isTrue: (event: GameEvent) => boolean,
): GameEvent | undefined {
  const bySources = withSources(event, isTrue);
  return bySources === undefined ? undefined : withPlayers(bySources, isTrue);
}

function withSources(event: GameEvent, isTrue: (event: GameEvent) => boolean): GameEvent | undefined {
  const { sources, ...rest } = event;
  if (sources === undefined || sources.length < 2) return isTrue(event) ? event : undefined;
  const described = sources.filter((source) => isTrue({ ...rest, source }));
  const [source] = described;
  return source === undefined ? undefined : { ...rest, source, sources: described };
}

function withPlayers(event: GameEvent, isTrue: (event: GameEvent) => boolean): GameEvent {
  const { players, ...rest } = event;
  if (players === undefined || players.length < 2) return event;
  const described = players.filter((by) => isTrue({ ...rest, by }));
  const [by] = described;
  return by === undefined || described.length === players.length
    ? event
    : { ...rest, by, players: described };
}
