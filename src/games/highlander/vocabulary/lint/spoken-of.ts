import type { Path } from '../../../../engine/mistake.ts';
import { withName } from '../../../vocabulary/lint/scope.ts';
import { givenAt, isGiven, isLater } from '../../../vocabulary/lint/spoken-of.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { modifierRoles } from '../../words/modifiers/modifiers.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import type { Word } from '../words-in.ts';
import { partsOfEvent } from './event-parts.ts';
import { type Means, type Named, remembering, type Scope } from './scope.ts';

/** What can be spoken of within a word, wherever in it. */
export function within(word: Word, scope: Scope): Scope {
  switch (word.kind) {
    case 'Filter':
      return { ...scope, each: true };
    case 'Modifier':
      return { ...scope, each: true, granted: scope.granted || modifierRoles(word.value).grants === true };
    case 'PlayerModifier':
      return { ...scope, thatPlayer: true };
    default:
      return scope;
  }
}

/** What can be spoken of under one key of a word. */
export function under(word: Word, key: PropertyKey, scope: Scope): Scope {
  return word.kind === 'Effect' ? underEffect(word.value, key, scope) : scope;
}

/** What goes through several cards or players looks at each; so does an amount that is reckoned for each. */
function underEffect(effect: Effect, key: PropertyKey, scope: Scope): Scope {
  switch (effect.do) {
    case 'each-card':
      return key === 'effects' ? { ...scope, each: true } : scope;
    case 'each-player':
      return key === 'effects' ? { ...scope, thatPlayer: true } : scope;
    case 'may':
    case 'must':
      return key === 'by' ? scope : { ...scope, thatPlayer: true };
    default:
      return key === 'amount' && 'players' in effect ? { ...scope, thatPlayer: true } : scope;
  }
}

/** What one key of a word adds to what those after it can speak of. */
export function beyond(word: Word, key: PropertyKey, scope: Scope): Scope {
  if (key !== 'on') return scope;
  if (word.kind === 'Effect' && word.value.do === 'when')
    return { ...scope, event: partsOfEvent(word.value.on) };
  if (word.kind !== 'Ability' || !('on' in word.value) || word.value.on === undefined) return scope;
  return { ...scope, event: partsOfEvent(word.value.on) };
}

/** What a word leaves behind, of all that was said in it. */
export function after(word: Word, path: Path, outside: Scope, inside: Scope): Scope {
  switch (word.kind) {
    // What would have to be paid is not yet chosen.
    case 'Modifier':
    case 'PlayerModifier':
      return outside;
    case 'Ability':
      return isGiven(path) ? outside : remembering(outside, inside);
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
  return givenAt(path, choice.choose, choice.choose === 'mode' ? choice.of : []);
}

function meansOf(effect: Effect): Means {
  return rolesOf(effect).gives ?? 'done';
}
