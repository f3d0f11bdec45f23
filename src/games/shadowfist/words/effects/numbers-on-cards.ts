import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import { eachOne, multiplied, simpleAmount } from '../../card-language/amounts.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import { type End, ends } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Counters {
  readonly do: 'counters';
  readonly name: string;
  readonly number: Amount;
  readonly on: Cards;
  readonly remove?: boolean;
}

export const counters: EffectWord<Counters> = effect({
  description: 'Puts that many counters of that name on the cards, or removes them.',
  keys: ({ amount, cards }) => ({
    name,
    number: amount,
    on: cards,
    remove: z.boolean().exactOptional(),
  }),
  roles: {
    counters: {
      affects: ({ on }) => ({ cards: [on] }),
      objects: ['on'],
      fixed: (counters, { amount, cards }) => ({
        ...counters,
        number: amount(counters.number),
        on: cards(counters.on),
      }),
    },
  },
  phrases: () => [
    phrase(
      'put {number} on {on}',
      { number: counterCount, on: say.cards },
      { do: 'counters', name: 'counter' },
    ),
    reading(
      '(place {number} on {on}|add {number} to {on})',
      { number: counterCount, on: say.cards },
      (one): Counters => ({ do: 'counters', name: 'counter', ...one }),
    ),
    reading(
      '((put|place) {number} on {on}|add {number} to {on}) for each {each}',
      { number: counterCount, on: say.cards, each: eachOne },
      ({ number, on, each }): Counters => ({
        do: 'counters',
        name: 'counter',
        number: multiplied(number, each),
        on,
      }),
    ),
    // Of no other card: on the card that has the text.
    reading(
      '(put|place|add) {number}',
      { number: counterCount },
      (one): Counters => ({ do: 'counters', name: 'counter', on: 'this', ...one }),
    ),
    reading(
      'remove {number}',
      { number: counterCount },
      (one): Counters => ({ do: 'counters', name: 'counter', on: 'this', remove: true, ...one }),
    ),
    phrase(
      'remove~ {number} from {on}',
      { number: counterCount, on: say.cards },
      { do: 'counters', name: 'counter', remove: true },
    ),
  ],
});

const counterCount = phrases<Amount>('a number of counters', () => [
  words<Amount>('(a|one) (counter|counters)', 1),
  saying(
    '{number} (counters|counter)',
    { number: simpleAmount },
    ({ number }) => number,
    (number: Amount) => (number === 1 ? undefined : { number }),
  ),
]);

export interface RemoveCounters {
  readonly do: 'remove-counters';
  readonly cards: Cards;
}

export const removeCounters: EffectWord<RemoveCounters> = effect({
  description: 'Removes all counters of every name from the cards. Damage stays.',
  keys: ({ cards }) => ({ cards }),
  roles: { 'remove-counters': { affects: ({ cards }) => ({ cards: [cards] }), objects: ['cards'] } },
});

export interface ChangeNumber {
  readonly do: 'change-number';
  readonly of: CardRef;
  readonly by: Amount;
  /** The name of the chosen number. */
  readonly number?: string;
  readonly until: End;
}

export const changeNumber: EffectWord<ChangeNumber> = effect({
  description:
    'Changes a number on the card by that much; `number` is the name of the chosen number. The number cannot become zero.',
  keys: ({ cardRef, amount }) => ({
    of: cardRef,
    by: amount,
    number: name.exactOptional(),
    until: z.enum(ends),
  }),
  roles: {
    'change-number': {
      affects: ({ of }) => ({ cards: [of] }),
      objects: ['of'],
      fixed: (change, { amount }) => ({ ...change, by: amount(change.by) }),
      reads: ({ number }) =>
        number === undefined ? [] : [{ path: ['number'], name: number, means: ['number-on'] }],
    },
  },
});
