import type { Effect } from '../../vocabulary/effects.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { withNested } from '../../words/effects/nested.ts';
import { cardFilter } from '../../words/filters/filter.ts';
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
    filter: (filter) => cardFilter.roles.filter.fixed(filter, now),
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
    ? { ...cards, each: cardFilter.roles.filter.fixed(cards.each, now) }
    : cards;
}

/** Modifiers with the numbers they have now. */
export function fixedModifiers(
  modifiers: readonly Modifier[],
  amount: (amount: Amount) => Amount,
): Modifier[] {
  return modifiers.map((modifier) => modifierRoles(modifier).fixed?.(modifier, { amount }) ?? modifier);
}
