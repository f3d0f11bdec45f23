import { gamesView } from '../../catalogue/views.ts';
import { z } from 'zod';
import type { Routes } from './route.ts';

export const gameRoutes: Routes =
  ({ catalogue }) =>
  async (app) => {
    app.get(
      '/v1/games',
      {
        schema: {
          tags: ['games'],
          summary: 'The games, their sources, rulesets, sets and groups, and the data version',
          querystring: z.strictObject({}),
          response: { 200: gamesView },
        },
      },
      async () => catalogue.games(),
    );
  };
