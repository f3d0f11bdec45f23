import { z } from 'zod';
import { dottedId, lawId, line, partialDate, prose, slug } from './scalars.ts';

export const rulingKind = z.enum(['ruling', 'example', 'misprint', 'illegal-card', 'once-per-turn']);
export type RulingKind = z.infer<typeof rulingKind>;

/** One decision of a source about named cards or terms, in our own words. */
export const rulingEntry = z
  .strictObject({
    id: lawId,
    kind: rulingKind,
    question: prose.optional(),
    statement: prose,
    source: dottedId,
    section: line,
    heading: line.optional(),
    date: partialDate.optional(),
    issuer: line.optional(),
    cards: z.array(slug),
    terms: z.array(line),
    rulesets: z.array(dottedId).min(1),
    supersededBy: lawId.optional(),
    note: prose.optional(),
  })
  .refine(
    (ruling) => ruling.cards.length + ruling.terms.length > 0,
    'a ruling is on at least one card or term',
  )
  .refine((ruling) => ruling.id.startsWith(`${ruling.source}/`), 'the id begins with the source');
export type RulingEntry = z.infer<typeof rulingEntry>;

/** A class of cards that other cards or rules refer to, with its members. */
export const groupEntry = z.strictObject({
  id: dottedId,
  name: line,
  statement: prose,
  limit: prose.optional(),
  source: dottedId,
  section: line,
  heading: line.optional(),
  places: z.array(line),
  members: z.array(z.strictObject({ card: slug, place: line.optional() })),
  memberPatterns: z.array(line),
  note: prose.optional(),
});
export type GroupEntry = z.infer<typeof groupEntry>;
