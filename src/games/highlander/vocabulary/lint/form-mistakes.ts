import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import {
  inChoosable,
  inContinuous,
  inEventPattern,
  inOpenPattern,
  inRange,
  inReplaced,
} from '../../../vocabulary/lint/form-mistakes.ts';
import type { Ability } from '../abilities.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import { replaceable } from '../event-names.ts';
import type { Filter } from '../filters.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import type { Cards, Place } from '../terms.ts';
import type { Word } from '../words-in.ts';
import { partsOfEvent } from './event-parts.ts';

/** What the form of a word alone cannot mean, whatever is said around it. */
export function formMistakes(word: Word, path: Path): Mistake[] {
  switch (word.kind) {
    case 'Ability':
      return inAbility(word.value, path);
    case 'PlayerModifier':
      return inPlayerModifier(word.value, path);
    case 'Range':
      return inRange(word.value, path);
    case 'Choice':
      return inChoice(word.value, path);
    case 'EventPattern':
      return inEventPattern(word.value, partsOfEvent(word.value), path);
    case 'Filter':
      return inFilter(word.value, path);
    case 'Cards':
      return inCards(word.value, path);
    case 'Effect':
      return inEffect(word.value, path);
    default:
      return [];
  }
}

function inAbility(ability: Ability, path: Path): Mistake[] {
  switch (ability.ability) {
    case 'playing':
      return inPlaying(ability, path);
    case 'continuous':
      // Else it is about the card itself or what it goes with, and about whom the rules say of such cards.
      return inContinuous(ability, path, ['cards', 'players']);
    case 'replacement':
      return inReplaced(ability.on.event, replaceable, path);
    case 'plot-part':
      return ability.part > ability.of
        ? [mistake('wrong-value', [...path, 'part'], 'The sequence has not so many parts.')]
        : [];
    default:
      return [];
  }
}

function inPlaying(ability: Extract<Ability, { ability: 'playing' }>, path: Path): Mistake[] {
  if (Object.keys(ability).length === 2)
    return [mistake('missing', path, 'Say when, with what, from where or in spite of what it is played.')];
  return ability.several === undefined || ability.inConjunctionWith !== undefined
    ? []
    : [mistake('missing', [...path, 'inConjunctionWith'], 'Several of what?')];
}

/** Leave that asks for nothing else is no leave. */
function inPlayerModifier(modifier: PlayerModifier, path: Path): Mistake[] {
  if (!('mayPlay' in modifier) || Object.keys(modifier).some((key) => leaves.includes(key))) return [];
  return [mistake('missing', path, 'Say from where, as what, or in spite of what they may be played.')];
}
const leaves: readonly string[] = ['from', 'under', 'as', 'inPlaceOf', 'despite'];

function inChoice(choice: Choice, path: Path): Mistake[] {
  switch (choice.choose) {
    case 'number':
      return inRange(choice, path);
    case 'cards':
      return inSet('which', choice.which, choice.in, path);
    case 'mode':
    case 'area':
      return inChoosable(choice.of, [...path, 'of']);
    default:
      return [];
  }
}

function inFilter({ happened }: Filter, path: Path): Mistake[] {
  return happened === undefined ? [] : inOpenPattern(happened.that, [...path, 'happened', 'that']);
}

function inCards(cards: Cards, path: Path): Mistake[] {
  return typeof cards === 'object' && 'each' in cards ? inSet('each', cards.each, [cards.in], path) : [];
}

function inEffect(effect: Effect, path: Path): Mistake[] {
  switch (effect.do) {
    case 'play':
      return inSet('which', effect.which, effect.in, path);
    case 'exert':
      return effect.atLeast === undefined || effect.gems !== undefined
        ? []
        : [mistake('missing', [...path, 'gems'], 'An Attribute Check is made for gems.')];
    default:
      return [];
  }
}

/** Only cards that are in play are controlled (Addendum, Controlling). */
function inSet(key: string, filter: Filter, places: readonly Place[], path: Path): Mistake[] {
  if (filter.controller === undefined || places.some(holdsCardsInPlay)) return [];
  const at = [...path, key, 'controller'];
  return [mistake('wrong-value', at, 'Only cards that are in play are controlled.')];
}

function holdsCardsInPlay(place: Place): boolean {
  return typeof place === 'string' || 'under' in place || 'on' in place || 'played' in place;
}
