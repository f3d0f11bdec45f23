import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { type CardRef, cardRef } from './references.ts';
import { type Amount, amount, type Cards, cards } from './terms.ts';

/**
 * What is done on generation, left of `::` or of "to" (5.2): all of it at once, and all of it or the effect is not
 * generated. `turn-and-maintain` keeps the effect for as long as the card stays turned (4.2).
 */
export type Payment =
  | { readonly pay: 'turn' | 'turn-and-maintain' | 'reveal'; readonly card: CardRef }
  | { readonly pay: 'power'; readonly amount: Amount }
  | {
      readonly pay: 'sacrifice' | 'smoke' | 'toast' | 'discard' | 'return-to-hand' | 'turn-cards';
      readonly cards: Cards;
    }
  | { readonly pay: 'damage'; readonly amount: Amount; readonly on: Cards }
  | { readonly pay: 'counters'; readonly name: string; readonly number: Amount; readonly from: CardRef };

export const payment: z.ZodType<Payment> = lazily(() =>
  z.discriminatedUnion('pay', [
    z
      .strictObject({ pay: z.enum(['turn', 'turn-and-maintain', 'reveal']), card: cardRef })
      .describe('That card is turned, turned and maintained, or revealed.'),
    z.strictObject({ pay: z.literal('power'), amount }).describe('So much Power.'),
    z
      .strictObject({
        pay: z.enum(['sacrifice', 'smoke', 'toast', 'discard', 'return-to-hand', 'turn-cards']),
        cards,
      })
      .describe('This is done to these cards.'),
    z
      .strictObject({ pay: z.literal('damage'), amount, on: cards })
      .describe('So much damage on those cards.'),
    z
      .strictObject({ pay: z.literal('counters'), name, number: amount, from: cardRef })
      .describe('So many counters of that name, from that card.'),
  ]),
).meta({ id: 'Payment', description: 'What is done on generation for an effect.' });
