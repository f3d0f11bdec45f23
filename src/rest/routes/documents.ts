import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type Document, page, sendPage, writtenPages } from '../page.ts';

/** Pages for people, and the OpenAPI document for machines. */
export const documentRoutes: FastifyPluginAsync = async (app) => {
  const hidden = { schema: { hide: true } as object };
  app.get('/openapi.json', hidden, async () => (app as FastifyInstance).swagger());
  for (const [path, { title, file }] of Object.entries(writtenPages)) {
    let written: Document | undefined;
    app.get(path, hidden, async (_request, reply) => {
      written ??= page(title, readFileSync(file, 'utf8'));
      return sendPage(reply, written);
    });
  }
};
