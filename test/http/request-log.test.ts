import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { sharedDatabase } from '../setup/database.ts';

const database = await sharedDatabase();
const snapshots = await openSnapshots(database, (error) => {
  throw error;
});
const lines: unknown[] = [];
const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
const config = { logLevel: 'info', rateLimit: 0 } as const;
const app = await buildApp({ config, database, snapshots, log });
const closing = new AbortController();
const ending = await buildApp({ config, database, snapshots, log, closing: closing.signal });
const broken = await buildApp({
  config,
  database,
  snapshots: {
    ...snapshots,
    current: () => {
      throw new Error('An invented failure.');
    },
  },
  log,
});
afterAll(async () => {
  for (const one of [app, ending, broken]) await one.close();
  await snapshots.close();
  await database.close();
});

const line = {
  level: 30,
  msg: 'request',
  reqId: 'asked-1',
  method: 'GET',
  client: '192.0.2.1',
  milliseconds: expect.any(Number),
  cost: expect.any(Number),
};
const from = { headers: { 'x-request-id': 'asked-1' }, remoteAddress: '192.0.2.1' };

test('Each request is one line, with its client and its cost in units of work', async () => {
  lines.length = 0;
  await app.inject({ url: '/v1/cards/search?q=smoke', ...from });
  await app.inject({ url: '/v1/cards/shadowfist/no-such-card', ...from });
  expect(lines).toEqual([
    expect.objectContaining({
      ...line,
      url: '/v1/cards/search?q=smoke',
      status: 200,
      cost: expect.toSatisfy((cost) => cost > 0),
    }),
    expect.objectContaining({ ...line, url: '/v1/cards/shadowfist/no-such-card', status: 404 }),
  ]);
});

test('A reply that is sent again is logged, and costs nothing', async () => {
  const url = '/v1/cards/named?fuzzy=fox pas';
  for (let time = 0; time < 3; time += 1) await app.inject({ url, ...from });
  lines.length = 0;
  await app.inject({ url, ...from });
  expect(lines).toEqual([expect.objectContaining({ ...line, status: 200, cost: 0 })]);
});

test('A failure is logged with its stack, beside the line of its request', async () => {
  lines.length = 0;
  const { statusCode } = await broken.inject({ url: '/v1/games', ...from });
  expect(statusCode).toBe(500);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      reqId: 'asked-1',
      err: expect.objectContaining({ stack: expect.stringContaining('An invented failure.') }),
    }),
    expect.objectContaining({ ...line, status: 500 }),
  ]);
});

test('A readiness check of a process that ends is not an error in the log', async () => {
  lines.length = 0;
  closing.abort();
  expect((await ending.inject({ url: '/readyz', ...from })).statusCode).toBe(503);
  expect(lines).toEqual([expect.objectContaining({ ...line, url: '/readyz', status: 503 })]);
});
