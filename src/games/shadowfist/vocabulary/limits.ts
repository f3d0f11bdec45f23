import { z } from 'zod';

/** How often, and whether each copy counts for itself or all of the title together. */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'attack' | 'game';
}

export const limit: z.ZodType<Limit> = z.strictObject({
  times: z.int().min(1).describe('At most this often.'),
  per: z.enum(['turn', 'attack', 'game']).describe('The period of the limit.'),
});
