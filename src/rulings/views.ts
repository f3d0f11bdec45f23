// What the rulings room answers, as zod schemas.
import { z } from 'zod';
import { citationView as citation } from '../citations/citation-view.ts';
import { ruleView } from '../citations/rule-view.ts';
import { glossaryEntry } from '../games/content/rule.ts';
import { rulingKind } from '../games/content/ruling.ts';
import { gameSlugs } from '../games/registry.ts';
import { pageCursorsView, totalCountView as totalCount } from '../pagination.ts';

const gameSlug = z.enum(gameSlugs).meta({ description: 'Slug of the game.' });

export const rulingView = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the ruling: source, section and name.' }),
    game: gameSlug,
    kind: rulingKind.meta({ description: 'Kind of ruling; example: a worked example decides it.' }),
    question: z
      .string()
      .nullable()
      .meta({ description: 'The question that the ruling answers; null if the source states none.' }),
    statement: z.string().meta({ description: 'The decision, in our own words.' }),
    citation,
    date: z
      .string()
      .nullable()
      .meta({ description: 'Date of the source as YYYY, YYYY-MM or YYYY-MM-DD; null if unknown.' }),
    issuer: z
      .string()
      .nullable()
      .meta({ description: 'Person or company that issued the source; null if it does not say.' }),
    cards: z
      .array(
        z.strictObject({
          slug: z.string().meta({ description: 'Slug of the card.' }),
          name: z.string().meta({ description: 'Full name of the card.' }),
          url: z.string().meta({ description: 'Path of the card.' }),
        }),
      )
      .meta({ description: 'Cards that the ruling is about; empty if it is about terms.' }),
    terms: z.array(z.string()).meta({ description: 'Terms that the ruling is about.' }),
    rulesets: z.array(z.string()).meta({ description: 'Ids of the rulesets that contain it.' }),
    status: z.enum(['in-force', 'superseded']).meta({ description: 'Whether the ruling is in force.' }),
    supersededBy: z
      .string()
      .nullable()
      .meta({ description: 'Id of the ruling that superseded it; null if it is in force.' }),
    note: z.string().nullable().meta({ description: 'Remark by Arbiter; null if there is none.' }),
    importedFrom: z
      .array(z.string())
      .meta({ description: 'Names of the imported files with the ruling; empty if none.' }),
    page: z.string().meta({ description: 'Path of its page for people.' }),
  })
  .meta({ id: 'Ruling', description: 'A decision of a source about cards or terms.' });

const suggestions = z
  .array(z.string())
  .meta({ description: 'Alternative queries if `q` finds nothing; otherwise empty.' });

export const rulingsPage = z
  .strictObject({
    items: z.array(rulingView),
    totalCount,
    ...pageCursorsView,
    warnings: z.array(z.string()).meta({ description: 'Parts of the request that had no effect.' }),
    suggestions,
  })
  .meta({ id: 'RulingPage', description: 'A page of rulings.' });

export const ruleSectionView = z
  .strictObject({
    game: gameSlug,
    section: z.string().meta({ description: 'Number of the section, or the slug of its heading.' }),
    heading: z
      .string()
      .nullable()
      .meta({ description: 'Heading of the section; null if only its subsections have rules.' }),
    items: z
      .array(ruleView)
      .readonly()
      .meta({ description: 'Rules of the section and of all its subsections.' }),
    totalCount,
  })
  .meta({ id: 'RuleSection', description: 'All rules of a section.' });

export const rulesPage = z
  .strictObject({
    items: z.array(ruleView),
    totalCount,
    ...pageCursorsView,
    suggestions,
  })
  .meta({ id: 'RulePage', description: 'A page of rules.' });

const comparedRuleset = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the ruleset.' }),
    name: z.string().meta({ description: 'Name of the ruleset.' }),
  })
  .meta({ description: 'One of the compared rulesets.' });

const rulesetDecision = z
  .strictObject({
    value: z.string().meta({ description: 'The decision, as a stable key.' }),
    means: z.string().meta({ description: 'Meaning of the value, in one sentence.' }),
    basis: z.enum(['rule', 'taken-over', 'silence']).meta({
      description:
        'rule: a rule of the ruleset decides. taken-over: the ruleset does not decide, so the rule of another ruleset applies. silence: the ruleset does not mention it, and that decides.',
    }),
    rule: z
      .string()
      .nullable()
      .meta({ description: 'Id of the rule that decides; null unless `basis` is rule.' }),
    takenOver: z
      .string()
      .nullable()
      .meta({ description: 'Id of the rule of the other ruleset; null unless `basis` is taken-over.' }),
    statement: z
      .string()
      .nullable()
      .meta({ description: 'The deciding rule, in our own words; null if `basis` is silence.' }),
    citation: citation
      .nullable()
      .meta({ description: 'Citation of the deciding rule; null if `basis` is silence.' }),
    because: z
      .string()
      .nullable()
      .meta({ description: 'Why the silence decides; null unless `basis` is silence.' }),
  })
  .meta({ id: 'RulesetDecision', description: 'The decision of a ruleset, with its reason.' });

const comparedPoint = z
  .strictObject({
    switch: z.string().meta({ description: 'Stable key of the point.' }),
    decides: z.string().meta({ description: 'The question that is decided.' }),
    decidesPlay: z.boolean().meta({
      description:
        'Whether the point changes how the rule check judges moves. House rules can only set such points.',
    }),
    onlyDescribes: z.string().nullable().meta({
      description: 'Why the point does not change any judgement; null if it does.',
    }),
    a: rulesetDecision,
    b: rulesetDecision,
  })
  .meta({ id: 'RulesetPoint', description: 'A point of play, with the decisions of two rulesets.' });

export const rulesetComparisonView = z
  .strictObject({
    game: gameSlug,
    a: comparedRuleset,
    b: comparedRuleset,
    differences: z
      .array(comparedPoint)
      .readonly()
      .meta({ description: 'Points that the rulesets decide differently.' }),
    agreements: z.array(comparedPoint).readonly().optional().meta({
      description: 'Points that both rulesets decide in the same way; absent unless `all` is true.',
    }),
  })
  .meta({ id: 'RulesetComparison', description: 'The differences between two rulesets of a game.' });

export const termView = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the term.' }),
    game: gameSlug,
    term: z.string().meta({ description: 'The term.' }),
    aliases: z.array(z.string()).meta({ description: 'Other names for the term.' }),
    kind: glossaryEntry.shape.kind.meta({ description: 'Kind of term.' }),
    definition: z.string().meta({ description: 'The definition, in our own words.' }),
    citation,
    see: z.array(z.string()).meta({ description: 'Related terms.' }),
    note: z.string().nullable().meta({ description: 'Remark by Arbiter; null if there is none.' }),
  })
  .meta({ id: 'GlossaryTerm', description: 'A defined term of a game.' });

export const termsPage = z
  .strictObject({
    items: z.array(termView),
    totalCount,
    ...pageCursorsView,
    suggestions,
  })
  .meta({ id: 'GlossaryPage', description: 'A page of the glossary.' });

export type { RuleView } from '../citations/rule-view.ts';
export type RulingView = z.infer<typeof rulingView>;
export type RuleSectionView = z.infer<typeof ruleSectionView>;
export type RulesetComparisonView = z.infer<typeof rulesetComparisonView>;
export type RulesetDecisionView = z.infer<typeof rulesetDecision>;
export type TermView = z.infer<typeof termView>;
