import { phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Players } from '../vocabulary/references.ts';
import type { Amount, Filter } from '../vocabulary/terms.ts';
import { anyOf } from './filters.ts';
import * as marked from './marked.ts';
import { knownCard, ownedNoun, ownedPlural } from './references.ts';
import { type Named, pluralNoun, simpleAmount } from './slots.ts';

/** A number with its sign. */
export const signed: Kind<Amount> = phrases<Amount>(['a number with its sign', marked.amounts], () => [
  saying(
    '+ {plus}',
    { plus: simpleAmount },
    ({ plus }) => plus,
    (value: Amount) => (typeof value === 'number' && value < 0 ? undefined : { plus: value }),
  ),
  saying(
    '- {minus}',
    { minus: simpleAmount },
    ({ minus }) => opposite(minus),
    (value: Amount) =>
      typeof value === 'number' && value < 0
        ? { minus: -value }
        : typeof value === 'object' && 'product' in value && value.product[0] === -1
          ? { minus: value.product[1] }
          : undefined,
  ),
]);

export function opposite(amount: Amount): Amount {
  if (typeof amount === 'number') return -amount;
  const isNegative = typeof amount === 'object' && 'product' in amount && amount.product[0] === -1;
  return isNegative ? amount.product[1] : { product: [-1, amount] };
}

/** Cards in play, as a modifier names them. */
const filterOf = (kind: Kind<Named>): Kind<Filter> =>
  phrases<Filter>(kind.name, () => [
    saying(
      '{named}',
      { named: kind },
      ({ named }) => (named.in === 'play' ? named.which : undefined),
      (which: Filter) => ({ named: { which, in: 'play' as const } }),
    ),
  ]);

/** “Characters you control”, “opponents' Events”, “any Character”, “the target of its attack”. */
export const manyCards: Kind<Filter> = phrases<Filter>(['cards', marked.filters], () => [
  saying(
    '{which}',
    { which: filterOf(pluralNoun) },
    ({ which }) => which,
    (which: Filter) => ({ which }),
  ),
  reading('{which}', { which: filterOf(ownedPlural) }, ({ which }) => which),
  reading('(a|an|any|each) {which}', { which: filterOf(ownedNoun) }, ({ which }) => which),
  reading('{is}', { is: knownCard }, (one): Filter => one),
  // Toughness against damage inflicted by two kinds of cards.
  reading(
    '{first} and (any|each) {second}',
    { first: filterOf(pluralNoun), second: filterOf(ownedNoun) },
    ({ first, second }): Filter => anyOf([first, second]) ?? { any: [first, second] },
  ),
]);

/** Whose the cards are is said of their players, since Events are never in play. */
export function whose({ controller, ...which }: Filter): { which: Filter; byPlayers?: Players } {
  return controller === undefined ? { which } : { which, byPlayers: controller };
}

/** The sources of damage, as a modifier says them. */
export function inflictedBy(sources: Filter): { from?: Filter; byPlayers?: Players } {
  const { which, ...by } = whose(sources);
  return Object.keys(which).length === 0 && by.byPlayers !== undefined ? by : { from: which, ...by };
}

export const damageKind: Kind<boolean | 'any'> = phrases<boolean | 'any'>('damage', () => [
  words<boolean | 'any'>('damage', 'any'),
  words<boolean | 'any'>('combat damage', true),
  words<boolean | 'any'>('non-combat damage', false),
]);

export const ofKind = (kind: boolean | 'any'): { combat?: boolean } =>
  kind === 'any' ? {} : { combat: kind };

export const unchangeable = phrases<readonly ('reduced' | 'redirected')[]>('reduced or redirected', () => [
  words('reduced', ['reduced'] as const),
  words('redirected', ['redirected'] as const),
  words('(reduced or redirected|redirected or reduced)', ['reduced', 'redirected'] as const),
]);

/** Damage that a card inflicts and that cannot be reduced or redirected. */
export function unchanging(
  kind: boolean | 'any',
  how: readonly ('reduced' | 'redirected')[],
): readonly Modifier[] | undefined {
  if (kind === false) return undefined;
  const only = kind === true ? ({ combat: true } as const) : {};
  return how.map(
    (one): Modifier =>
      one === 'reduced'
        ? { damageCannotBeReduced: true, ...only }
        : { damageCannotBeRedirected: true, ...only },
  );
}
