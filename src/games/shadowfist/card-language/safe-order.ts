import type { Effect } from '../vocabulary/effects.ts';
import type { Cards, Filter } from '../vocabulary/terms.ts';

type Key = keyof Filter;

const ATTACKING: readonly Key[] = [
  'attacking',
  'attackingCard',
  'attackedBy',
  'attackingAny',
  'inCombatWith',
  'inCombatWithAny',
];
const INTERCEPTING: readonly Key[] = ['intercepting', 'interceptingCard', 'interceptingAny', 'inCombatWith'];

/** What an effect on a card changes of what a filter can ask. */
function changedBy(effect: Effect): readonly Key[] | 'everything' {
  switch (effect.do) {
    case 'damage':
    case 'heal':
      return ['figure', 'damaged'];
    case 'turn':
    case 'unturn':
      return ['turned'];
    case 'reveal':
      return ['faceDown', 'powerGenerating'];
    case 'cease-attacking':
      return ATTACKING;
    case 'cease-intercepting':
      return [...INTERCEPTING, 'inCombatWithAny'];
    case 'modify':
      return effect.by.every((one) => 'fighting' in one || 'body' in one || 'damage' in one)
        ? ['figure']
        : 'everything';
    default:
      return 'everything';
  }
}

function asks(filter: unknown, keys: readonly string[]): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  return Object.entries(filter).some(([key, value]) => keys.includes(key) || asks(value, keys));
}

const isSafe = (all: readonly Effect[], each: Filter): boolean =>
  all.slice(0, -1).every((effect) => {
    const changed = changedBy(effect);
    return changed !== 'everything' && !asks(each, changed);
  });

/**
 * Several effects on the same cards in an order in which none changes which cards the next one finds: a Character that
 * takes damage has less Fighting. Undefined if there is no such order.
 */
export function inSafeOrder(all: readonly Effect[], cards: Cards): readonly Effect[] | undefined {
  if (typeof cards === 'string' || !('each' in cards)) return all;
  if (isSafe(all, cards.each)) return all;
  const isSwapped = all.every(isIndependent) && isSafe(all.toReversed(), cards.each);
  return isSwapped ? all.toReversed() : undefined;
}

/** Whether it may as well happen before or after the others: damage and turning, but not a change of Fighting. */
const isIndependent = ({ do: name }: Effect): boolean =>
  name === 'damage' || name === 'heal' || name === 'turn' || name === 'unturn';
