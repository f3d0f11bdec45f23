import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fromRoot } from '../house/project.ts';

const copies = z.record(z.string(), z.int().min(0));

/** Copies of cards by slug, in each part of a deck. */
const parts = z.strictObject({ deck: copies.default({}), preGame: copies.default({}) });

/** A deck as what it has in place of what its base has: of each card so many. */
const change = parts.extend({
  of: z.string().default('base'),
  /** Figures that the list gives cards by slug, where the content does not know them. */
  completed: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  /** Parameters that a format of one's own gives the rule. */
  with: z.record(z.string(), z.unknown()).default({}),
});
export type Change = z.infer<typeof change>;

const said = {
  code: z.string(),
  rule: z.string(),
  message: z.string(),
  cards: z.array(z.unknown()),
};
const violation = z.strictObject({
  ...said,
  severity: z.literal('violation'),
  counted: z.int().nullable(),
  allowed: z.int().nullable(),
  /** Only their sentences. */
  fixes: z.array(z.string()),
});
const warning = z.strictObject({ ...said, severity: z.literal('warning'), figure: z.int().nullable() });

const ruleCase = z
  .strictObject({
    formats: z.array(z.string()).min(1),
    check: z.string(),
    /** The Rule that it cites, of which a rule of a format may cite several. */
    rule: z.string(),
    legal: change.optional(),
    /** All violations of the deck, not those of the rule alone. */
    illegal: change.extend({ violations: z.array(violation).min(1) }).optional(),
    /** A legal deck, and all warnings by the Rules that these cite. */
    warned: change.extend({ warnings: z.array(warning).min(1) }).optional(),
    /** Why no cards of the content break the rule. */
    unbreakable: z.string().optional(),
    /** Why none are sure to keep it. */
    unsatisfiable: z.string().optional(),
  })
  .refine((one) => (one.legal === undefined) === (one.unsatisfiable !== undefined), 'no legal deck')
  .refine((one) => (one.illegal === undefined) === (one.unbreakable !== undefined), 'no illegal deck')
  .refine((one) => one.unsatisfiable === undefined || one.warned !== undefined, 'no warned deck');

function yaml(path: string): unknown {
  return parse(readFileSync(fromRoot(path), 'utf8'));
}

const formatRule = z.looseObject({ check: z.string() });

const seededFormat = z.looseObject({
  slug: z.string(),
  name: z.string(),
  ruleset: z.string(),
  rules: z.array(formatRule),
});

/** The formats of the content, each with its game. */
export const seededFormats = ['highlander', 'shadowfist'].flatMap((game) =>
  z
    .array(seededFormat)
    .parse(yaml(`seeds/${game}/formats.yaml`))
    .map((format) => ({ ...format, game })),
);

/** The decks that cases begin with, by format; and the cases. */
export const { bases, cases } = z
  .strictObject({ bases: z.record(z.string(), z.record(z.string(), parts)), cases: z.array(ruleCase) })
  .parse(yaml('test/http/decks-rules.yaml'));

/** The Rules that a rule of a format cites, however deep. */
export function citedBy(rule: unknown): string[] {
  if (typeof rule !== 'object' || rule === null) return [];
  return Object.entries(rule).flatMap(([key, value]) =>
    typeof value === 'string' && /rule/i.test(key) ? [value] : citedBy(value),
  );
}

/** The deck that a change makes of its base. */
export function changedBase(format: string, { of, deck, preGame }: Change): z.infer<typeof parts> {
  const base = bases[format]?.[of];
  if (base === undefined) throw new Error(`there is no base ${of} of ${format}`);
  return { deck: { ...base.deck, ...deck }, preGame: { ...base.preGame, ...preGame } };
}
