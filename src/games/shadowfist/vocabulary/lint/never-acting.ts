import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';
import { type EventName, entries } from '../event-names.ts';
import type { EventPattern } from '../terms.ts';

/** What the text of a card says of its own entry, in a form that cannot act then. */
export function neverActing({ type }: Definition, ability: Ability, path: Path): Mistake[] {
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

const isOwnEntry = ({ event, card }: EventPattern): boolean =>
  card?.is === 'this' && [event].flat().every((name) => isEntry(name));

const isEntry = (name: EventName): boolean => entries.some((one) => one === name);
