import type { Path } from '../../../../engine/mistake.ts';
import { withName } from '../../../vocabulary/lint/scope.ts';
import { givenAt, isGiven, isLater } from '../../../vocabulary/lint/spoken-of.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import type { Response } from '../responses.ts';
import type { Word } from '../words-in.ts';
import { partsOfEvent } from './event-parts.ts';
import { type Means, type Named, remembering, type Scope } from './scope.ts';

/** What can be spoken of within a word, wherever in it. */
export function within(word: Word, scope: Scope): Scope {
  switch (word.kind) {
    case 'Filter':
      return { ...scope, each: true };
    case 'Modifier': {
      const { value: modifier } = word;
      // There, the event is that damage is inflicted on a card.
      const event = 'alsoInflictsOn' in modifier ? new Set(['card'] as const) : scope.event;
      return { ...scope, each: true, event, granted: scope.granted || 'ability' in modifier };
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
      return key === 'such' ? { ...scope, thatPlayer: true } : scope;
    default:
      return scope;
  }
}

/** What goes through several cards or players looks at each; so does an amount that is reckoned for each. */
function underEffect(effect: Effect, key: PropertyKey, scope: Scope): Scope {
  if (key === 'effects') {
    if (effect.do === 'each-card') return { ...scope, each: true };
    return effect.do === 'each-player' ? { ...scope, thatPlayer: true } : scope;
  }
  if (key !== 'amount') return scope;
  if ('players' in effect) return { ...scope, thatPlayer: true };
  return effect.do === 'damage' ? { ...scope, each: true } : scope;
}

/** What one key of a word adds to what those after it can speak of. */
export function beyond(word: Word, key: PropertyKey, scope: Scope): Scope {
  if (word.kind === 'Effect' && word.value.do === 'when' && key === 'on') {
    return { ...scope, event: partsOfEvent(word.value.on) };
  }
  if (word.kind !== 'Ability') return scope;
  const { value: ability } = word;
  if (key === 'on' && 'on' in ability) return { ...scope, event: partsOfEvent(ability.on) };
  return key === 'inResponseTo' && 'inResponseTo' in ability ? answering(ability.inResponseTo, scope) : scope;
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
      return { ...outside, maintained: outside.maintained || word.value.pay === 'turn-and-maintain' };
    case 'Choice':
      return withName(remembering(outside, inside), word.value.as, chosen(word.value, path));
    case 'Effect': {
      const { value: effect } = word;
      const reached = isLater(effect) ? outside : remembering(outside, inside);
      return effect.as === undefined ? reached : withName(reached, effect.as, givenAt(path, meansOf(effect)));
    }
    default:
      return remembering(outside, inside);
  }
}

function chosen(choice: Choice, path: Path): Named {
  const given = givenAt(path, choice.choose, choice.choose === 'mode' ? choice.of : []);
  // A target is there to be aimed at, whether or not it is read.
  return 'target' in choice && choice.target ? { ...given, toBeRead: null } : given;
}

function meansOf(effect: Effect): Means {
  return effect.do === 'draw' || effect.do === 'look-at-deck' ? 'drawn' : 'done';
}
