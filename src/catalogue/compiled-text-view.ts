import { z } from 'zod';
import type { CompiledSentence } from '../games/compiled-text.ts';

const span = {
  text: z.string().meta({ description: 'The sentence as it is in the text.' }),
  start: z.int().meta({ description: 'Start offset in the text, in UTF-16 code units, from 0.' }),
  end: z.int().meta({ description: 'End offset in the text (exclusive), in UTF-16 code units.' }),
};

export const compiledSentenceView = z
  .discriminatedUnion('outcome', [
    z.strictObject({
      ...span,
      outcome: z.literal('compiled'),
      abilities: z.array(z.int()).meta({
        description: 'Indexes in `abilities`, from 0; empty for a restriction.',
      }),
    }),
    z.strictObject({ ...span, outcome: z.literal('reminder') }),
    z.strictObject({
      ...span,
      outcome: z.literal('ambiguous'),
      readings: z.array(z.string()).meta({ description: 'Possible readings.' }),
    }),
    z.strictObject({
      ...span,
      outcome: z.literal('not-understood'),
      understood: z.int().meta({
        description:
          'Offset in the text where the understood part of the sentence ends, in UTF-16 code units.',
      }),
      expected: z
        .array(z.string())
        .meta({ description: 'Phrases that the compiler expected at that offset.' }),
      missing: z.array(z.string()).exactOptional().meta({
        description:
          'Words of the sentence that its abilities do not contain; the reading was rejected. Absent if there are none.',
      }),
      added: z.array(z.string()).exactOptional().meta({
        description:
          'Parts of the abilities that the sentence does not say; the reading was rejected. Absent if there are none.',
      }),
    }),
  ])
  .meta({
    id: 'CompiledSentence',
    description: 'A sentence of a card text, with the result of the compiler.',
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
