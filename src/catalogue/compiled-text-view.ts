import { z } from 'zod';
import type { CompiledSentence } from '../games/compiled-text.ts';

const span = {
  text: z.string(),
  start: z.int().meta({ description: 'Where it begins in the text, in UTF-16 code units.' }),
  end: z.int().meta({ description: 'Where it ends there.' }),
};

export const compiledSentenceView = z
  .discriminatedUnion('outcome', [
    z.strictObject({
      ...span,
      outcome: z.literal('compiled'),
      abilities: z.array(z.int()).meta({
        description:
          'The abilities that it says, by their places in `abilities`, from 0; none for a restriction.',
      }),
    }),
    z.strictObject({ ...span, outcome: z.literal('reminder') }),
    z.strictObject({
      ...span,
      outcome: z.literal('ambiguous'),
      readings: z.array(z.string()).meta({ description: 'What it could mean.' }),
    }),
    z.strictObject({
      ...span,
      outcome: z.literal('not-understood'),
      understood: z
        .int()
        .meta({ description: 'Where the longest understood beginning of the sentence ends in the text.' }),
      expected: z.array(z.string()).meta({ description: 'What could follow there.' }),
      missing: z.array(z.string()).exactOptional().meta({
        description:
          'Words that the abilities of the sentence would lack although each was understood: the reading is rejected.',
      }),
      added: z.array(z.string()).exactOptional().meta({
        description:
          'What the abilities of the sentence would say although the text does not: the reading is rejected.',
      }),
    }),
  ])
  .meta({
    id: 'CompiledSentence',
    description: 'A sentence of a card text, and what the compiler made of it.',
  });

export type CompiledSentenceView = z.infer<typeof compiledSentenceView>;

export function compiledSentenceViewOf(sentence: CompiledSentence): CompiledSentenceView {
  switch (sentence.outcome) {
    case 'compiled':
      return { ...sentence, abilities: [...sentence.abilities] };
    case 'reminder':
      return { ...sentence };
    case 'ambiguous':
      return { ...sentence, readings: [...sentence.readings] };
    case 'not-understood': {
      const { missing, added, expected, ...rest } = sentence;
      return {
        ...rest,
        expected: [...expected],
        ...(missing === undefined ? {} : { missing: [...missing] }),
        ...(added === undefined ? {} : { added: [...added] }),
      };
    }
  }
}
