import { z } from 'zod';
import { type Comparison, comparisons } from '../../../vocabulary/grammar/conditions.ts';
import { listed, type Phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import {
  controlled,
  countOf,
  eachOf,
  others,
  owned,
  quantity,
  splitCount,
  withPlayer,
} from '../../card-language/condition-parts.ts';
import { knownCard } from '../../card-language/references/mentioned-before.ts';
import { amount, type Named, noun, playerRef, pluralNoun, simpleAmount } from '../../card-language/slots.ts';
import { symbol } from '../../card-language/terminals.ts';
import type { Amount, Cards, Place } from '../../vocabulary/terms.ts';
import { atLeastOne, rolesByKey, type TermForms, type ValueOf } from '../word.ts';
import { type ConditionRoles, type ConditionWord, conditionWord } from './condition-word.ts';
import {
  atTheSameTime,
  attack,
  chosen,
  closerToVictory,
  done,
  during,
  exists,
  happenedThisTurn,
  ofCard,
  opponent,
  samePlayer,
  somePlayer,
  turnOf,
} from './facts.ts';
import { havingMore } from './having.ts';

export interface All {
  readonly all: readonly Condition[];
}

const all: ConditionWord<All, 'all'> = conditionWord({
  description: 'All of these conditions hold.',
  keys: ({ condition }) => ({ all: z.array(condition).min(1) }),
  roles: { all: {} },
});

export interface Any {
  readonly any: readonly Condition[];
}

const any: ConditionWord<Any, 'any'> = conditionWord({
  description: 'At least one of these conditions holds.',
  keys: ({ condition }) => ({ any: z.array(condition).min(1) }),
  roles: { any: {} },
});

export interface Not {
  readonly not: Condition;
}

const not: ConditionWord<Not, 'not'> = conditionWord({
  description: 'The condition does not hold.',
  keys: ({ condition }) => ({ not: condition }),
  roles: { not: {} },
});

export interface Compare {
  readonly compare: readonly [Amount, Comparison, Amount];
}

const compare: ConditionWord<Compare, 'compare'> = conditionWord({
  description: 'Compares two amounts.',
  keys: ({ amount }) => ({ compare: z.tuple([amount, z.enum(comparisons), amount]) }),
  roles: { compare: {} },
  phrases: () => [
    reading(
      'there be~ {quantity} {named}',
      { quantity, named: pluralNoun },
      ({ quantity: [how, of], named }) => countOf(eachOf(named), how, of),
    ),
    reading(
      'there be~ {quantity} (counter|counters) on {card}',
      { quantity, card: knownCard },
      ({ quantity: [how, of], card }): Condition => ({
        compare: [{ counters: 'counter', on: card }, how, of],
      }),
    ),
    reading(
      'there (is|are) no (counter|counters) on {card}',
      { card: knownCard },
      ({ card }): Condition => ({ compare: [{ counters: 'counter', on: card }, '=', 0] }),
    ),
    reading(
      'there be~ {quantity} [point~ of] damage on {card}',
      { quantity, card: knownCard },
      ({ quantity: [how, of], card }): Condition => ({
        compare: [{ figure: 'damage', of: card }, how, of],
      }),
    ),
    reading(
      '{amount} be~ {quantity}',
      { amount, quantity },
      ({ amount: first, quantity: [how, of] }): Condition => ({ compare: [first, how, of] }),
    ),
  ],
  ofPlayer: () => [
    saying(
      'control~ {of} or more {named}',
      { of: simpleAmount, named: pluralNoun },
      ({ of, named }) => countOf(controlled(named), '>=', of),
      (value: Condition) => splitCount(value, '>='),
    ),
    reading(
      'control~ {quantity} {named}',
      { quantity, named: pluralNoun },
      ({ quantity: [how, of], named }) => countOf(controlled(named), how, of),
    ),
    reading('control~ {quantity} {named}', { quantity, named: noun }, ({ quantity: [how, of], named }) =>
      of === 1 ? countOf(controlled(named), how, of) : undefined,
    ),
    reading(
      'control~ {quantity} other {named}',
      { quantity, named: others },
      ({ quantity: [how, of], named }) => countOf(controlled(named), how, of),
    ),
    reading(
      'control~ more {named} than {than} [do~]',
      { named: pluralNoun, than: playerRef },
      ({ named, than }) => {
        const own = controlled(named);
        return own === undefined ? undefined : countOf(own, '>', { count: withPlayer(own, than) });
      },
    ),
    ...havingMore(),
    reading('have~ {quantity} {named}', { quantity, named: pluralNoun }, ({ quantity: [how, of], named }) =>
      countOf(owned(named), how, of),
    ),
    ...PILES.map(([name, pile]) =>
      reading(
        `have~ {quantity} {named} in (your|his or her|their) ${name} pile`,
        { quantity, named: pluralNoun },
        ({ quantity: [how, of], named }) => countOf(inPile(named, pile), how, of),
      ),
    ),
    reading(
      'have~ {quantity} {named} in (your|his or her|their) hand',
      { quantity, named: pluralNoun },
      ({ quantity: [how, of], named }) => countOf(inPile(named, { hand: 'that-player' }), how, of),
    ),
    reading(
      'have~ {quantity} {symbol} (resource|resources) [in (your|his or her|their) [resource] pool]',
      { quantity, symbol },
      ({ quantity: [how, of], symbol: resources }): Condition => ({
        compare: [{ resources, in: 'that-player' }, how, of],
      }),
    ),
    reading(
      'have~ {quantity} Power [in (your|his or her|their) pool]',
      { quantity },
      ({ quantity: [how, of] }): Condition => ({ compare: [{ power: 'that-player' }, how, of] }),
    ),
    reading(
      'have~ {symbols} [(resource|resources)] [in (your|his or her|their) [resource] pool]',
      { symbols: listed('resource symbols', severalSymbols(), 'and') },
      ({ symbols }): Condition | undefined => {
        const all = [...new Set(symbols.flat())].map((one) => atLeast(one, count(one, symbols.flat())));
        const [first] = all;
        return all.length === 1 ? first : { all };
      },
    ),
    words<Condition>('have~ [any] Power [in (your|his or her|their) pool]', {
      compare: [{ power: 'that-player' }, '>=', 1],
    }),
    words<Condition>('have~ no Power [in (your|his or her|their) pool]', {
      compare: [{ power: 'that-player' }, '=', 0],
    }),
    reading(
      'have~ more Power than {than}',
      { than: playerRef },
      ({ than }): Condition => ({ compare: [{ power: 'that-player' }, '>', { power: than }] }),
    ),
    reading(
      'have~ more {symbol} resources than {than}',
      { symbol, than: playerRef },
      ({ symbol: resources, than }): Condition => ({
        compare: [{ resources, in: 'that-player' }, '>', { resources, in: than }],
      }),
    ),
    reading(
      'have~ completed {quantity} (turn|turns)',
      { quantity },
      ({ quantity: [how, of] }): Condition => ({ compare: [{ turnsCompleted: 'that-player' }, how, of] }),
    ),
  ],
});

const PILES: readonly (readonly [name: string, pile: Place])[] = [
  ['smoked', { smoked: 'that-player' }],
  ['toasted', { toasted: 'that-player' }],
];

type Symbols = readonly (typeof symbol extends Kind<infer Value> ? Value : never)[];

/** “{arc}{arc}”. */
function severalSymbols(): Kind<Symbols> {
  return phrases<Symbols>('resource symbols', () => [
    reading('{one}', { one: symbol }, ({ one }): Symbols => [one]),
    reading('{one} {two}', { one: symbol, two: symbol }, ({ one, two }): Symbols => [one, two]),
    reading(
      '{one} {two} {three}',
      { one: symbol, two: symbol, three: symbol },
      (all): Symbols => [all.one, all.two, all.three],
    ),
    reading(
      '{one} {two} {three} {four}',
      { one: symbol, two: symbol, three: symbol, four: symbol },
      (all): Symbols => [all.one, all.two, all.three, all.four],
    ),
  ]);
}

function count(one: Symbols[number], all: Symbols): number {
  return all.filter((other) => other === one).length;
}

function atLeast(resources: Symbols[number], least: number): Condition {
  return { compare: [{ resources, in: 'that-player' }, '>=', least] };
}

function inPile({ which, in: place }: Named, pile: Place): Cards | undefined {
  return place === 'play' ? { each: which, in: pile } : undefined;
}

/** All conditions, in the order of the public schema. */
export const conditionWords = [
  ...[ofCard, exists, closerToVictory, somePlayer, samePlayer, opponent, turnOf, during, attack],
  ...[happenedThisTurn, atTheSameTime, done, chosen, all, any, not, compare],
];

export type Condition = ValueOf<(typeof conditionWords)[number]>;

/** How card texts say the conditions. */
export const saidConditions = (): readonly Phrase<Condition>[] =>
  conditionWords.flatMap(({ phrases: said }) => said?.() ?? []);

/** What holds of a player, who is `that-player`: “control a Site”. */
export const saidOfPlayers = (): readonly Phrase<Condition>[] =>
  conditionWords.flatMap(({ ofPlayer }) => ofPlayer?.() ?? []);

export const conditionForms = (parts: TermForms) =>
  atLeastOne(conditionWords.map((word) => word.form(parts)));

export const { names: conditionNames, rolesOf: conditionRoles } = rolesByKey<
  Condition,
  ConditionRoles<Condition>
>(conditionWords);
