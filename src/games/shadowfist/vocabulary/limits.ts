import { z } from 'zod';

/** How often, and whether each copy counts for itself or all of the title that the player owns together. */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'attack' | 'game';
  readonly ofAllCopies?: true;
}

export const limit: z.ZodType<Limit> = z.strictObject({
  times: z.int().min(1).describe('At most this often.'),
  per: z.enum(['turn', 'attack', 'game']).describe('The period of the limit.'),
  ofAllCopies: z
    .literal(true)
    .exactOptional()
    .describe('The uses of all copies that the same player owns count together.'),
});
