import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import { type EventName, entries } from '../../vocabulary/event-names.ts';
import type { EventPattern } from '../../vocabulary/terms.ts';
import { speaksOfTime } from '../conditions/speaks-of-time.ts';

/** Abilities whose form never lets them act. */
export function neverActing({ type }: Definition, ability: Ability, path: Path): Mistake[] {
  if (ability.ability === 'playing') return withoutTime(ability, path);
  if (ability.ability === 'triggered' && ability.from !== undefined && isOwnEntry(ability.on)) {
    const isPlayedEvent = type === 'Event' && ability.from === 'smoked-pile' && ability.on.event === 'played';
    return isPlayedEvent
      ? []
      : [
          mistake(
            'wrong-value',
            [...path, 'from'],
            'Never acts: a card that enters play has left that place. Omit `from`.',
          ),
        ];
  }
  const mustResolve = type === 'State' || type === 'Edge';
  if (ability.ability !== 'voluntary' || ability.from !== undefined || !mustResolve) return [];
  const { inResponseTo } = ability;
  return inResponseTo !== undefined && 'event' in inResponseTo && isOwnEntry(inResponseTo.event)
    ? [
        mistake(
          'wrong-value',
          [...path, 'inResponseTo'],
          'Never acts: a State or Edge cannot be used before it resolves (4.3), and its entry can only be answered before. Use `triggered`, which acts on entry.',
        ),
      ]
    : [];
}

/** A way to play a card in addition to the usual one must allow another time, or change something else. */
function withoutTime(way: Extract<Ability, { ability: 'playing' }>, path: Path): Mistake[] {
  const changes = Object.keys(way).some((key) => !timeOnly.has(key));
  if (way.kind === 'only' || changes || speaksOfTime(way)) return [];
  return [
    mistake(
      'wrong-value',
      path,
      'Allows nothing new: this way does not say at what time the card is played, and changes nothing else. Give a time, as in `{"during": "main-shot"}`, or what changes.',
    ),
  ];
}

const timeOnly: ReadonlySet<string> = new Set(['ability', 'kind', 'when', 'limit']);

const isOwnEntry = ({ event, card }: EventPattern): boolean =>
  card?.is === 'this' && [event].flat().every((name) => isEntry(name));

const isEntry = (name: EventName): boolean => entries.some((one) => one === name);
