import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { seed } from '../../src/database/seeding/seed.ts';
import { contentHash } from '../../src/database/seeding/seed-files.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { smallContent } from '../database/small-content.ts';
import { freshDatabase } from '../setup/database.ts';
import { networkTo } from '../setup/network.ts';

/** The application over a server that it reaches by a network of the test's own. */
async function appBehindNetwork() {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const network = await networkTo(fresh.config.databaseUrl ?? '');
  const database = await openDatabase({ databaseUrl: network.url, dataDir: '' });
  onTestFinished(() => database.close());
  const errors: unknown[] = [];
  const snapshots = await openSnapshots(database, (error) => errors.push(error));
  onTestFinished(() => snapshots.close());
  const app = await buildApp({ config: { logLevel: 'silent', rateLimit: 0 }, database, snapshots });
  onTestFinished(() => app.close());
  // Opened last, closed first: nothing waits for what a stalled network holds back.
  onTestFinished(() => network.resume());
  const get = (url: string) => app.inject({ url });
  /** Another process writes other content, directly. */
  const writeElsewhere = async () => {
    const direct = await openDatabase(fresh.config);
    const files = smallContent();
    await seed(direct, files, { contentHash: contentHash(files), programHash: 'invented' });
    await direct.close();
  };
  return { network, get, errors, writeElsewhere };
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

const unavailable = {
  statusCode: 503,
  headers: expect.objectContaining({
    'retry-after': '2',
    'content-type': expect.stringContaining('problem'),
  }),
};

test.each(['stall', 'cut'] as const)(
  'after the network %ss, searches work again once it is back',
  async (how) => {
    const { network, get } = await appBehindNetwork();
    expect((await get('/v1/cards/search?q=turn')).statusCode).toBe(200);
    network.stall();
    if (how === 'cut') network.cut();
    const searches = ['power', 'damage', 'smoke', 'target', 'unturn'].map((word) =>
      get(`/v1/cards/search?q=${word}`),
    );
    for (const answer of await Promise.all(searches)) expect(answer).toMatchObject(unavailable);
    network.resume();
    await eventually(async () => {
      expect((await get('/v1/cards/search?q=power')).statusCode).toBe(200);
      expect((await get('/readyz')).statusCode).toBe(200);
    });
  },
);

test('without the network, what needs the database answers 503 and everything else answers', async () => {
  const { network, get } = await appBehindNetwork();
  network.stall();
  const waiting = ['/v1/cards/search?q=power', '/v1/changes', '/readyz'];
  for (const answer of await Promise.all(waiting.map(get))) expect(answer).toMatchObject(unavailable);
  for (const path of [
    '/healthz',
    '/v1/cards/shadowfist/fox-pass',
    '/v1/cards/named?fuzzy=fox%20pas',
    '/v1/rulings?card=fox%20pass',
    '/v1/rules/shadowfist',
  ]) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  }
});

test('content written while notifications are lost is served soon, and the process says what it serves', async () => {
  const { network, get, writeElsewhere } = await appBehindNetwork();
  expect((await get('/readyz')).json()).toMatchObject({ status: 'ok', dataVersion: 1 });
  network.stall();
  await writeElsewhere();
  // The notification went to a connection that no longer exists.
  network.cut();
  network.resume();
  await eventually(async () => {
    expect((await get('/v1/cards/shadowfist/tin-dragon')).statusCode).toBe(200);
  });
  expect((await get('/readyz')).json()).toMatchObject({ status: 'ok', dataVersion: 2 });
  expect((await get('/metrics')).body).toMatch(/^arbiter_data_version 2$/m);
});

test('a process that cannot know whether newer content exists is not ready', async () => {
  const { network, get, errors } = await appBehindNetwork();
  network.stall();
  await eventually(async () => {
    expect(errors).toHaveLength(1);
    expect(await get('/readyz')).toMatchObject({ statusCode: 503 });
  });
});
