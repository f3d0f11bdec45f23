import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { type Amount, amount, type Cards, cards } from './terms.ts';

/**
 * What is done to get a result (Paying a Cost): all of it, or there is no result. It is no forced discard. Nothing
 * changes the size of a Hard Exertion that is `unmodified`.
 */
export type Payment =
  | { readonly pay: 'discard' | 'remove-from-game' | 'put-under-endurance'; readonly cards: Cards }
  | { readonly pay: 'ability' | 'damage' | 'attacks'; readonly amount: Amount }
  | { readonly pay: 'hard-exertion'; readonly cards?: Amount; readonly unmodified?: boolean };

export const payment: z.ZodType<Payment> = lazily(() =>
  z.discriminatedUnion('pay', [
    z
      .strictObject({ pay: z.enum(['discard', 'remove-from-game', 'put-under-endurance']), cards })
      .describe('These cards go there.'),
    z
      .strictObject({ pay: z.enum(['ability', 'damage', 'attacks']), amount })
      .describe('So much Ability is lost, damage taken, or so many attacks of the next turn are lost.'),
    z
      .strictObject({
        pay: z.literal('hard-exertion'),
        cards: amount.exactOptional(),
        unmodified: z.boolean().exactOptional(),
      })
      .describe(
        'A Hard Exertion, of so many cards or of as many as is usual; `unmodified`, of that size whatever would change it.',
      ),
  ]),
).meta({ id: 'HighlanderPayment', description: 'What is done as a cost.' });
