import { z } from 'zod';
import { compiledTextView, LONGEST_TEXT } from '../../catalogue/text-compiling.ts';
import { game, name, text } from '../input.ts';
import { described, type Routes } from './route.ts';

const figure = z.union([z.int().min(0).max(99), z.enum(['X', '*'])]).nullable();

export const compilingRoutes: Routes =
  ({ catalogue }) =>
  async (app) => {
    app.post(
      '/v1/abilities/compile',
      {
        schema: {
          operationId: 'compileCardText',
          tags: ['cards'],
          summary: 'Compile a card text into abilities',
          description: described(
            'The outcome of each sentence is `compiled`, with its abilities; `reminder`; `ambiguous`, with its readings; or `not-understood`, with the offset where the understood part ends and the phrases that were expected there. The compiler compares the words of the text with the abilities. A sentence whose abilities lack a word or say more is `not-understood`, with `missing` and `added`. The rule check plays a card by these abilities.',
            'POST /v1/abilities/compile {"game": "shadowfist", "title": "Paper Tiger", "type": "Character", "text": "Ambush. Turn :: Draw a card."}',
          ),
          querystring: z.strictObject({}),
          body: z.strictObject({
            game,
            title: name.meta({
              description: 'Title of the card, by which the text can refer to the card itself.',
            }),
            subtitle: name
              .nullable()
              .default(null)
              .meta({ description: 'Subtitle of the card; null if it has none.' }),
            type: text(100).meta({ description: 'Type of the card.', examples: ['Character'] }),
            text: z
              .string()
              .max(LONGEST_TEXT)
              .meta({ description: `Text of the card, at most ${LONGEST_TEXT} characters.` }),
            figures: z.record(z.string().max(50), figure).default({}).meta({
              description: 'Printed figures by the keys of the game, such as `cost` and `fighting`.',
            }),
          }),
          response: { 200: compiledTextView },
        },
      },
      async ({ body, work }) => catalogue.compileText(body, work),
    );
  };
