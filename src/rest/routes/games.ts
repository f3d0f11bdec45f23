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
          summary: 'List the games and the current data version',
          description: described(
            'Each game has its sources, rulesets, sets, groups and formats. Other routes use their slugs, ids and codes.',
            'GET /v1/games',
          ),
          querystring: z.strictObject({}),
          response: { 200: gamesView },
        },
      },
      async () => catalogue.games(),
    );
  };
