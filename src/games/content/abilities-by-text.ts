import { z } from 'zod';
import { told } from './abilities.ts';
import { line, prose } from './scalars.ts';

/** A hash of a card text, as `textHash` in database/snapshot makes it. */
export const textHash = z
  .string()
  .regex(/^[0-9a-f]{16}$/, 'must be the first 16 hexadecimal digits of a SHA-256, in lower case');

/** What a card does by a text that is not quoted here: it applies to a card with this title and this text. */
export const abilitiesByTextEntry = (ability: z.ZodType) =>
  z.strictObject({
    title: line,
    type: line,
    textHash,
    /** Printed figures that the abilities refer to, such as a cost of X. */
    figures: z.record(z.string(), z.unknown()).optional(),
    told,
    abilities: z.array(ability).max(30),
    note: prose.optional(),
  });
export type AbilitiesByTextEntry = z.infer<ReturnType<typeof abilitiesByTextEntry>>;
