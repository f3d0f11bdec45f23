import * as z from 'zod';
import { dottedId, line, prose, slug } from '../content/scalars.ts';
import type { DeckLaw, FormatAdvice, FormatRule } from './format.ts';
import { setsRule } from './sets.ts';

/** No format that is played has so many rules. */
export const MOST_RULES = 100;

/** How users write a format of their own. What they leave out, the format has that it is based on. */
export function ownFormatForm<Rule extends FormatRule, Advice extends FormatAdvice>({
  formatRule,
  formatAdvice = z.never(),
}: Pick<DeckLaw<Rule, Advice>, 'formatRule' | 'formatAdvice'>): z.ZodType {
  return z.strictObject({
    name: line.describe('Name of the format.'),
    basedOn: slug
      .optional()
      .describe(
        'Slug of the format on which this format is based. Its rules apply, too, except those of a check that has rules here.',
      ),
    rules: z
      .array(z.union([formatRule, setsRule]))
      .max(MOST_RULES)
      .optional()
      .describe('Rules for decks.'),
    advice: z
      .array(formatAdvice)
      .max(MOST_RULES)
      .optional()
      .describe('Advice about decks; a deck may ignore it.'),
    slug: slug.optional().describe('Slug of the format in answers. Default: made from the name.'),
    about: prose.optional().describe('Description of the format.'),
    ruleset: dottedId.nullish().describe('Id of the ruleset.'),
  });
}
