import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { asksForHtml } from '../asks-for-html.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { Services } from '../services.ts';
import { unlimitedWork, type Work } from '../work.ts';
import { addressRead } from './address-read.ts';
import { assetFolder } from './assets.ts';
import { read } from './input.ts';
import type { AddPage, PageKind, Redirect } from './page.ts';
import { type PageCache, writtenPage } from './page-cache.ts';
import { addPages } from './pages.ts';
import { addPreviews } from './preview/add-previews.ts';
import { addRootFiles } from './root-files.ts';
import { addressOfRequest, sendPage } from './send-page.ts';
import type { Site } from './site.ts';
import { writeAhead } from './write-ahead.ts';
import { type Address, writePage } from './write-page.tsx';

export interface WebOptions {
  readonly services: Services;
  readonly snapshots: Snapshots;
  readonly site: Site;
  /** Makes what keeps the written pages of one content. */
  readonly createPageCache: () => PageCache;
}

/** The pages for people. They show what the services answer to REST, and nothing else. */
export const webPlugin: FastifyPluginAsync<WebOptions> = async (app, options) => {
  await app.register(addAssets);
  addRootFiles(app, { ...options, assets: options.site.assets });
  addPages(pageAdder(app, options));
  addPreviews(app, options.services);
};

const addAssets: FastifyPluginAsync = async (app) => {
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

/** For so many schemes and hosts pages are written ahead: few have more, and anybody can name others. */
const MOST_ORIGINS = 2;

/** Adds pages that are written once for each address, and anew when the content changes. */
function pageAdder(app: FastifyInstance, options: WebOptions): AddPage {
  const { services, snapshots, site, createPageCache } = options;
  const cacheOf = perSnapshot(createPageCache);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  return <Params extends z.ZodType, Query extends z.ZodObject>(kind: PageKind<Params, Query>) => {
    const { path, forPrograms } = kind;
    const schema: object = { hide: true };
    const parameters = Object.keys(kind.query.shape);

    const write = async (input: Input, address: Address, work: Work, { pages }: PageCache) => {
      const params = read(kind.params, input.params);
      const query = read(kind.query, input.query);
      const page = await kind.make({ params, query, services, work });
      if ('redirect' in page) return page;
      const written = writtenPage(writePage(page, address, site));
      pages.set(keyOf(address), written);
      return written;
    };

    /** Begins to write the other pages of this kind, at the first request for one of them. */
    const writeOthers = (origin: string, snapshot: Snapshot, cache: PageCache): void => {
      const { pages, origins } = cache;
      if (kind.ahead === undefined || origins.has(origin) || origins.size === MOST_ORIGINS) return;
      origins.add(origin);
      const others = Array.from(kind.ahead(snapshot), ({ path, params }) => async () => {
        const address = { origin, path };
        if (pages.has(keyOf(address))) return;
        const written = await write({ params, query: {} }, address, unlimitedWork(), cache);
        if (!('redirect' in written)) await written.packed();
      });
      const isWanted = () => !isClosing && snapshots.current() === snapshot;
      void writeAhead(others, isWanted, (error) =>
        app.log.warn({ err: error }, 'A page could not be written ahead.'),
      );
    };

    app.get(path, { compress: false, schema, config: { isPage: true } }, async (request, reply) => {
      if (forPrograms !== undefined && !asksForHtml(request.headers.accept))
        return reply.header('vary', 'accept').send(forPrograms);
      const address = addressRead(addressOfRequest(request), parameters);
      const snapshot = snapshots.current();
      const cache = cacheOf(snapshot);
      const held = cache.pages.get(keyOf(address));
      if (held !== undefined) return sendPage(request, reply, held);
      await request.work.takeTurn();
      const written = await write(request, address, request.work, cache);
      if ('redirect' in written) return redirect(reply, written);
      writeOthers(address.origin, snapshot, cache);
      return sendPage(request, reply, written);
    });
  };
}

/** What a page reads from a request. */
interface Input {
  readonly params: unknown;
  readonly query: unknown;
}

const keyOf = ({ origin, path }: Address): string => origin + path;

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
