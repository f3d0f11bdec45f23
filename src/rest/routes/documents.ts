import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync, RouteHandlerMethod } from 'fastify';
import { type Document, page, sendPage, writtenPages } from '../page.ts';

/** Pages for people, and the OpenAPI document for machines. */
export const documentRoutes: FastifyPluginAsync<{ readonly openApi: RouteHandlerMethod }> = async (
  app,
  { openApi },
) => {
  const hidden = { schema: { hide: true } as object };
  app.get('/openapi.json', { ...hidden, compress: false }, openApi);
  for (const [path, { title, file }] of Object.entries(writtenPages)) {
    let written: Document | undefined;
    app.get(path, hidden, async (_request, reply) => {
      written ??= page(title, readFileSync(file, 'utf8'));
      return sendPage(reply, written);
    });
  }
};
