import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { asksForHtml } from '../asks-for-html.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { Services } from '../services.ts';
import { type Assets, assetFolder } from './assets.ts';
import { read } from './input.ts';
import type { AddPage, PageKind, Redirect } from './page.ts';
import { createPageCache, writtenPage } from './page-cache.ts';
import { addPages } from './pages.ts';
import { addPreviews } from './preview/add-previews.ts';
import { addRootFiles } from './root-files.ts';
import { addressOfRequest, sendPage } from './send-page.ts';
import { writePage } from './write-page.tsx';

export interface WebOptions {
  readonly services: Services;
  readonly snapshots: Snapshots;
  readonly assets: Assets;
}

/** The pages for people. They show what the services answer to REST, and nothing else. */
export const webPlugin: FastifyPluginAsync<WebOptions> = async (app, options) => {
  await app.register(addAssets);
  addRootFiles(app, options);
  addPages(pageAdder(app, options));
  addPreviews(app, options.services);
};

/** The files of the pages. A page without its style cannot be read, so they are sent however busy the service is. */
const addAssets: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, answersWhenBusy: true };
  });
  await app.register(fastifyStatic, {
    root: assetFolder,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    schemaHide: true,
  });
};

/** Adds pages that are written once for each address, and anew when the content changes. */
function pageAdder(app: FastifyInstance, { services, snapshots, assets }: WebOptions): AddPage {
  const cacheOf = perSnapshot(createPageCache);
  return <Params extends z.ZodType, Query extends z.ZodType>(kind: PageKind<Params, Query>) => {
    const { path, onWorker = false, forPrograms } = kind;
    const schema: object = { hide: true };
    app.get(path, { compress: false, schema, config: { onWorker, isPage: true } }, async (request, reply) => {
      if (forPrograms !== undefined && !asksForHtml(request.headers.accept))
        return reply.header('vary', 'accept').send(forPrograms);
      const address = addressOfRequest(request);
      const key = address.origin + address.path;
      const cache = cacheOf(snapshots.current());
      const held = cache.get(key);
      if (held !== undefined) return sendPage(request, reply, held);
      const params = read(kind.params, request.params);
      const query = read(kind.query, request.query);
      const page = await kind.make({ params, query, services, work: request.work });
      if ('redirect' in page) return redirect(reply, page);
      const written = writtenPage(writePage(page, address, assets));
      cache.set(key, written);
      return sendPage(request, reply, written);
    });
  };
}

function redirect(reply: FastifyReply, { redirect: address, isPermanent }: Redirect): FastifyReply {
  if (!isPermanent) reply.header('cache-control', 'no-store');
  return reply.redirect(address, isPermanent ? 301 : 302);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers with a page for people, also when something is wrong. */
    isPage?: boolean;
  }
}
