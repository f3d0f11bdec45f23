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
    name: line.describe('What the format is called.'),
    basedOn: slug
      .optional()
      .describe(
        'Slug of the format whose rules hold beside these, but for those of a check that stands here: these are in place of them all.',
      ),
    rules: z
      .array(z.union([formatRule, setsRule]))
      .max(MOST_RULES)
      .optional()
      .describe('What decks must be like.'),
    advice: z
      .array(formatAdvice)
      .max(MOST_RULES)
      .optional()
      .describe('What decks are counselled to be like; never law.'),
    slug: slug.optional().describe('What answers call it; else it is made of the name.'),
    about: prose.optional().describe('What the format is for.'),
    ruleset: dottedId.nullish().describe('Id of the ruleset that is played by.'),
  });
}
