import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/database/connection.ts';
import { type OpenSnapshots, openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { sharedDatabase } from './database.ts';

/** A database, and the content that is served from memory. */
export interface SharedContent {
  readonly database: Database;
  readonly snapshots: OpenSnapshots;
}

let content: Promise<SharedContent> | undefined;
let app: Promise<FastifyInstance> | undefined;

/** The whole content. All test files of a worker share it: read it, and do not close it. */
export function sharedContent(): Promise<SharedContent> {
  content ??= sharedDatabase().then(withSnapshots);
  return content;
}

/**
 * The real application over the whole content, ready for supertest: `request((await testApp()).server)`. It checks each
 * reply against the schema of its route. All test files of a worker share it: do not change it, and do not close it.
 */
export function testApp(): Promise<FastifyInstance> {
  app ??= sharedContent().then(build);
  return app;
}

/** The same for one test, which may close it. */
export async function ownApp(): Promise<FastifyInstance> {
  return build(await sharedContent());
}

/** The same over a database of the file's own, which is closed after the tests, and then removed. */
export async function appOver(
  database: Database,
  remove: () => Promise<void> = async () => undefined,
): Promise<FastifyInstance> {
  const own = await withSnapshots(database);
  const app = await build(own);
  afterAll(async () => {
    await app.close();
    await own.snapshots.close();
    await database.close();
    await remove();
  });
  return app;
}

/** The origin at which an application listens. It starts to listen when this is first called. */
export async function originOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return app.listeningOrigin;
}

async function withSnapshots(database: Database): Promise<SharedContent> {
  const snapshots = await openSnapshots(database, (error) => {
    throw error;
  });
  return { database, snapshots };
}

function build(given: SharedContent): Promise<FastifyInstance> {
  return buildApp({ config: { logLevel: 'silent', rateLimit: 0 }, ...given, checkResponses: true });
}
