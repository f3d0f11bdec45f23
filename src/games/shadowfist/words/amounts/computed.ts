import { z } from 'zod';
import { number } from '../../../vocabulary/card-language/terminals.ts';
import { name } from '../../../vocabulary/grammar/name.ts';
import { listed, type Phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { counted, X } from '../../card-language/amounts.ts';
import { being } from '../../card-language/being.ts';
import { eitherAmount } from '../../card-language/conditional-amounts.ts';
import { knownCard } from '../../card-language/references/mentioned-before.ts';
import * as say from '../../card-language/slots.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import { type AmountWord, amountWord } from './amount-word.ts';

const rounding = z.enum(['up', 'down']);

/** The X that was paid, a chosen number, or how many cards were chosen. */
export interface Value {
  readonly value: string;
}

export const value: AmountWord<Value, 'value'> = amountWord({
  description:
    'A number that is fixed on generation. `X` is the X that was paid; another name is that of a chosen number, or of chosen cards, which are counted.',
  keys: () => ({ value: name }),
  roles: {
    value: { reads: ({ value }) => [{ path: ['value'], name: value, means: ['number', 'x', 'cards'] }] },
  },
  phrases: () => [words<Value>('X', X)],
});

/** How much of a divided amount a card gets. */
export interface Share {
  readonly share: string;
}

export const share: AmountWord<Share, 'share'> = amountWord({
  description:
    'How much of an amount the card gets that an effect on several cards has reached: as the choice of this name divided it.',
  keys: () => ({ share: name }),
  roles: {
    share: {
      reads: ({ share }) => [{ path: ['share'], name: share, means: ['division'] }],
      ofEach: true,
    },
  },
});

export interface EventAmount {
  readonly eventAmount: true;
}

export const eventAmount: AmountWord<EventAmount, 'eventAmount'> = amountWord({
  description: 'The amount of the event, such as how much damage was inflicted.',
  keys: () => ({ eventAmount: z.literal(true) }),
  roles: { eventAmount: { ofEvent: true } },
  phrases: () => [
    // Of a card that is played, the amount is what was paid for it.
    words<EventAmount>('the Power (he or she|that player|that opponent) spent', { eventAmount: true }),
    words<EventAmount>('[the] amount of damage healed', { eventAmount: true }),
    words<EventAmount>('(that amount|that much|an equal amount of|that amount of)', { eventAmount: true }),
  ],
});

export interface Quotient {
  readonly quotient: readonly [Amount, Amount];
  readonly round: 'up' | 'down';
}

export const quotient: AmountWord<Quotient, 'quotient'> = amountWord({
  description: 'The first amount divided by the second, rounded.',
  keys: ({ amount }) => ({ quotient: z.tuple([amount, amount]), round: rounding }),
  roles: { quotient: {} },
});

export interface Sum {
  readonly sum: readonly Amount[];
}

export const sum: AmountWord<Sum, 'sum'> = amountWord({
  description: 'The sum of these amounts.',
  keys: ({ amount }) => ({ sum: z.array(amount).min(1) }),
  roles: { sum: {} },
  phrases: () => [
    reading(
      'the (number of|total number of) {all}',
      { all: listed('cards to count', counted, 'and') },
      ({ all }): Sum | undefined =>
        all.length < 2 || describesAll(all) ? undefined : { sum: all.map((count) => ({ count })) },
    ),
  ],
});

/** “Vehicles and Weapons in your smoked pile”: what stands after the last noun describes all of them. */
function describesAll(all: readonly Cards[]): boolean {
  const [last, ...others] = all.toReversed();
  const said = (cards: Cards | undefined) =>
    typeof cards === 'object' && 'each' in cards ? cards : undefined;
  const { each, in: place } = said(last) ?? {};
  const isBare = (cards: Cards) =>
    said(cards)?.in === 'play' &&
    said(cards)?.each.controller === undefined &&
    said(cards)?.each.atLocationOf === undefined;
  const isDescribed = place !== 'play' || each?.controller !== undefined || each?.atLocationOf !== undefined;
  return isDescribed && others.some(isBare);
}

export interface Difference {
  readonly difference: readonly [Amount, Amount];
}

export const difference: AmountWord<Difference, 'difference'> = amountWord({
  description: 'The first amount minus the second.',
  keys: ({ amount }) => ({ difference: z.tuple([amount, amount]) }),
  roles: { difference: {} },
});

export interface Product {
  readonly product: readonly [Amount, Amount];
}

export const product: AmountWord<Product, 'product'> = amountWord({
  description: 'The first amount times the second.',
  keys: ({ amount }) => ({ product: z.tuple([amount, amount]) }),
  roles: { product: {} },
  phrases: () => [reading('twice {of}', { of: say.term }, ({ of }): Product => ({ product: [2, of] }))],
});

export interface Half {
  readonly half: Amount;
  readonly round: 'up' | 'down';
}

export const half: AmountWord<Half, 'half'> = amountWord({
  description: 'Half of the amount, rounded.',
  keys: ({ amount }) => ({ half: amount, round: rounding }),
  roles: { half: {} },
  phrases: () => (['down', 'up'] as const).flatMap(halves),
});

function halves(round: 'up' | 'down'): readonly Phrase<Half>[] {
  return [
    reading(
      `(half|one-half|one half) [of] {half} [,] (\\( (round|rounded) ${round} \\)|(round|rounded) ${round})`,
      { half: say.term },
      ({ half }): Half => ({ half, round }),
    ),
    reading(
      `(half|one-half) \\( (round|rounded) ${round} \\) [of] {half}`,
      { half: say.term },
      ({ half }): Half => ({ half, round }),
    ),
  ];
}

export interface Greatest {
  readonly greatest: readonly Amount[];
}

export const greatest: AmountWord<Greatest, 'greatest'> = amountWord({
  description: 'The greatest of these amounts.',
  keys: ({ amount }) => ({ greatest: z.array(amount).min(1) }),
  roles: { greatest: {} },
  phrases: () => [
    reading(
      '{low} , or {high} if {card} be~ {is}',
      { low: number, high: number, card: knownCard, is: being },
      eitherAmount,
    ),
  ],
});

export interface Least {
  readonly least: readonly Amount[];
}

export const least: AmountWord<Least, 'least'> = amountWord({
  description: 'The least of these amounts.',
  keys: ({ amount }) => ({ least: z.array(amount).min(1) }),
  roles: { least: {} },
});

/** “-X”: what a text takes away. */
export const isOpposite = (amount: Amount): boolean =>
  typeof amount === 'object' && 'product' in amount && amount.product[0] === -1;
