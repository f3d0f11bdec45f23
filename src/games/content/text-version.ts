import { z } from 'zod';
import { edition, printingEntry } from './card-set.ts';
import { dottedId, line, prose, slug } from './scalars.ts';

export const textVersionKind = z.enum([
  'printed',
  'functional',
  'wording',
  'subtitle',
  'title',
  'spelling',
  'story',
]);
export type TextVersionKind = z.infer<typeof textVersionKind>;

/** Which copies of the card a wording is for. */
export const appliesTo = z.union([
  z.literal('all'),
  z.strictObject({ edition }),
  z.strictObject({ printings: z.array(printingEntry.omit({ errataNumber: true })).min(1) }),
]);
export type AppliesTo = z.infer<typeof appliesTo>;

/** A symbol that the source's copy lost, put back, and what it is known from. */
export const restoredSymbol = z.strictObject({ symbol: z.string().regex(/^[a-z]{3}$/), from: line });
export type RestoredSymbol = z.infer<typeof restoredSymbol>;

/** A designator that a wording gives to other cards. */
export const grantToOthers = z.strictObject({ designator: line, to: line });
export type GrantToOthers = z.infer<typeof grantToOthers>;

/** One wording of a card, word for word as a source issues it. */
export const textVersionEntry = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, '<card slug>/<version name>'),
    card: slug,
    kind: textVersionKind,
    text: z.string().max(4000).nullable(),
    title: line.optional(),
    subtitle: line.optional(),
    grants: z.array(line).optional(),
    grantsOthers: z.array(grantToOthers).optional(),
    errataNumber: z.int().min(1).nullable(),
    errataNumberBasis: z.enum(['printed', 'inferred']).optional(),
    source: dottedId.nullable(),
    section: line.nullable(),
    heading: line.optional(),
    order: z.int().min(1),
    appliesTo,
    restored: z.array(restoredSymbol).optional(),
    figures: z.record(z.string(), z.unknown()).optional(),
    issuedAs: line.optional(),
    note: prose.optional(),
  })
  .refine(
    (version) => version.kind === 'printed' || version.source !== null,
    'only a printed wording may lack a source',
  )
  .refine(
    (version) => (version.errataNumber === null) === (version.errataNumberBasis === undefined),
    'errataNumberBasis goes with an errata number',
  )
  .refine(
    (version) => version.id.startsWith(`${version.card}/`),
    'the id of a version begins with the slug of its card',
  );
export type TextVersionEntry = z.infer<typeof textVersionEntry>;
