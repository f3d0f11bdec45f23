import { z } from 'zod';

/** How often. Identical cards count together (Stacking Effects), unless it is for each copy. */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'game';
  readonly eachCopy?: boolean;
}

export const limit: z.ZodType<Limit> = z.strictObject({
  times: z.int().min(1).describe('So often at most.'),
  per: z.enum(['turn', 'game']).describe('Within this.'),
  eachCopy: z
    .boolean()
    .exactOptional()
    .describe('Each copy of the card has the limit for itself; else all copies share it.'),
});
