import { z } from 'zod';
import { dottedId, line, partialDate, prose } from './scalars.ts';

/** A document of law. */
export const sourceEntry = z.strictObject({
  id: dottedId,
  title: line,
  issuer: line.nullable(),
  date: partialDate.nullable(),
  supersedes: z.array(dottedId),
  about: prose,
});
export type SourceEntry = z.infer<typeof sourceEntry>;

/** A named edition of the rules; where its sources differ, later ones prevail. */
export const rulesetEntry = z.strictObject({
  id: dottedId,
  name: line,
  sources: z.array(dottedId).min(1),
  about: prose,
});
