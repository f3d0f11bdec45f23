import { z } from 'zod';
import { changesPage } from '../../catalogue/change-view.ts';
import { pageAt, pageBody } from '../../pagination.ts';
import { game, paging, text } from '../input.ts';
import { described, type Routes } from './route.ts';

const since = text(100).meta({
  description:
    'Data version, exclusive, or date (YYYY-MM-DD) or time (YYYY-MM-DDThh:mm:ssZ), inclusive, from which changes are listed. Default: all changes.',
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
          summary: 'List the changes of the content, oldest first',
          description: described(
            'To keep a copy up to date, request the changes since your data version (/v1/games has the current one) and apply them. The first content of a database is not listed as changes. Ids and slugs never change. The slug of a merged card redirects to the card that it became part of.',
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
