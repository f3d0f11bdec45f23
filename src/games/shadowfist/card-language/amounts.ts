import { number } from '../../vocabulary/card-language/terminals.ts';
import {
  listed,
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
import {
  amount,
  cardPossessive,
  cardRef,
  cards,
  type Named,
  noun,
  playerPossessive,
  playerRef,
  pluralNoun,
  predicate,
} from './slots.ts';
import { symbol } from './terminals.ts';

/** The X that another sentence defines, or the player pays. */
export const X: Amount = { value: 'X' };

export const figure = phrases<Figure>('a figure', () => [
  words('Fighting', 'fighting'),
  words('Body', 'body'),
  words('cost', 'cost'),
  words('damage', 'damage'),
]);

const plain = phrases<Amount>('an amount', () => [
  saying(
    '{number}',
    { number },
    ({ number: value }): Amount => value,
    (value: Amount) => (typeof value === 'number' && value >= 0 ? { number: value } : undefined),
  ),
  words<Amount>('X', X),
  words<Amount>('(that amount|that much|an equal amount of|that amount of)', { eventAmount: true }),
]);

/** A number after a sign: “2”, “X”. */
export const simpleAmount = plain;

/** “a card”, “2 cards”. */
export const cardCount = phrases<Amount>('a number of cards', () => [
  words<Amount>('(a|one) card', 1),
  saying(
    '{number} cards',
    { number: simpleAmount },
    ({ number: count }) => count,
    (count: Amount) => (count === 1 ? undefined : { number: count }),
  ),
]);

/** So much for each of a number of things. */
export function multiplied(one: Amount, each: Amount): Amount {
  return one === 1 ? each : { product: [one, each] };
}

/** “Characters you control”, counted. */
const counted = phrases<Cards>('cards to count', () => [
  saying('{each}', { each: pluralNoun }, ({ each }): Cards => ({ each: each.which, in: each.in }), splitEach),
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
export const eachOne = phrases<Amount>('things to count', () => [
  saying(
    '{count}',
    { count: countedEach },
    ({ count }): Amount => ({ count }),
    (value: Amount) => (typeof value === 'object' && 'count' in value ? { count: value.count } : undefined),
  ),
  phrase('{resources} resource in {in} [resource] pool', { resources: symbol, in: playerPossessive }, {}),
  phrase('counter on {on}', { on: cardRef }, { counters: 'counter' }),
  words<Amount>('opponent', { countPlayers: 'every-opponent' }),
  phrase('opponent (who|that) {such}', { such: predicate }, { countPlayers: 'every-opponent' }),
  phrase('player (who|that) {such}', { such: predicate }, { countPlayers: 'every-player' }),
  reading('{number} {count}', { number, count: counted }, ({ number: every, count }) =>
    perNumber({ count }, every),
  ),
  reading('{number} counters on {on}', { number, on: cardRef }, ({ number: every, on }) =>
    perNumber({ counters: 'counter', on }, every),
  ),
  reading('{first} and [each] {second}', { first: countedEach, second: countedEach }, ({ first, second }) =>
    sumOf(first, second),
  ),
  words<Amount>('damage on this card', { figure: 'damage', of: 'this' }),
]);

/** “the number of {mag} resources it requires and provides”. */
function symbolsOn(): readonly Phrase<Amount>[] {
  type Which = NonNullable<Extract<Amount, { symbolsOn: unknown }>['which']>;
  const kind = phrases<Which | 'any'>('resources', () => [
    reading('{symbol} (resource|resources)', { symbol }, (one): Which => one.symbol),
    words('faction resources', 'faction'),
    words('talent resources', 'talent'),
    words('resources', 'any'),
  ]);
  const said = (template: string, among: 'conditions' | 'provisions' | undefined): Phrase<Amount> =>
    reading(
      `[the] [total] number of {kind} ${template}`,
      { kind, symbolsOn: cardRef },
      ({ kind: which, ...one }): Amount => ({
        ...one,
        ...(which === 'any' ? {} : { which }),
        ...(among === undefined ? {} : { among }),
      }),
    );
  return [
    said('{symbolsOn} (require~ and provide~|provide~ and require~)', undefined),
    said('(required and provided|provided and required) by {symbolsOn}', undefined),
    said('({symbolsOn} provide~|provided by {symbolsOn})', 'provisions'),
    said('({symbolsOn} require~|required by {symbolsOn})', 'conditions'),
  ];
}

/** An amount without “plus” and “minus”. */
const term: Kind<Amount> = phrases<Amount>('an amount', () => [
  saying(
    '{plain}',
    { plain },
    ({ plain: value }) => value,
    (value: Amount) => ({ plain: value }),
  ),
  phrase('[the] number of {count}', { count: counted }, {}),
  phrase('the number of counters on {on}', { on: cardRef }, { counters: 'counter' }),
  words<Amount>('(the number of counters|number of counters on it)', { counters: 'counter', on: 'this' }),
  saying(
    'the amount of damage on {of}',
    { of: cardRef },
    ({ of }): Amount => ({ figure: 'damage', of }),
    () => undefined,
  ),
  saying(
    'the (number of|total number of) {all}',
    { all: listed('cards to count', counted, 'and') },
    ({ all }): Amount | undefined => (all.length < 2 ? undefined : { sum: all.map((count) => ({ count })) }),
    () => undefined,
  ),
  phrase('the number of damage counters on {of}', { of: cardRef }, { figure: 'damage' }),
  reading(
    '[the] (number of damage counters|damage|amount of damage) on {of}',
    { of: cardRef },
    ({ of }): Amount => ({
      figure: 'damage',
      of,
    }),
  ),
  phrase('the number of columns in {columns} site structure', { columns: playerPossessive }, {}),
  words<Amount>('[the] number of players [in the game]', { countPlayers: 'every-player' }),
  words<Amount>('[the] number of opponents', { countPlayers: 'every-opponent' }),
  reading(
    '[the] number of opponents (who|that) {such}',
    { such: predicate },
    ({ such }): Amount => ({
      countPlayers: 'every-opponent',
      such,
    }),
  ),
  reading(
    '[the] number of players (who|that) {such}',
    { such: predicate },
    ({ such }): Amount => ({
      countPlayers: 'every-player',
      such,
    }),
  ),
  reading(
    'the number of different faction resources in {differentFactions} [resource] pool',
    { differentFactions: playerPossessive },
    (one): Amount => one,
  ),
  ...symbolsOn(),
  reading('{of} current {figure}', { of: cardPossessive, figure }, (one): Amount => one),
  reading('the total number of {count}', { count: counted }, (one): Amount => one),
  reading('the amount of Power in {power} pool', { power: playerPossessive }, (one): Amount => one),
  reading('the amount of Power {power} have~', { power: playerRef }, (one): Amount => one),
  phrase(
    'the number of {resources} resources in {in} [resource] pool',
    { resources: symbol, in: playerPossessive },
    {},
  ),
  reading(
    'the number of {resources} in {in} [resource] pool',
    { resources: symbol, in: playerPossessive },
    (value): Amount => value,
  ),
  reading(
    'the number of {resources} resources {in} provide~',
    { resources: symbol, in: playerRef },
    (value): Amount => value,
  ),
  phrase('{of} {figure}', { of: cardPossessive, figure }, {}),
  phrase('{of} printed {figure}', { of: cardPossessive, figure }, { printed: true }),
  phrase('the {figure} of {of}', { figure, of: cardRef }, {}),
  phrase('{power} Power', { power: playerPossessive }, {}),
  phrase(
    'the number of different factions in {differentFactions} pool',
    { differentFactions: playerPossessive },
    {},
  ),
  reading(
    'the printed {figure} of {of}',
    { figure, of: cardRef },
    (one): Amount => ({ ...one, printed: true }),
  ),
  saying(
    'the total {total} of {of}',
    { total: figure, of: cards },
    (one): Amount => one,
    () => undefined,
  ),
  reading(
    'the number of Feng Shui Sites {sitesNeeded} need~ for victory',
    { sitesNeeded: playerRef },
    (one): Amount => one,
  ),
  saying(
    '(half|one-half|one half) [of] {half} [,] (\\( (round|rounded) down \\)|(round|rounded) down)',
    { half: term },
    ({ half }): Amount => ({ half, round: 'down' }),
    () => undefined,
  ),
  saying(
    '(half|one-half|one half) [of] {half} [,] (\\( (round|rounded) up \\)|(round|rounded) up)',
    { half: term },
    ({ half }): Amount => ({ half, round: 'up' }),
    () => undefined,
  ),
  reading(
    '(half|one-half) \\( (round|rounded) up \\) {half}',
    { half: term },
    ({ half }): Amount => ({ half, round: 'up' }),
  ),
  reading(
    '(half|one-half) \\( (round|rounded) down \\) [of] {half}',
    { half: term },
    ({ half }): Amount => ({ half, round: 'down' }),
  ),
  saying(
    'twice {of}',
    { of: term },
    ({ of }): Amount => ({ product: [2, of] }),
    () => undefined,
  ),
]);

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
    () => undefined,
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
    () => undefined,
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
    { less: plain, of: amount },
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
