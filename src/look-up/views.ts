// What the look-up over everything answers, as zod schemas.
import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';

export const lookUpKinds = ['card', 'ruling', 'rule', 'term', 'example', 'format'] as const;

const highlightPart = z.strictObject({
  text: z.string().meta({ description: 'A part of the text.' }),
  isMatch: z.boolean().meta({ description: 'Whether this part matches words of the question.' }),
});

export const lookUpItem = z
  .strictObject({
    kind: z.enum(lookUpKinds).meta({ description: 'Kind of result.' }),
    id: z.string().meta({
      description: 'Id of the result; for a card or worked example its game and name, for a format its slug.',
    }),
    game: z.enum(gameSlugs).meta({ description: 'Slug of the game.' }),
    title: z.string().meta({ description: 'Name of a card, term or format; heading of any other result.' }),
    url: z.string().meta({ description: 'Path of the complete resource.' }),
    score: z.number().meta({ description: 'Relevance, from 0 to 1; 1 is an exact match of the name.' }),
    matched: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Words of the question that match, as typed.' }),
    highlights: z
      .array(
        z.strictObject({
          field: z
            .enum(['title', 'question', 'text'])
            .meta({ description: 'The field of the result that the text comes from.' }),
          parts: z.array(highlightPart).meta({ description: 'The text, split into parts.' }),
        }),
      )
      .meta({
        description: 'Text split into matching and other parts; for a long text, its best part.',
      }),
  })
  .meta({ id: 'LookUpItem', description: 'A search result of any kind.' });

export const lookUpView = z
  .strictObject({
    items: z.array(lookUpItem).meta({ description: 'Best first.' }),
    totalCount: z.int().meta({
      description:
        'Number of results; `items` has the best of them. At most 120 rules, rulings, terms, examples and formats, and 20 cards that are found by their texts, are compared and counted.',
    }),
    suggestions: z
      .array(z.string())
      .meta({ description: 'Alternative queries if nothing was found; otherwise empty.' }),
  })
  .meta({ id: 'LookUp', description: 'Search results of all kinds, best first.' });

export type LookUpKind = (typeof lookUpKinds)[number];
export type LookUpItem = z.infer<typeof lookUpItem>;
export type LookUpView = z.infer<typeof lookUpView>;
