import { z } from 'zod';
import type { Unseen } from './card-trial.ts';

const explanation = z.strictObject({
  /** The slug of a card; absent for any card. */
  card: z.string().exactOptional(),
  /** The part that is never seen, or how it begins; absent for anything of the card. */
  part: z.string().exactOptional(),
  reason: z.string(),
});

/** Why parts of cards are never seen on tables, as a file says it. */
export const explanations = z.array(explanation);
export type Explanations = z.output<typeof explanations>;

export function isExplained(given: Explanations, slug: string, { part }: Unseen): boolean {
  return given.some(
    (one) =>
      (one.card !== undefined || one.part !== undefined) &&
      (one.card === undefined || one.card === slug) &&
      (one.part === undefined || part.startsWith(one.part)),
  );
}
