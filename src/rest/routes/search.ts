import { z } from 'zod';
import { lookUpKinds, lookUpView } from '../../look-up/views.ts';
import { game, limit, text } from '../input.ts';
import { foundInWords, textOrJson } from '../text-answers.ts';
import { described, type Routes } from './route.ts';

const kinds = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(lookUpKinds)).min(1))
  .optional()
  .meta({
    description: `Kinds of results, separated by commas: ${lookUpKinds.join(', ')}. Default: all kinds.`,
    examples: ['rule,ruling'],
  });

export const searchRoutes: Routes =
  ({ lookUp }) =>
  async (app) => {
    app.get(
      '/v1/search',
      {
        schema: {
          operationId: 'search',
          tags: ['search'],
          summary: 'Search cards, rulings, rules, terms, worked examples and formats',
          description: described(
            'Finds the best results of any kind for a question, a name or words; cards also by what their texts say. Typos, different word endings and gaps between words are accepted, and synonyms of the glossaries and everyday words match. If nothing is found, `suggestions` has alternative queries. With `Accept: text/plain` the answer is text for people.',
            'GET /v1/search?q=headshot',
            'GET /v1/search?q=smoke all characters&kinds=card',
            'GET /v1/search?q=can you back away from a ranged attack&game=highlander&limit=5',
          ),
          querystring: z.strictObject({
            q: text(200).meta({
              description: 'A question, a name or words.',
              examples: ['6 copies same title'],
            }),
            game: game.optional(),
            kinds,
            limit: limit(50, 20),
          }),
          response: { 200: lookUpView },
        },
      },
      async (request, reply) =>
        textOrJson(request, reply, await lookUp.search(request.query, request.work), foundInWords),
    );
  };
