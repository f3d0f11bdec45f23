// What the rulings room answers, as zod schemas.
import { z } from 'zod';
import { glossaryEntry, held } from '../games/content/rule.ts';
import { rulingKind } from '../games/content/ruling.ts';
import { gameSlugs } from '../games/registry.ts';
import { pageCursorsView } from '../pagination.ts';

const gameSlug = z.enum(gameSlugs);

const heading = z.string().meta({ examples: ['Darius: Event - countering'] });

const citation = z
  .strictObject({
    source: z.string().meta({ description: 'Id of the source.' }),
    title: z.string(),
    issuer: z.string().nullable(),
    date: z.string().nullable(),
    section: z.string().meta({
      description: 'Its number, or its heading in a document without numbers. Rules write it as a slug.',
    }),
    heading: heading.nullable().meta({
      description:
        'The nearest heading above it, as the source writes it: of the section or, in a list such as an FAQ, of the entry. Null if the source has none or an imported file does not give it.',
    }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'The path of the rules of that section; null if it has none.' }),
  })
  .meta({ id: 'Citation', description: 'Where something is written: document, section and heading.' });

export const rulingView = z
  .strictObject({
    id: z.string(),
    game: gameSlug,
    kind: rulingKind.meta({ description: 'example: decided by a worked example.' }),
    question: z.string().nullable(),
    statement: z.string().meta({ description: 'The decision, in own words.' }),
    citation,
    date: z.string().nullable(),
    issuer: z.string().nullable(),
    cards: z.array(z.strictObject({ slug: z.string(), name: z.string(), url: z.string() })),
    terms: z.array(z.string()),
    rulesets: z.array(z.string()),
    status: z.enum(['in-force', 'superseded']),
    supersededBy: z.string().nullable(),
    note: z.string().nullable(),
    importedFrom: z
      .array(z.string())
      .meta({ description: 'Names of the imported files that it comes from; empty if none.' }),
  })
  .meta({ id: 'Ruling', description: 'One decision of a source about named cards or terms.' });

const suggestions = z
  .array(z.string())
  .meta({ description: 'If `q` finds nothing: what may be asked instead.' });

export const rulingsPage = z
  .strictObject({
    items: z.array(rulingView),
    totalCount: z.int(),
    ...pageCursorsView,
    warnings: z.array(z.string()),
    suggestions,
  })
  .meta({ id: 'RulingPage' });

export const ruleView = z
  .strictObject({
    id: z.string(),
    game: gameSlug,
    section: z.string(),
    heading: z.string(),
    statement: z.string().meta({ description: 'One sentence of law, in own words.' }),
    held: held.meta({
      description:
        'checked: an action or a deck can break it; resolved: the engine carries it out; conduct: between people; advice.',
    }),
    citation,
    rulesets: z.array(z.string()).meta({ description: 'Rulesets whose sources hold it.' }),
  })
  .meta({ id: 'Rule' });

export const ruleSectionView = z
  .strictObject({
    game: gameSlug,
    section: z.string(),
    heading: z.string().nullable().meta({ description: 'Null if only sections below it have rules.' }),
    items: z
      .array(ruleView)
      .readonly()
      .meta({ description: 'Its rules with those of all sections below it.' }),
    totalCount: z.int(),
  })
  .meta({ id: 'RuleSection', description: 'All rules of one section.' });

export const rulesPage = z
  .strictObject({
    items: z.array(ruleView),
    totalCount: z.int(),
    ...pageCursorsView,
    suggestions,
  })
  .meta({ id: 'RulePage' });

const comparedRuleset = z.strictObject({ id: z.string(), name: z.string() });

const rulesetDecision = z
  .strictObject({
    value: z.string(),
    means: z.string().meta({ description: 'The value in plain words.' }),
    basis: z.enum(['rule', 'taken-over', 'silence']).meta({
      description:
        "rule: a rule of its documents says so; taken-over: they are silent, and another ruleset's rule is taken over; silence: they are silent, and that decides it.",
    }),
    rule: z.string().nullable().meta({ description: 'Id of the rule that says so.' }),
    takenOver: z
      .string()
      .nullable()
      .meta({ description: 'Id of the rule of another ruleset that is taken over.' }),
    statement: z.string().nullable().meta({ description: 'What either rule says, in own words.' }),
    citation: citation.nullable().meta({ description: 'Where either rule stands.' }),
    because: z.string().nullable().meta({ description: 'What the silence says.' }),
  })
  .meta({ id: 'RulesetDecision', description: 'How a ruleset decides, and why.' });

const comparedPoint = z
  .strictObject({
    switch: z.string().meta({ description: 'Names what is decided; it does not change.' }),
    decides: z.string().meta({ description: 'What is decided, in plain words.' }),
    decidesPlay: z.boolean().meta({
      description: 'Whether some play is judged otherwise for it; a house rule sets these alone.',
    }),
    onlyDescribes: z.string().nullable().meta({
      description: 'Where the documents only word it differently: why no play is judged otherwise.',
    }),
    a: rulesetDecision,
    b: rulesetDecision,
  })
  .meta({ id: 'RulesetPoint', description: 'A point of play, and how each of two rulesets decides it.' });

export const rulesetComparisonView = z
  .strictObject({
    game: gameSlug,
    a: comparedRuleset,
    b: comparedRuleset,
    differences: z.array(comparedPoint).readonly().meta({ description: 'What they decide differently.' }),
    agreements: z
      .array(comparedPoint)
      .readonly()
      .optional()
      .meta({ description: 'What both decide alike; only where `all` asks for it.' }),
  })
  .meta({ id: 'RulesetComparison', description: 'Where two rulesets of a game part ways.' });

export const termView = z
  .strictObject({
    id: z.string(),
    game: gameSlug,
    term: z.string(),
    aliases: z.array(z.string()),
    kind: glossaryEntry.shape.kind,
    definition: z.string(),
    citation,
    see: z.array(z.string()),
    note: z.string().nullable(),
  })
  .meta({ id: 'GlossaryTerm' });

export const termsPage = z
  .strictObject({
    items: z.array(termView),
    totalCount: z.int(),
    ...pageCursorsView,
    suggestions,
  })
  .meta({ id: 'GlossaryPage' });

export type RulingView = z.infer<typeof rulingView>;
export type RuleSectionView = z.infer<typeof ruleSectionView>;
export type RuleView = z.infer<typeof ruleView>;
export type RulesetComparisonView = z.infer<typeof rulesetComparisonView>;
export type RulesetDecisionView = z.infer<typeof rulesetDecision>;
export type TermView = z.infer<typeof termView>;
