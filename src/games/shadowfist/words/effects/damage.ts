import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Damage {
  readonly do: 'damage';
  readonly amount: Amount;
  readonly to: Cards;
  readonly source?: CardRef;
  readonly combat?: boolean;
  /** The amount is a total, which the player divides among the cards. */
  readonly divided?: boolean;
}

export const damage: EffectWord<Damage> = effect({
  description:
    'Inflicts that much damage on each of the cards. With `divided`, the amount is a total, which the player divides among the cards.',
  keys: ({ amount, cards, cardRef }) => ({
    amount,
    to: cards,
    source: cardRef.exactOptional(),
    combat: z.boolean().exactOptional(),
    divided: z.boolean().exactOptional(),
  }),
  roles: {
    damage: {
      would: () => ['damage'],
      affects: ({ to }) => ({ cards: [to] }),
      objects: ['to'],
      fixed: (damage, { amount, cards }) => ({
        ...damage,
        amount: amount(damage.amount),
        to: cards(damage.to),
      }),
      defines: { amount: 'each' },
    },
  },
});

export interface Heal {
  readonly do: 'heal';
  readonly cards: Cards;
  readonly amount: Amount | 'all';
}

export const heal: EffectWord<Heal> = effect({
  description: 'Removes that much damage, or all damage, from each of the cards.',
  keys: ({ cards, amount }) => ({ cards, amount: z.union([z.literal('all'), amount]) }),
  roles: {
    heal: {
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards'],
      fixed: (heal, { amountOrAll, cards }) => ({
        ...heal,
        cards: cards(heal.cards),
        amount: amountOrAll(heal.amount),
      }),
      heals: ({ cards }) => cards,
    },
  },
});

export interface Redirect {
  readonly do: 'redirect';
  /** The name of the chosen source of damage. */
  readonly source: string;
  readonly from: Cards;
  readonly to: CardRef;
  /** Redirects only that much of the damage. */
  readonly amount?: Amount;
}

export const redirect: EffectWord<Redirect> = effect({
  description:
    'Redirects damage of the source with that name from the cards to another card: all of it, or only `amount` (4.5.2).',
  keys: ({ cards, cardRef, amount }) => ({
    source: name,
    from: cards,
    to: cardRef,
    amount: amount.exactOptional(),
  }),
  roles: {
    redirect: {
      affects: ({ to }) => ({ cards: [to] }),
      objects: ['from', 'to'],
      fixed: (redirect, { amount }) =>
        redirect.amount === undefined ? redirect : { ...redirect, amount: amount(redirect.amount) },
      reads: ({ source }) => [
        { path: ['source'], name: source, means: ['damage-source', 'effect', 'cards'] },
      ],
      redirects: ({ from, to }) => ({ from, to }),
    },
  },
});
