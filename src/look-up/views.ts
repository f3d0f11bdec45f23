// What the look-up over everything answers, as zod schemas.
import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';

export const lookUpKinds = ['card', 'ruling', 'rule', 'term', 'example', 'format'] as const;

const highlightPart = z.strictObject({
  text: z.string(),
  isMatch: z.boolean().meta({ description: 'Whether the words of the question are why it is here.' }),
});

export const lookUpItem = z
  .strictObject({
    kind: z.enum(lookUpKinds),
    id: z.string(),
    game: z.enum(gameSlugs),
    title: z
      .string()
      .meta({ description: 'The name of a card, term or format; the heading of anything else.' }),
    url: z.string().meta({ description: 'Where the whole of it is.' }),
    score: z
      .number()
      .meta({ description: 'From 0 to 1: how well it answers; 1 is what was asked for by its name.' }),
    matched: z
      .array(z.string())
      .readonly()
      .meta({ description: 'The words of the question that it has, as typed.' }),
    highlights: z
      .array(z.strictObject({ field: z.enum(['title', 'question', 'text']), parts: z.array(highlightPart) }))
      .meta({
        description: 'What it says, cut where words match; of a long text the part that matches best.',
      }),
  })
  .meta({ id: 'LookUpItem', description: 'Something that answers a question.' });

export const lookUpView = z
  .strictObject({
    items: z.array(lookUpItem).meta({ description: 'Best first.' }),
    totalCount: z.int().meta({ description: 'How many were found, of which the best are given.' }),
    suggestions: z
      .array(z.string())
      .meta({ description: 'Where nothing is found: what may be asked instead.' }),
  })
  .meta({ id: 'LookUp' });

export type LookUpKind = (typeof lookUpKinds)[number];
export type LookUpItem = z.infer<typeof lookUpItem>;
export type LookUpView = z.infer<typeof lookUpView>;
