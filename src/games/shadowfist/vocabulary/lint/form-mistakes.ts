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
import { amountRoles } from '../../words/amounts/amounts.ts';
import { conditionRoles } from '../../words/conditions/conditions.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import type { Ability } from '../abilities.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import { leavings, replaceable } from '../event-names.ts';
import type { Amount, Cards, Filter, Place } from '../terms.ts';
import type { SpecialAbility } from '../words.ts';
import type { Word } from '../words-in.ts';
import { partsOfEvent } from './event-parts.ts';
import { inAnswerable, inEnded, inMatchable, inRecall, notInPlay } from './never-matching.ts';

/** What the form of a word alone cannot mean, whatever is said around it. */
export function formMistakes(word: Word, path: Path): Mistake[] {
  switch (word.kind) {
    case 'Ability':
      return inAbility(word.value, path);
    case 'Modifier':
      return 'special' in word.value ? inSpecial(word.value, path) : [];
    case 'Range':
      return inRange(word.value, path);
    case 'Choice':
      return inChoice(word.value, path);
    case 'EventPattern':
      return [
        ...inEventPattern(word.value, partsOfEvent(word.value), path),
        ...inMatchable(word.value, path),
      ];
    case 'Response':
      return inAnswerable(word.value, path);
    case 'Filter':
      return inFilter(word.value, path);
    case 'Amount':
      return typeof word.value === 'number'
        ? []
        : inRecall(amountRoles(word.value).recalls?.(word.value), path);
    case 'Condition':
      return inRecall(conditionRoles(word.value).recalls?.(word.value), path);
    case 'Cards':
      return inCards(word.value, path);
    case 'Effect':
      return [...inSearch(word.value, path), ...inAwaited(word.value, path)];
    default:
      return [];
  }
}

function inAbility(ability: Ability, path: Path): Mistake[] {
  if (ability.ability === 'special') return inSpecial(ability, path);
  if (ability.ability === 'replacement') return inReplacement(ability, path);
  if (ability.ability === 'triggered') return inEnded(ability.on, [...path, 'on']);
  if (ability.ability === 'playing') return inPlaying(ability, path);
  return ability.ability === 'continuous' ? inContinuous(ability, path) : [];
}

/** Of the only way in which a card is played, all that the card does is its own. */
function inPlaying({ kind, inPlaceOfOwn }: Extract<Ability, { ability: 'playing' }>, path: Path): Mistake[] {
  if (kind !== 'only' || inPlaceOfOwn !== true) return [];
  const at = [...path, 'inPlaceOfOwn'];
  return [mistake('wrong-value', at, 'Only one way of several does something in place of the others.')];
}

/** Only Toughness has an amount, and it always has one; who loses it loses all of it (10.1.2). */
function inSpecial(
  given: { readonly special: SpecialAbility; readonly amount?: Amount; readonly loses?: boolean },
  path: Path,
): Mistake[] {
  const at = [...path, 'amount'];
  if (given.special !== 'Toughness' || given.loses === true) {
    return given.amount === undefined
      ? []
      : [mistake('wrong-value', at, 'Only Toughness has an amount (10.1.2).')];
  }
  return given.amount === undefined ? [mistake('missing', at, 'Toughness has an amount (10.1.2).')] : [];
}

/** Of what can be replaced, not everything can be left to the player. */
function inReplacement(ability: Extract<Ability, { ability: 'replacement' }>, path: Path): Mistake[] {
  const names = [ability.on.event].flat();
  const mistakes = inReplaced(names, replaceable, path);
  if (mistakes.length > 0) return mistakes;
  const asked = ability.optional === true && !names.every((name) => leavings.some((one) => one === name));
  return asked ? [mistake('wrong-value', [...path, 'optional'], 'This is replaced without asking.')] : [];
}

function inChoice(choice: Choice, path: Path): Mistake[] {
  switch (choice.choose) {
    case 'number':
      return inRange(choice, path);
    case 'cards': {
      const others = choice.or ?? [];
      return [
        ...inSet('which', choice.which, choice.in, path),
        ...others.flatMap((set, at) => inSet('which', set.which, set.in, [...path, 'or', at])),
      ];
    }
    case 'mode':
      return inChoosable(choice.of, [...path, 'of']);
    default:
      return [];
  }
}

function inFilter(filter: Filter, path: Path): Mistake[] {
  const { type } = filter;
  const open = (['thisTurn', 'thisAttack'] as const).flatMap((key) => {
    const pattern = filter[key];
    return pattern === undefined
      ? []
      : [...inOpenPattern(pattern, [...path, key]), ...inRecall({ key, pattern }, path)];
  });
  const isEvent = type?.every((one) => one === 'Event');
  return isEvent === true ? [...open, ...notInPlay(filter, path, 'An Event is never in play (4.3.6)')] : open;
}

function inCards(cards: Cards, path: Path): Mistake[] {
  return typeof cards === 'object' && 'each' in cards ? inSet('each', cards.each, cards.in, path) : [];
}

function inSearch(effect: Effect, path: Path): Mistake[] {
  const search = rolesOf(effect).searches?.(effect);
  return search === undefined ? [] : inSet(search.key, search.which, search.in, path);
}

function inAwaited(effect: Effect, path: Path): Mistake[] {
  const awaited = rolesOf(effect).awaits?.(effect);
  return awaited === undefined ? [] : inEnded(awaited, [...path, 'on']);
}

function inSet(key: string, filter: Filter, place: Place, path: Path): Mistake[] {
  const isInPlay = place === 'play' || 'statesOn' in place;
  return isInPlay ? [] : notInPlay(filter, [...path, key], 'These cards are out of play');
}
