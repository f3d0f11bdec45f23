import { z } from 'zod';
import { dottedId, line, prose, slug } from './scalars.ts';

/** Whether that is all a card does, or it may do more that no source tells. */
export const told = z.enum(['whole', 'in-part']);
export type Told = z.infer<typeof told>;

/** Who says what a card does: a person in the seeds, a file that somebody imported, or the compiler of its text. */
export const basis = z.enum(['hand-written', 'file', 'compiled']);
export type Basis = z.infer<typeof basis>;
export type WrittenBasis = Exclude<Basis, 'compiled'>;

/**
 * What a card does, in the words its game has for abilities: as one wording says it or, where no source issues the
 * wording, as a source's examples tell of it.
 */
export const abilitiesEntry = (ability: z.ZodType) =>
  z
    .strictObject({
      card: slug,
      version: z.string().nullable(),
      source: dottedId,
      section: line,
      heading: line.optional(),
      text: z.string().max(4000).nullable(),
      says: prose.nullable(),
      told,
      abilities: z.array(ability).max(30),
    })
    .refine(({ version, text }) => (version === null) === (text === null), 'text goes with a version')
    .refine(({ version, says }) => (version === null) === (says !== null), 'says goes without a version')
    .refine(
      ({ card, version }) => version === null || version.startsWith(`${card}/`),
      'the version is one of the card',
    );
export type AbilitiesEntry = z.infer<ReturnType<typeof abilitiesEntry>>;
