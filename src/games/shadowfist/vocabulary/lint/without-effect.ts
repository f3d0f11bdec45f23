import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';
import type { Effect } from '../effects.ts';
import { abilitiesOf, wordsIn } from '../words-in.ts';

/**
 * What a definition says that can never change anything. A request may hold such a card, as a card without a text;
 * kept content may not, because something was forgotten.
 */
export function withoutEffect(definition: Definition): Mistake[] {
  return abilitiesOf(definition).flatMap((node) =>
    [...wordsIn(node)].flatMap(({ path, ...word }) => {
      if (word.kind === 'Ability') return inAbility(word.value, path);
      if (word.kind === 'Effect') return inEffect(word.value, definition, path);
      return word.kind === 'Modifier' ? zeros(word.value, path) : [];
    }),
  );
}

function inAbility(ability: Ability, path: Path): Mistake[] {
  switch (ability.ability) {
    case 'event':
    case 'triggered':
    case 'voluntary':
    case 'entering':
      return [ability.do, ability.choose, ability.pay].every(isEmpty) ? [idle([...path, 'do'], NOTHING)] : [];
    case 'as-soon-as':
      return isEmpty(ability.do) ? [idle([...path, 'do'], NOTHING)] : [];
    case 'own-cost':
      return zeros(ability, path);
    default:
      return [];
  }
}

function inEffect(effect: Effect, definition: Definition, path: Path): Mistake[] {
  const inner = 'effects' in effect ? [effect.effects, 'otherwise' in effect ? effect.otherwise : []] : [];
  return [
    ...zeros(effect, path),
    ...(inner.length > 0 && inner.every(isEmpty) ? [idle([...path, 'effects'], NOTHING)] : []),
    ...outOfReach(effect, definition, path),
  ];
}

const NOTHING = 'it does nothing. Give its effects, or leave it out';

function isEmpty(list: readonly unknown[] | undefined): boolean {
  return list === undefined || list.length === 0;
}

/** An amount of 0 changes nothing. A computed amount can be another one the next time. */
function zeros(word: object, path: Path): Mistake[] {
  return Object.entries(word)
    .filter(([key, value]) => value === 0 && amounts.has(key))
    .map(([key]) => idle([...path, key], 'the amount is 0'));
}

const amounts: ReadonlySet<string> = new Set([
  ...(['amount', 'number', 'by', 'fighting', 'body', 'damage', 'cost', 'power'] as const),
]);

/** Cards that an effect on cards in play is to change, and that are not in play. */
function outOfReach(effect: Effect, { type }: Definition, path: Path): Mistake[] {
  if (!onCardsInPlay.has(effect.do)) return [];
  const { objects = [] } = rolesOf(effect);
  const changed = Object.entries(effect).filter(([key]) => objects.some((one) => one === key));
  return changed.flatMap(([key, cards]: [string, unknown]) => {
    if (type === 'Event' && cards === 'this')
      return [idle([...path, key], 'an Event is never in play (4.3.6)')];
    return isOutOfPlay(cards) ? [idle([...path, key], 'these cards are out of play')] : [];
  });
}

function isOutOfPlay(cards: unknown): boolean {
  if (typeof cards !== 'object' || cards === null || !('in' in cards)) return false;
  const { in: place } = cards;
  return typeof place === 'object' && place !== null && !('statesOn' in place);
}

const onCardsInPlay: ReadonlySet<Effect['do']> = new Set([
  ...(['turn', 'unturn', 'heal', 'damage', 'reveal', 'turn-face-down', 'seize', 'sacrifice'] as const),
  ...(['cease-attacking', 'cease-intercepting', 'take-control', 'counters', 'remove-counters'] as const),
  ...(['change-location'] as const),
]);

function idle(path: Path, why: string): Mistake {
  return mistake('wrong-value', path, `Never changes anything: ${why}.`);
}
