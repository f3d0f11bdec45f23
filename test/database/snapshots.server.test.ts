import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { seed } from '../../src/database/seeding/seed.ts';
import type { SeedFile } from '../../src/database/seeding/seed-files.ts';
import { contentHash } from '../../src/database/seeding/seed-files.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { freshDatabase } from '../setup/database.ts';
import { smallContent, withChange } from './small-content.ts';

const fail = (error: unknown) => {
  throw error;
};
const write = (database: Database, files: readonly SeedFile[]) =>
  seed(database, files, { contentHash: contentHash(files), programHash: 'invented' });
const second = withChange('shadowfist/texts/all.yaml', 'Toughness 1.', 'Toughness 2.');

async function seededServer() {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const open = async () => {
    const database = await openDatabase(fresh.config);
    onTestFinished(() => database.close());
    return database;
  };
  return { open, url: fresh.config.databaseUrl ?? '' };
}

/** One process of the service: its own connections, its own snapshot, its own application. */
async function instance(database: Database) {
  const snapshots = await openSnapshots(database, fail);
  onTestFinished(() => snapshots.close());
  const app = await buildApp({ config: { logLevel: 'silent', rateLimit: 0 }, database, snapshots });
  onTestFinished(() => app.close());
  return {
    database,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
  };
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

test('what one instance writes is soon answered by every other, under a new tag', async () => {
  const { open } = await seededServer();
  const writing = await instance(await open());
  const other = await instance(await open());
  const foxPass = '/v1/cards/shadowfist/fox-pass';
  const tag = String((await other.get(foxPass)).headers.etag);
  expect((await writing.get(foxPass)).headers.etag).toBe(tag);

  await write(writing.database, smallContent());
  for (const { get } of [writing, other]) {
    await eventually(async () => {
      expect((await get('/v1/cards/shadowfist/tin-dragon')).json()).toMatchObject({ text: 'Toughness 1.' });
    });
    const { statusCode, headers } = await get('/v1/cards/shadowfist/tin-dragon', { 'if-none-match': tag });
    expect(statusCode).toBe(200);
    expect(headers.etag).not.toBe(tag);
    expect((await get(foxPass)).statusCode).toBe(404);
    expect((await get('/v1/cards/named?fuzzy=tin dragn')).json()).toMatchObject({ slug: 'tin-dragon' });
    expect((await get('/v1/cards/search?q=toughness')).json()).toMatchObject({ totalCount: 1 });
    expect((await get('/v1/rulings?card=tin dragon')).json()).toMatchObject({ totalCount: 1 });
    expect((await get('/v1/games')).json()).toMatchObject({ dataVersion: { number: 2 } });
  }
});

test('a change between the first reading and listening is not missed', async () => {
  const { open } = await seededServer();
  const database = await open();
  let readings = 0;
  const prisma = new Proxy(database.prisma, {
    get(target, key) {
      if (key !== '$transaction') return Reflect.get(target, key, target);
      return async (...given: Parameters<typeof target.$transaction>) => {
        const read = await target.$transaction(...given);
        readings += 1;
        if (readings === 1) await write(database, smallContent());
        return read;
      };
    },
  });
  const snapshots = await openSnapshots({ ...database, prisma }, fail);
  onTestFinished(() => snapshots.close());
  expect(snapshots.current().version.hash).toBe(contentHash(smallContent()));
});

test('a change while the connection was cut is made good', async () => {
  const { open, url } = await seededServer();
  const listening = await instance(await open());
  const client = new pg.Client(url);
  await client.connect();
  const cut = await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE 'listen %'`,
  );
  expect(cut.rowCount).toBe(1);
  await client.end();
  await write(listening.database, smallContent());
  await eventually(async () => {
    expect((await listening.get('/v1/cards/shadowfist/tin-dragon')).statusCode).toBe(200);
  });
});

test('changes close upon each other end in the last', async () => {
  const { open } = await seededServer();
  const writing = await open();
  const reading = await instance(await open());
  await write(writing, smallContent());
  await write(writing, second);
  await eventually(async () => {
    expect((await reading.get('/v1/cards/shadowfist/tin-dragon')).json()).toMatchObject({
      text: 'Toughness 2.',
    });
  });
});
