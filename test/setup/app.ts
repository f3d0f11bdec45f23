import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/database/connection.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { sharedDatabase } from './database.ts';

/**
 * The real application over the shared database, ready for supertest: `request((await testApp()).server)`.
 * It checks each reply against the schema of its route, and is closed after the tests of the file.
 * Call it at the top of a test file.
 */
export async function testApp(): Promise<FastifyInstance> {
  return appOver(await sharedDatabase());
}

/** The same over a database of the file's own, which is closed after the tests, and then removed. */
export async function appOver(
  database: Database,
  remove: () => Promise<void> = async () => undefined,
): Promise<FastifyInstance> {
  const snapshots = await openSnapshots(database, (error) => {
    throw error;
  });
  const app = await buildApp({
    config: { logLevel: 'silent', rateLimit: 0 },
    database,
    snapshots,
    checkResponses: true,
  });
  afterAll(async () => {
    await app.close();
    await snapshots.close();
    await database.close();
    await remove();
  });
  return app;
}
