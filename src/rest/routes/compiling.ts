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
          summary: 'What a card text says, in the vocabulary',
          description: described(
            'Each sentence is `compiled`, with the abilities that it says; a `reminder`; `ambiguous`, with its readings; or `not-understood`, with the end of the longest beginning that was understood and what could follow there. The words of a text are compared with those of its abilities: a sentence whose abilities would lack a word, or say more, is `not-understood`, too, with `missing` and `added`. The rule check plays a card by these abilities. The texts of both games are compiled.',
            'POST /v1/abilities/compile {"game": "shadowfist", "title": "Paper Tiger", "type": "Character", "text": "Ambush. Turn :: Draw a card."}',
          ),
          querystring: z.strictObject({}),
          body: z.strictObject({
            game,
            title: name.meta({ description: 'By which the text names its own card.' }),
            subtitle: name.nullable().default(null),
            type: text(100).meta({ description: 'The type of the card.', examples: ['Character'] }),
            text: z
              .string()
              .max(LONGEST_TEXT)
              .meta({ description: `The text of the card: at most ${LONGEST_TEXT} characters.` }),
            figures: z.record(z.string().max(50), figure).default({}).meta({
              description: 'Its printed figures by the keys of the game, such as `cost` and `fighting`.',
            }),
          }),
          response: { 200: compiledTextView },
        },
      },
      async ({ body, work }) => catalogue.compileText(body, work),
    );
  };
