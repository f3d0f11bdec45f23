// A place in a document, as a zod schema.
import { z } from 'zod';

/** A place in a document; the schema describes its fields. */
export interface CitationView {
  source: string;
  title: string;
  issuer: string | null;
  date: string | null;
  section: string;
  heading: string | null;
  url: string | null;
}

const heading = z.string().meta({ examples: ['Darius: Event - countering'] });

export const citationView = z
  .strictObject({
    source: z.string().meta({ description: 'Id of the source.' }),
    title: z.string().meta({ description: 'Title of the source.' }),
    issuer: z
      .string()
      .nullable()
      .meta({ description: 'Person or company that issued the source; null if it does not say.' }),
    date: z
      .string()
      .nullable()
      .meta({ description: 'Date of the source as YYYY, YYYY-MM or YYYY-MM-DD; null if unknown.' }),
    section: z.string().meta({
      description:
        'Number of the section, or its heading if the document has no numbers. Rules use the slug of the heading.',
    }),
    heading: heading.nullable().meta({
      description:
        'Heading of the section or, in a list such as an FAQ, of the entry. Null if the source has none or an imported file does not give it.',
    }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'Path of the rules of the section; null if it has no rules.' }),
  })
  .meta({
    id: 'Citation',
    description: 'A place in a document: source, section and heading.',
  }) satisfies z.ZodType<CitationView>;
