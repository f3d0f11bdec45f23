import type { Effect } from '../../vocabulary/effects.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Amount, Cards, Filter, Range } from '../../vocabulary/terms.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { withNested } from '../../words/effects/nested.ts';
import { modifierRoles } from '../../words/modifiers/modifiers.ts';
import { isKnown } from '../../words/names.ts';
import type { Fixing } from '../../words/word.ts';
import type { Board } from '../board/board.ts';
import type { Frame } from '../state/values.ts';

/**
 * An Event's numbers are fixed on generation (10.2, 5.2), except numbers that depend on its resolution: on each card or
 * player of an iteration, or on what is chosen and done then.
 */
export function fixedEffects(board: Board, effects: readonly Effect[], frame: Frame): Effect[] {
  const now = (amount: Amount) =>
    isKnown(amount, frame.values) ? board.meanings.reckon(board, amount, frame) : amount;
  const fixing: Fixing = {
    amount: now,
    amountOrAll: (amount) => (amount === 'all' ? amount : now(amount)),
    cards: (cards) => fixedCards(cards, now),
    filter: (filter) => fixedFilter(filter, now),
    modifiers: (modifiers) => fixedModifiers(modifiers, now),
  };
  const fixedAll = (several: readonly Effect[]): Effect[] =>
    several.map((effect) => {
      const nested = withNested(effect, fixedAll);
      return rolesOf(nested).fixed?.(nested, fixing) ?? nested;
    });
  return fixedAll(effects);
}

function fixedCards(cards: Cards, now: (amount: Amount) => Amount): Cards {
  return typeof cards === 'object' && 'in' in cards
    ? { ...cards, each: fixedFilter(cards.each, now) }
    : cards;
}

function fixedFilter(filter: Filter, now: (amount: Amount) => Amount): Filter {
  const { figure, printed, counters, any, not } = filter;
  return {
    ...filter,
    ...(figure === undefined ? {} : { figure: fixedFigures(figure, now) }),
    ...(printed === undefined ? {} : { printed: fixedFigures(printed, now) }),
    ...(counters === undefined
      ? {}
      : { counters: { ...counters, number: fixedRange(counters.number, now) } }),
    ...(any === undefined ? {} : { any: any.map((one) => fixedFilter(one, now)) }),
    ...(not === undefined ? {} : { not: fixedFilter(not, now) }),
  };
}

function fixedFigures(
  figures: NonNullable<Filter['figure']>,
  now: (amount: Amount) => Amount,
): NonNullable<Filter['figure']> {
  return Object.fromEntries(Object.entries(figures).map(([name, range]) => [name, fixedRange(range, now)]));
}

function fixedRange(range: Range, now: (amount: Amount) => Amount): Range {
  const { exactly, atLeast, atMost } = range;
  return {
    ...range,
    ...(exactly === undefined ? {} : { exactly: now(exactly) }),
    ...(atLeast === undefined ? {} : { atLeast: now(atLeast) }),
    ...(atMost === undefined ? {} : { atMost: now(atMost) }),
  };
}

/** Modifiers with the numbers they have now. */
export function fixedModifiers(
  modifiers: readonly Modifier[],
  amount: (amount: Amount) => Amount,
): Modifier[] {
  return modifiers.map((modifier) => modifierRoles(modifier).fixed?.(modifier, { amount }) ?? modifier);
}
