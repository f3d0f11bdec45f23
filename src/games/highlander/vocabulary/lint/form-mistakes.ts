import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import { replaceable } from '../event-names.ts';
import type { Filter } from '../filters.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import type { Amount, Cards, EventPattern, Past, Place, Range } from '../terms.ts';
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
      return inEventPattern(word.value, path);
    case 'Filter':
      return word.value.happened === undefined ? [] : inFilterPast(word.value.happened, path);
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
      return inContinuous(ability, path);
    case 'replacement':
      return inReplacement(ability, path);
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

/** What changes, and for which cards or players. */
function inContinuous(ability: Extract<Ability, { ability: 'continuous' }>, path: Path): Mistake[] {
  const pairs = [
    ['cards', 'modify'],
    ['players', 'modifyPlayers'],
  ] as const;
  const halves = pairs.filter((pair) => pair.filter((key) => ability[key] !== undefined).length === 1);
  const lacking = halves.flatMap((pair) => pair.filter((key) => ability[key] === undefined));
  if (lacking.length > 0) {
    return lacking.map((key) =>
      mistake('missing', [...path, key], 'Without this the ability changes nothing.'),
    );
  }
  return pairs.some(([key]) => ability[key] !== undefined)
    ? []
    : [mistake('missing', path, 'Give cards and modify, or players and modifyPlayers.')];
}

/** Not everything that happens can be put off for something else. */
function inReplacement(ability: Extract<Ability, { ability: 'replacement' }>, path: Path): Mistake[] {
  const others = [ability.on.event].flat().filter((name) => !replaceable.has(name));
  if (others.length === 0) return [];
  const message = `Nothing can be put in the place of this: ${others.join(', ')}.`;
  return [mistake('wrong-value', [...path, 'on', 'event'], message)];
}

/** Leave that asks for nothing else is no leave. */
function inPlayerModifier(modifier: PlayerModifier, path: Path): Mistake[] {
  if (!('mayPlay' in modifier) || Object.keys(modifier).some((key) => leaves.includes(key))) return [];
  return [mistake('missing', path, 'Say from where, as what, or in spite of what they may be played.')];
}
const leaves: readonly string[] = ['from', 'under', 'as', 'inPlaceOf', 'despite'];

function inRange({ exactly, atLeast, atMost }: Partial<Range>, path: Path): Mistake[] {
  const least = Math.max(...[exactly, atLeast].filter(isConstant));
  const most = Math.min(...[exactly, atMost].filter(isConstant));
  return least > most ? [mistake('wrong-value', path, 'No number is within these bounds.')] : [];
}

function isConstant(amount: Amount | undefined): amount is number {
  return typeof amount === 'number';
}

function inChoice(choice: Choice, path: Path): Mistake[] {
  switch (choice.choose) {
    case 'number':
      return inRange(choice, path);
    case 'cards':
      return inSet('which', choice.which, choice.in, path);
    case 'mode':
    case 'area':
      return twice(choice.of, [...path, 'of']);
    default:
      return [];
  }
}

function twice(words: readonly string[], path: Path): Mistake[] {
  return words.flatMap((word, at) =>
    words.indexOf(word) === at ? [] : mistake('duplicate', [...path, at], `“${word}” can be chosen already.`),
  );
}

function inEventPattern({ event, ...asked }: EventPattern, path: Path): Mistake[] {
  const has: ReadonlySet<string> = partsOfEvent({ event });
  return Object.keys(asked)
    .filter((part) => !has.has(part))
    .map((part) => mistake('wrong-value', [...path, part], `The event has no ${part}.`));
}

/** A card is looked for in what the pattern leaves open. */
function inFilterPast({ that }: Past, path: Path): Mistake[] {
  if (that.card === undefined || that.source === undefined) return [];
  const at = [...path, 'happened', 'that'];
  return [mistake('wrong-value', at, 'Leave card or source open: that is the card itself.')];
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
