import * as z from 'zod';
import { printingEntry } from './card-set.ts';
import { line, prose, slug } from './scalars.ts';

/** What every game's card has; each game adds its own figures. */
export const commonCardEntry = z.strictObject({
  slug,
  /** Slugs it had before, first to last: they still lead to it. */
  formerSlugs: z.array(slug).optional(),
  title: line,
  formerTitles: z.array(line),
  subtitle: line.nullable(),
  printings: z.array(printingEntry),
  named: z.array(z.strictObject({ source: z.string(), section: line, heading: line.optional() })).min(1),
  note: prose.optional(),
});
export type CommonCardEntry = z.infer<typeof commonCardEntry>;
