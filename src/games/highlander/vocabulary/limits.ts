import { z } from 'zod';

/** How often. Identical cards count together (Stacking Effects). */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'game';
}

export const limit: z.ZodType<Limit> = z.strictObject({
  times: z.int().min(1),
  per: z.enum(['turn', 'game']),
});
