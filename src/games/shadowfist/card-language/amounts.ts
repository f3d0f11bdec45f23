import { number } from '../../vocabulary/card-language/terminals.ts';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  words,
} from '../../vocabulary/phrases/kinds.ts';
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
  saying(
    '[other] {each}',
    { each: pluralNoun },
    ({ each }): Cards => ({ each: each.which, in: each.in }),
    splitEach,
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
  reading(
    'other {each}',
    { each: noun },
    ({ each }): Cards => ({ each: { ...each.which, isNot: 'this' }, in: each.in }),
  ),
]);

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
  words<Amount>('damage on this card', { figure: 'damage', of: 'this' }),
  words<Amount>('opponent (who|that) be~ closer to victory than you', {
    countPlayers: 'every-opponent',
    such: { closerToVictory: 'that-player', than: 'you' },
  }),
  words<Amount>('opponent (who|that) has Power', {
    countPlayers: 'every-opponent',
    such: { compare: [{ power: 'that-player' }, '>', 0] },
  }),
]);

export const amountPhrases = (): readonly Phrase<Amount>[] => [
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
  reading('the total number of {count}', { count: counted }, (one): Amount => one),
  reading('the amount of Power in {power} pool', { power: playerPossessive }, (one): Amount => one),
  reading('the amount of Power {power} have~', { power: playerRef }, (one): Amount => one),
  reading(
    '{second} minus {first}',
    { first: plain, second: plain },
    ({ first, second }): Amount => ({ difference: [second, first] }),
  ),
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
  saying(
    '{first} plus {second}',
    { first: plain, second: amount },
    ({ first, second }): Amount => ({ sum: [first, second] }),
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
    '{first} - {second}',
    { first: plain, second: plain },
    ({ first, second }): Amount => ({ difference: [first, second] }),
    (value: Amount) =>
      typeof value === 'object' && 'difference' in value
        ? { first: value.difference[0], second: value.difference[1] }
        : undefined,
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
    '{half} less than {of}',
    { half: plain, of: amount },
    ({ half, of }): Amount => ({ difference: [of, half] }),
    () => undefined,
  ),
  saying(
    '(half|one-half|one half) [of] {half} [,] (\\( (round|rounded) down \\)|(round|rounded) down)',
    { half: amount },
    ({ half }): Amount => ({ half, round: 'down' }),
    () => undefined,
  ),
  saying(
    '(half|one-half|one half) [of] {half} [,] (\\( (round|rounded) up \\)|(round|rounded) up)',
    { half: amount },
    ({ half }): Amount => ({ half, round: 'up' }),
    () => undefined,
  ),
  reading(
    '(half|one-half) \\( (round|rounded) up \\) {half}',
    { half: amount },
    ({ half }): Amount => ({ half, round: 'up' }),
  ),
  reading(
    '(half|one-half) \\( (round|rounded) down \\) [of] {half}',
    { half: amount },
    ({ half }): Amount => ({ half, round: 'down' }),
  ),
  saying(
    'twice {of}',
    { of: amount },
    ({ of }): Amount => ({ product: [2, of] }),
    () => undefined,
  ),
];
