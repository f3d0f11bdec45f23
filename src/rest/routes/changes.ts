import { z } from 'zod';
import { changesPage } from '../../catalogue/change-view.ts';
import { pageAt, pageBody } from '../../pagination.ts';
import { game, paging, text } from '../input.ts';
import { described, type Routes } from './route.ts';

const since = text(100).meta({
  description:
    'A data version: the changes after it. A date (YYYY-MM-DD) or a moment (YYYY-MM-DDThh:mm:ssZ): those from then on. Absent: all.',
  examples: ['0', '2026-01-01', '2026-01-01T12:00:00Z'],
});

export const changeRoutes: Routes =
  ({ changes }) =>
  async (app) => {
    app.get(
      '/v1/changes',
      {
        schema: {
          operationId: 'listChanges',
          tags: ['changes'],
          summary: 'What was created, updated, merged and removed, oldest first',
          description: described(
            'For those who keep a copy: ask since the data version you have (/v1/games tells the present one), and replay. The content that a database is first filled with is no change. Ids and slugs never change; a merged card’s slug leads to the card that it became part of.',
            'GET /v1/changes',
            'GET /v1/changes?since=2026-01-01&game=shadowfist',
          ),
          querystring: z.strictObject({ since: since.optional(), game: game.optional(), ...paging }),
          response: { 200: changesPage },
        },
      },
      async ({ query: { since, game, limit, cursor } }) => {
        return pageBody(await changes.list({ since, game }, pageAt({ limit, cursor })));
      },
    );
  };
