import { number } from '../../vocabulary/card-language/terminals.ts';
import {
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  several,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Amount, Cards } from '../vocabulary/terms.ts';
import type { Figure } from '../vocabulary/words.ts';
import * as marked from './marked.ts';
import { namedCard, thatHand } from './references/mentioned-before.ts';
import {
  amount,
  cardRef,
  type Named,
  noun,
  playerPossessive,
  pluralNoun,
  possession,
  predicate,
  simpleAmount,
  term,
} from './slots.ts';
import { symbol } from './terminals.ts';

export { simpleAmount };

/** The X that another sentence defines, or the player pays. */
export const X = { value: 'X' };

export const figure = phrases<Figure>('a figure', () => [
  words('Fighting', 'fighting'),
  words('Body', 'body'),
  words('cost', 'cost'),
  words('damage', 'damage'),
]);

/** “a card”, “2 cards”. */
export const cardCount = phrases<Amount>(['a number of cards', marked.amounts], () => [
  words<Amount>('(a|one) card', 1),
  words<Amount>('1 card', 1),
  saying(
    '{number} cards',
    { number: simpleAmount },
    ({ number: count }) => count,
    (count: Amount) => (count === 1 ? undefined : { number: count }),
  ),
  reading('{sum} cards', { sum: amount }, ({ sum }) =>
    typeof sum === 'object' && 'sum' in sum ? sum : undefined,
  ),
]);

/** So much for each of a number of things. */
export function multiplied(one: Amount, each: Amount): Amount {
  return one === 1 ? each : { product: [one, each] };
}

/** “Characters you control”, counted. */
export const counted = phrases<Cards>('cards to count', () => [
  saying('{each}', { each: pluralNoun }, ({ each }): Cards => ({ each: each.which, in: each.in }), splitEach),
  reading('{each}', { each: opponents }, ({ each }): Cards => ({ each: each.which, in: each.in })),
]);

/** “opponents' cards”. */
const opponents: Kind<Named> = phrases<Named>('cards of opponents', () => [
  reading("opponents 's {each}", { each: pluralNoun }, ({ each }): Named | undefined =>
    each.in === 'play' && each.which.controller === undefined
      ? { ...each, which: { ...each.which, controller: 'every-opponent' } }
      : undefined,
  ),
]);

/** “Character you control”, of “for each”. */
export const countedEach = phrases<Cards>('cards to count', () => [
  saying('{each}', { each: noun }, ({ each }): Cards => ({ each: each.which, in: each.in }), splitEach),
  reading('of your {each}', { each: pluralNoun }, ({ each }): Cards | undefined =>
    each.which.controller === undefined && each.in === 'play'
      ? { each: { ...each.which, controller: 'you' }, in: 'play' }
      : undefined,
  ),
]);

/** “Character you control or have in your smoked pile”. */
function alsoSmoked(count: Cards): Amount | undefined {
  if (typeof count !== 'object' || !('each' in count) || count.in !== 'play') return undefined;
  const { controller, ...which } = count.each;
  return controller === 'you'
    ? { sum: [{ count }, { count: { each: which, in: { smoked: 'you' } } }] }
    : undefined;
}

/** “every 3 cards”. */
function perNumber(all: Amount, every: number): Amount | undefined {
  return every > 1 ? { quotient: [all, every], round: 'down' } : undefined;
}

/** “each <Cop> and each <Hood> you control”: what stands after the last noun describes both. */
function sumOf(first: Cards, second: Cards): Amount | undefined {
  if (typeof first !== 'object' || typeof second !== 'object' || !('each' in first && 'each' in second))
    return undefined;
  const { controller } = second.each;
  const isShared = first.in === 'play' && second.in === 'play' && first.each.controller === undefined;
  const one: Cards =
    isShared && controller !== undefined ? { ...first, each: { ...first.each, controller } } : first;
  return { sum: [{ count: one }, { count: second }] };
}

function splitEach(value: Cards): { each: Named } | undefined {
  return typeof value === 'object' && 'each' in value
    ? { each: { which: value.each, in: value.in } }
    : undefined;
}

/** What is counted by “for each”: cards, opponents, resources or counters. */
export const eachOne = phrases<Amount>(['things to count', marked.amounts], () => [
  saying(
    '{count}',
    { count: countedEach },
    ({ count }): Amount => ({ count }),
    (value: Amount) => (typeof value === 'object' && 'count' in value ? { count: value.count } : undefined),
  ),
  phrase('{resources} resource in {in} [resource] pool', { resources: symbol, in: playerPossessive }, {}),
  reading(
    '{resources} in {in} [resource] pool',
    { resources: symbol, in: playerPossessive },
    (one): Amount => one,
  ),
  phrase('counter on {on}', { on: cardRef }, { counters: 'counter' }),
  words<Amount>('opponent', { countPlayers: 'every-opponent' }),
  phrase('opponent (who|that) {such}', { such: predicate }, { countPlayers: 'every-opponent' }),
  reading(
    'opponent with {such}',
    { such: possession },
    (one): Amount => ({ countPlayers: 'every-opponent', ...one }),
  ),
  phrase('player (who|that) {such}', { such: predicate }, { countPlayers: 'every-player' }),
  reading('column in {columns} site structure', { columns: playerPossessive }, (one): Amount => one),
  reading(
    'different faction resource in {differentFactions} [resource] pool',
    { differentFactions: playerPossessive },
    (one): Amount => one,
  ),
  reading('{count} (or have|and|or) in your smoked pile', { count: countedEach }, ({ count }) =>
    alsoSmoked(count),
  ),
  reading('{number} {count}', { number, count: counted }, ({ number: every, count }) =>
    perNumber({ count }, every),
  ),
  reading(
    '{number} {resources} resources in {in} [resource] pool',
    { number, resources: symbol, in: playerPossessive },
    ({ number: every, ...one }) => perNumber(one, every),
  ),
  reading('{number} counters on {on}', { number, on: cardRef }, ({ number: every, on }) =>
    perNumber({ counters: 'counter', on }, every),
  ),
  reading('{first} and [each] {second}', { first: countedEach, second: countedEach }, ({ first, second }) =>
    sumOf(first, second),
  ),
  reading(
    'copy of {ofChosen} in {hand}',
    { ofChosen: namedCard, hand: thatHand },
    ({ ofChosen, hand }): Amount => ({ count: { each: { ofChosen }, in: { hand } } }),
  ),
  words<Amount>('damage on this card', { figure: 'damage', of: 'this' }),
]);

/** The amounts that are not words: numbers. */
export const numberPhrases = (): readonly Phrase<Amount>[] => [
  saying(
    '{number}',
    { number },
    ({ number: value }): Amount => value,
    (value: Amount) => (typeof value === 'number' && value >= 0 ? { number: value } : undefined),
  ),
];

export const simpleTermPhrases = (): readonly Phrase<Amount>[] => [
  saying(
    '{simple}',
    { simple: simpleAmount },
    ({ simple }) => simple,
    (value: Amount) => ({ simple: value }),
  ),
];

interface Further {
  readonly sign: '+' | '-';
  readonly of: Amount;
}

const further: Kind<Further> = phrases<Further>('a further amount', () => [
  reading('[,] (plus|+) {of}', { of: term }, ({ of }): Further => ({ sign: '+', of })),
  reading('[,] (minus|-) {of}', { of: term }, ({ of }): Further => ({ sign: '-', of })),
]);

export const amountPhrases = (): readonly Phrase<Amount>[] => [
  saying(
    '{term}',
    { term },
    ({ term: value }) => value,
    (value: Amount) => ({ term: value }),
  ),
  saying(
    '{first} plus {second}',
    { first: term, second: term },
    ({ first, second }): Amount => added(first, second),
    (value: Amount) =>
      typeof value === 'object' &&
      'sum' in value &&
      value.sum.length === 2 &&
      value.sum[0] !== undefined &&
      value.sum[1] !== undefined
        ? { first: value.sum[0], second: value.sum[1] }
        : undefined,
  ),
  saying(
    '{first} minus {second}',
    { first: term, second: term },
    ({ first, second }): Amount => ({ difference: [first, second] }),
    (value: Amount) =>
      typeof value === 'object' && 'difference' in value
        ? { first: value.difference[0], second: value.difference[1] }
        : undefined,
  ),
  reading('{first} {rest}', { first: term, rest: several('further amounts', further) }, ({ first, rest }) =>
    rest.reduce<Amount>(
      (sum, { sign, of }) => (sign === '+' ? added(sum, of) : { difference: [sum, of] }),
      first,
    ),
  ),
  reading(
    '{less} less than {of}',
    { less: simpleAmount, of: amount },
    ({ less, of }): Amount => ({
      difference: [of, less],
    }),
  ),
  reading(
    '{of} [,] to a maximum of {most}',
    { of: term, most: number },
    ({ of, most }): Amount => ({
      least: [of, most],
    }),
  ),
  reading(
    '{of} , up to {most}',
    { of: term, most: number },
    ({ of, most }): Amount => ({ least: [of, most] }),
  ),
];

function added(sum: Amount, more: Amount): Amount {
  return typeof sum === 'object' && 'sum' in sum ? { sum: [...sum.sum, more] } : { sum: [sum, more] };
}
