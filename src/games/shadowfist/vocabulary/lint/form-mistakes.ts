import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import type { Choice } from '../choices.ts';
import { leavings, replaceable } from '../event-names.ts';
import type { Amount, Cards, EventPattern, Filter, Place, Range } from '../terms.ts';
import type { SpecialAbility } from '../words.ts';
import type { Word } from '../words-in.ts';
import { partsOfEvent } from './event-parts.ts';

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
      return inEventPattern(word.value, path);
    case 'Filter':
      return inFilter(word.value, path);
    case 'Cards':
      return inCards(word.value, path);
    case 'Effect':
      return word.value.do === 'play' ? inSet('which', word.value.which, word.value.in, path) : [];
    default:
      return [];
  }
}

function inAbility(ability: Ability, path: Path): Mistake[] {
  if (ability.ability === 'special') return inSpecial(ability, path);
  if (ability.ability === 'replacement') return inReplacement(ability, path);
  return ability.ability === 'continuous' ? inContinuous(ability, path) : [];
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

/** Not everything that happens can be put off for something else. */
function inReplacement(ability: Extract<Ability, { ability: 'replacement' }>, path: Path): Mistake[] {
  const names = typeof ability.on.event === 'string' ? [ability.on.event] : ability.on.event;
  const at = [...path, 'on', 'event'];
  const others = names.filter((name) => !replaceable.has(name));
  if (others.length > 0) {
    return [mistake('wrong-value', at, `Nothing can be put in the place of this: ${others.join(', ')}.`)];
  }
  const asked = ability.optional === true && !names.every((name) => leavings.some((one) => one === name));
  return asked ? [mistake('wrong-value', [...path, 'optional'], 'This is replaced without asking.')] : [];
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
    case 'cards': {
      const others = choice.or ?? [];
      return [
        ...inSet('which', choice.which, choice.in, path),
        ...others.flatMap((set, at) => inSet('which', set.which, set.in, [...path, 'or', at])),
      ];
    }
    case 'mode':
      return inModes(choice.of, path);
    default:
      return [];
  }
}

function inModes(modes: readonly string[], path: Path): Mistake[] {
  return modes.flatMap((mode, at) =>
    modes.indexOf(mode) === at
      ? []
      : mistake('duplicate', [...path, 'of', at], `“${mode}” can be chosen already.`),
  );
}

function inEventPattern(pattern: EventPattern, path: Path): Mistake[] {
  const has = partsOfEvent(pattern);
  const asked = [
    'card',
    'source',
    'target',
    'player',
    'by',
    'combat',
    'amount',
    'successful',
    'targets',
  ] as const;
  return asked
    .filter((part) => pattern[part] !== undefined && !has.has(part))
    .map((part) => mistake('wrong-value', [...path, part], `The event has no ${part}.`));
}

/** A card is looked for in what the pattern leaves open. */
function inFilter({ thisTurn }: Filter, path: Path): Mistake[] {
  if (thisTurn?.card === undefined || thisTurn.source === undefined) return [];
  return [
    mistake('wrong-value', [...path, 'thisTurn'], 'Leave card or source open: that is the card itself.'),
  ];
}

function inCards(cards: Cards, path: Path): Mistake[] {
  return typeof cards === 'object' && 'each' in cards ? inSet('each', cards.each, cards.in, path) : [];
}

/** No one controls a card that is out of play (7.4). */
function inSet(key: string, filter: Filter, place: Place, path: Path): Mistake[] {
  const isInPlay = place === 'play' || 'statesOn' in place;
  if (isInPlay || filter.controller === undefined) return [];
  const at = [...path, key, 'controller'];
  return [mistake('wrong-value', at, 'No one controls a card that is out of play (7.4).')];
}
