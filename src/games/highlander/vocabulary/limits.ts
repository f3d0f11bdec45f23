import { z } from 'zod';

/** How often. Identical cards count together (Stacking Effects), unless it is for each copy. */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'game';
  readonly eachCopy?: boolean;
}

export const limit: z.ZodType<Limit> = z.strictObject({
  times: z.int().min(1),
  per: z.enum(['turn', 'game']),
  eachCopy: z.boolean().exactOptional(),
});
