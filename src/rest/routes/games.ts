import { z } from 'zod';
import { gamesView } from '../../catalogue/views.ts';
import { described, type Routes } from './route.ts';

export const gameRoutes: Routes =
  ({ catalogue }) =>
  async (app) => {
    app.get(
      '/v1/games',
      {
        schema: {
          operationId: 'listGames',
          tags: ['games'],
          summary: 'The games, their sources, rulesets, sets and groups, and the data version',
          description: described(
            'Begin here: every slug, source id and set code that other routes take.',
            'GET /v1/games',
          ),
          querystring: z.strictObject({}),
          response: { 200: gamesView },
        },
      },
      async () => catalogue.games(),
    );
  };
