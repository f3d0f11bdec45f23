import { z } from 'zod';

/** Amounts that are reckoned from others. `Words` are those of a game, each under its name. */
export type Reckoning<Words extends { readonly Amount: unknown }> =
  | { readonly sum: readonly Words['Amount'][] }
  | { readonly difference: readonly [Words['Amount'], Words['Amount']] }
  | { readonly product: readonly [Words['Amount'], Words['Amount']] }
  | { readonly half: Words['Amount']; readonly round: 'up' | 'down' }
  | { readonly greatest: readonly Words['Amount'][] }
  | { readonly least: readonly Words['Amount'][] };

export function reckonings<Amount>(amount: z.ZodType<Amount>) {
  return [
    z.strictObject({ sum: z.array(amount).min(1) }).describe('All of these added.'),
    z.strictObject({ difference: z.tuple([amount, amount]) }).describe('The first less the second.'),
    z.strictObject({ product: z.tuple([amount, amount]) }).describe('The one times the other.'),
    z.strictObject({ half: amount, round: z.enum(['up', 'down']) }).describe('Half of it, rounded.'),
    z.strictObject({ greatest: z.array(amount).min(1) }).describe('The greatest of these.'),
    z.strictObject({ least: z.array(amount).min(1) }).describe('The least of these.'),
  ] as const;
}

/** At least one bound. */
export interface Bounds<Amount> {
  readonly exactly?: Amount;
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
}

export function bounds<Amount>(amount: z.ZodType<Amount>) {
  return z
    .strictObject({
      exactly: amount.exactOptional().describe('This number.'),
      atLeast: amount.exactOptional().describe('This number or more.'),
      atMost: amount.exactOptional().describe('This number or less.'),
    })
    .refine((given) => Object.keys(given).length > 0, 'give exactly, atLeast or atMost');
}
