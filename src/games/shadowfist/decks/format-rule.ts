import * as z from 'zod';
import { slug } from '../../content/scalars.ts';
import { citedRule } from '../../decks/game-decks.ts';
import { shadowfistTypes } from '../card.ts';

const rule = citedRule.default(null).describe('Id of the game rule; null for a rule of your own.');
const number = z.int().min(0).max(9999);
const least = number.optional().describe('The minimum.');
const most = number.optional().describe('The limit.');
const eitherLimit = (limits: { least?: number | undefined; most?: number | undefined }) =>
  limits.least !== undefined || limits.most !== undefined;
const inOrder = ({
  least: from = 0,
  most: to = from,
}: {
  least?: number | undefined;
  most?: number | undefined;
}) => from <= to;
const LIMIT_MISSING = 'needs least, most or both';
const LIMITS_CROSSED = 'least is more than most';

/** The deck rules of a Shadowfist format, one for each check. */
export const shadowfistFormatRule = z.discriminatedUnion('check', [
  z
    .strictObject({
      check: z.literal('copies-of-title'),
      rule,
      most: number.describe(
        'The limit for cards of one title in all versions; texts of cards can change it.',
      ),
      ruleAcrossVersions: citedRule
        .default(null)
        .describe('Id of the game rule that is cited if the versions of the title differ.'),
    })
    .describe('Limits the cards of one title.'),
  z
    .strictObject({ check: z.literal('deck-size'), rule, least, most })
    .refine(eitherLimit, LIMIT_MISSING)
    .refine(inOrder, LIMITS_CROSSED)
    .describe('Limits the size of the deck.'),
  z
    .strictObject({
      check: z.literal('copies-of-cards'),
      rule,
      cards: z.array(slug).min(1).max(1000).describe('Slugs of the cards.'),
      most: number.describe('The limit for each card; 0 bans the cards.'),
    })
    .describe('Limits the copies of certain cards.'),
  z
    .strictObject({
      check: z.literal('cards-of-type'),
      rule,
      types: z.array(z.enum(shadowfistTypes)).min(1).describe('The types that are counted together.'),
      least,
      most,
    })
    .refine(eitherLimit, LIMIT_MISSING)
    .refine(inOrder, LIMITS_CROSSED)
    .describe('Limits the cards of certain types.'),
]);
export type ShadowfistRule = z.infer<typeof shadowfistFormatRule>;
export type RuleOf<Check extends ShadowfistRule['check']> = Extract<ShadowfistRule, { check: Check }>;

const percent = z.int().min(0).max(100);

/** What a Shadowfist format counsels. */
export const shadowfistFormatAdvice = z.discriminatedUnion('advise', [
  z.strictObject({
    advise: z.literal('share'),
    rule,
    of: z.enum(['foundation-characters', 'feng-shui-sites', 'damage-dealers', 'power-cards']),
    definedBy: citedRule.default(null).describe('Id of the game rule that defines these cards.'),
    fighting: number.optional().describe('The least Fighting of those that deal damage.'),
    least: percent.describe('In percent of the deck.'),
    most: percent,
  }),
  z.strictObject({
    advise: z.literal('size'),
    rule,
    faster: number.describe('Decks of up to this many cards play faster.'),
    slower: number.describe('Decks of this many cards or more play slower.'),
  }),
]);
export type ShadowfistAdvice = z.infer<typeof shadowfistFormatAdvice>;
export type AdviceOn<Advise extends ShadowfistAdvice['advise']> = Extract<
  ShadowfistAdvice,
  { advise: Advise }
>;
