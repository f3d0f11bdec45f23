import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { page, pageAssets, sendPage, writtenPages } from '../page.ts';

/** Pages for people, and the OpenAPI document for machines. */
export const documentRoutes: FastifyPluginAsync = async (app) => {
  const hidden = { schema: { hide: true } as object };
  app.get('/openapi.json', { ...hidden, config: { onWorker: true } }, async () =>
    (app as FastifyInstance).swagger(),
  );
  for (const [path, { title, file }] of Object.entries(writtenPages)) {
    let written: string | undefined;
    app.get(path, hidden, async (_request, reply) => {
      written ??= page(title, readFileSync(file, 'utf8'));
      return sendPage(reply, written);
    });
  }
  for (const [path, { type, file }] of Object.entries(pageAssets)) {
    const content = readFileSync(file, 'utf8');
    app.get(path, hidden, async (_request, reply) => reply.type(type).send(content));
  }
};
