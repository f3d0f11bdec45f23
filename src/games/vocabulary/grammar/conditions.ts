import { z } from 'zod';

export const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof comparisons)[number];

/** Conditions that are made of others, or compare amounts. */
export type Combination<Words extends { readonly Condition: unknown; readonly Amount: unknown }> =
  | { readonly all: readonly Words['Condition'][] }
  | { readonly any: readonly Words['Condition'][] }
  | { readonly not: Words['Condition'] }
  | { readonly compare: readonly [Words['Amount'], Comparison, Words['Amount']] };

export function combinations<Condition, Amount>(condition: z.ZodType<Condition>, amount: z.ZodType<Amount>) {
  return [
    z.strictObject({ all: z.array(condition).min(1) }).describe('All of these hold.'),
    z.strictObject({ any: z.array(condition).min(1) }).describe('One of these holds.'),
    z.strictObject({ not: condition }).describe('This does not hold.'),
    z
      .strictObject({ compare: z.tuple([amount, z.enum(comparisons), amount]) })
      .describe('The one compared with the other.'),
  ] as const;
}
