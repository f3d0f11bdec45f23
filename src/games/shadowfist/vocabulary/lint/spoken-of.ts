import type { Path } from '../../../../engine/mistake.ts';
import { withName } from '../../../vocabulary/lint/scope.ts';
import { givenAt, isGiven } from '../../../vocabulary/lint/spoken-of.ts';
import { abilityRoles } from '../../words/abilities/abilities.ts';
import { choiceRoles } from '../../words/choices/choices.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { modifierRoles } from '../../words/modifiers/modifiers.ts';
import { paymentRoles } from '../../words/payments/payments.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import type { Response } from '../responses.ts';
import type { Word } from '../words-in.ts';
import { type EventPart, partsOfEvent } from './event-parts.ts';
import { type Means, type Named, remembering, type Scope } from './scope.ts';

/** What can be spoken of within a word, wherever in it. */
export function within(word: Word, scope: Scope): Scope {
  switch (word.kind) {
    case 'Filter':
      return { ...scope, each: true };
    case 'Modifier': {
      const { damageEvent, grants = false } = modifierRoles(word.value);
      const event = damageEvent === undefined ? scope.event : new Set<EventPart>(damageEvent);
      return { ...scope, each: true, event, granted: scope.granted || grants };
    }
    case 'PlayerModifier':
      return { ...scope, thatPlayer: true };
    default:
      return scope;
  }
}

/** What can be spoken of under one key of a word. */
export function under(word: Word, key: PropertyKey, scope: Scope): Scope {
  switch (word.kind) {
    case 'Effect':
      return underEffect(word.value, key, scope);
    case 'Amount':
    case 'Choice':
    case 'Condition':
    case 'Players':
      return key === 'such' ? { ...scope, thatPlayer: true } : scope;
    default:
      return scope;
  }
}

/** An effect on several cards or players looks at each of them, and so does an amount that it computes for each. */
function underEffect(effect: Effect, key: PropertyKey, scope: Scope): Scope {
  const defined = rolesOf(effect).defines?.[String(key)];
  return defined === undefined ? scope : { ...scope, [defined]: true };
}

/** What one key of a word adds to what those after it can speak of. */
export function beyond(word: Word, key: PropertyKey, scope: Scope): Scope {
  if (word.kind === 'Effect') {
    const event = rolesOf(word.value).awaits?.(word.value);
    return event === undefined || key !== 'on' ? scope : { ...scope, event: partsOfEvent(event) };
  }
  if (word.kind !== 'Ability') return scope;
  const { value: ability } = word;
  const { event, answers } = abilityRoles(ability);
  if (key === 'on' && event !== undefined) return { ...scope, event: partsOfEvent(event(ability)) };
  const response = key === 'inResponseTo' ? answers?.(ability) : undefined;
  return response === undefined ? scope : answering(response, scope);
}

export function answering(response: Response, scope: Scope): Scope {
  if ('event' in response) return { ...scope, event: partsOfEvent(response.event) };
  return withName(scope, response.as, { means: 'effect', modes: [], toBeRead: null });
}

/** What a word leaves behind, of all that was said in it. */
export function after(word: Word, path: Path, outside: Scope, inside: Scope): Scope {
  switch (word.kind) {
    case 'Modifier':
      return outside;
    case 'Ability':
      return isGiven(path) ? outside : remembering(outside, inside);
    case 'Payment':
      return { ...outside, maintained: outside.maintained || paymentRoles(word.value).maintains === true };
    case 'Choice':
      return withName(remembering(outside, inside), word.value.as, chosen(word.value, path));
    case 'Effect': {
      const { value: effect } = word;
      const reached = rolesOf(effect).nested === 'later' ? outside : remembering(outside, inside);
      return effect.as === undefined ? reached : withName(reached, effect.as, givenAt(path, meansOf(effect)));
    }
    default:
      return remembering(outside, inside);
  }
}

function chosen(choice: Choice, path: Path): Named {
  const { modes, isTarget } = choiceRoles(choice);
  const given = givenAt(path, choice.choose, modes?.(choice));
  return isTarget?.(choice) === true ? { ...given, toBeRead: null } : given;
}

function meansOf(effect: Effect): Means {
  return rolesOf(effect).remembersCards === true ? 'drawn' : 'done';
}
