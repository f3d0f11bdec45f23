import { phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, Filter } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import { mentionOf } from './mentions.ts';
import { otherThan } from './references/owned.ts';
import { type Named, noun, pluralNoun } from './slots.ts';

export type Comparison = '<' | '<=' | '=' | '>=' | '>';

/** The cards that the player of a predicate controls. */
export function splitControlled(value: unknown): { named: Named } | undefined {
  if (typeof value !== 'object' || value === null || !('each' in value) || !('in' in value)) return undefined;
  const { controller, ...which } = value.each as Filter;
  return controller === 'that-player' && value.in === 'play' ? { named: { which, in: 'play' } } : undefined;
}

export const splitCount = (value: Condition, how: Comparison): { of: Amount; named: Named } | undefined => {
  if (!('compare' in value) || value.compare[1] !== how) return undefined;
  const [counted, , of] = value.compare;
  const found =
    typeof counted === 'object' && 'count' in counted ? splitControlled(counted.count) : undefined;
  return found === undefined ? undefined : { of, ...found };
};

export function withPlayer<Value>(value: Value, player: PlayerRef): Value;
export function withPlayer(value: unknown, player: PlayerRef): unknown {
  return replacing(value, 'that-player', player);
}

export function replacing<Value>(value: Value, one: PlayerRef, other: PlayerRef): Value;
export function replacing(value: unknown, one: PlayerRef, other: PlayerRef): unknown {
  if (value === one) return other;
  if (typeof value !== 'object' || value === null || mentionOf(value) !== undefined) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => replacing(part, one, other));
  // Under `such`, `that-player` is another player.
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'such' ? part : replacing(part, one, other)]),
  );
}

/** Cards that the player controls. */
export function controlled({ which, in: place }: Named): Cards | undefined {
  return which.controller === undefined && place === 'play'
    ? { each: { ...which, controller: 'that-player' }, in: 'play' }
    : undefined;
}

export const countOf = (
  cards: Cards | undefined,
  comparison: Comparison,
  of: Amount,
): Condition | undefined =>
  cards === undefined ? undefined : { compare: [{ count: cards }, comparison, of] };

export const existing = (exists: Cards | undefined): Condition | undefined =>
  exists === undefined ? undefined : { exists };

export const none = (exists: Cards | undefined): Condition | undefined =>
  exists === undefined ? undefined : { not: { exists } };

export const another = otherThan(noun);
export const others = otherThan(pluralNoun);

/** “3 or more”, “at least 3”. */
export const quantity: Kind<readonly [Comparison, Amount]> = phrases<readonly [Comparison, Amount]>(
  'how many',
  () => [
    reading('{of} or more', { of: simpleAmount }, ({ of }) => ['>=', of] as const),
    reading('at least {of}', { of: simpleAmount }, ({ of }) => ['>=', of] as const),
    reading('{of} or (fewer|less)', { of: simpleAmount }, ({ of }) => ['<=', of] as const),
    reading('(no more than|at most) {of}', { of: simpleAmount }, ({ of }) => ['<=', of] as const),
    reading('(more than) {of}', { of: simpleAmount }, ({ of }) => ['>', of] as const),
    reading('(fewer|less) than {of}', { of: simpleAmount }, ({ of }) => ['<', of] as const),
    reading('exactly {of}', { of: simpleAmount }, ({ of }) => ['=', of] as const),
  ],
);

export const figureNamed = phrases<'fighting' | 'body' | 'cost'>('a figure', () => [
  words('[a] Fighting [score]', 'fighting'),
  words('[a] Body', 'body'),
  words('[a] cost', 'cost'),
]);

export const DOER = '(you|he or she|that player|that opponent|target|target opponent)';

/** Cards in a place of your own: “in your hand”, “in your front row”. */
export function owned({ which, in: where }: Named): Cards | undefined {
  if (where === 'play') {
    const { controller, ...rest } = which;
    return controller === 'you' && which.row !== undefined
      ? controlled({ which: rest, in: where })
      : undefined;
  }
  const isYours = Object.values(where).every((player) => player === 'you');
  return isYours ? { each: which, in: where } : undefined;
}

export const eachOf = ({ which, in: where }: Named): Cards => ({ each: which, in: where });

export function inPlay(named: Named): Condition | undefined {
  return named.in === 'play' ? { exists: eachOf(named) } : undefined;
}

/** It attacks, and no other card does. */
export const alone = (card: CardRef): Condition => ({
  all: [
    { card, is: { attacking: true } },
    { compare: [{ count: { each: { attacking: true }, in: 'play' } }, '=', 1] },
  ],
});

export const VICTORY = '(victory|fulfilling victory conditions)';
