import { z } from 'zod';
import { dottedId, lawId, line, prose } from './scalars.ts';

/** How Arbiter holds a rule: an action or deck can break it, the engine carries it out, it lies between people, or it advises. */
export type Held = 'checked' | 'resolved' | 'conduct' | 'advice';
export const held = z.enum(['checked', 'resolved', 'conduct', 'advice']) satisfies z.ZodType<Held>;

/** One sentence of law. */
export const ruleEntry = z
  .strictObject({ id: lawId, section: line, heading: line, statement: prose, source: dottedId, held })
  .refine(
    (rule) => rule.id.startsWith(`${rule.source}/${rule.section}/`),
    'the id is <source>/<section>/<name>',
  );
export type RuleEntry = z.infer<typeof ruleEntry>;

/** A defined term. */
export const glossaryEntry = z.strictObject({
  term: line,
  aliases: z.array(line).optional(),
  kind: z.enum(['restriction', 'special-ability', 'phrase', 'term']),
  definition: prose,
  source: dottedId,
  section: line,
  heading: line.optional(),
  see: z.array(line),
  note: prose.optional(),
});
export type GlossaryEntry = z.infer<typeof glossaryEntry>;
