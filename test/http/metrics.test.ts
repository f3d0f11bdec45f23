import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { sharedDatabase } from '../setup/database.ts';

const database = await sharedDatabase();
const snapshots = await openSnapshots(database, (error) => {
  throw error;
});
const config = { logLevel: 'silent', rateLimit: 0 } as const;
const open = await buildApp({ config, database, snapshots });
const withToken = await buildApp({
  config: { ...config, metricsToken: 'an invented long token', trustProxy: 1 },
  database,
  snapshots,
});
afterAll(async () => {
  await open.close();
  await withToken.close();
  await snapshots.close();
  await database.close();
});

const forbidden = { code: 'metrics/forbidden', status: 403 };

test('without a token, this machine reads the metrics', async () => {
  expect((await open.inject('/metrics')).statusCode).toBe(200);
});

test.each([
  ['from another machine', { remoteAddress: '192.0.2.1' }],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
  ['through another kind of proxy', { headers: { forwarded: 'for=192.0.2.1' } }],
])('without a token, the metrics are refused to a request %s', async (_, request) => {
  const reply = await open.inject({ url: '/metrics', ...request });
  expect([reply.statusCode, reply.json()]).toEqual([403, expect.objectContaining(forbidden)]);
});

test('with a token, whoever sends it reads the metrics', async () => {
  const ask = (authorization?: string) =>
    withToken.inject({
      url: '/metrics',
      remoteAddress: '192.0.2.1',
      ...(authorization === undefined ? {} : { headers: { authorization } }),
    });
  expect((await ask('Bearer an invented long token')).statusCode).toBe(200);
  for (const wrong of [undefined, 'Bearer another', 'an invented long token'])
    expect((await ask(wrong)).json()).toMatchObject(forbidden);
});

test('a request that came by https tells browsers to stay with it, on this host only', async () => {
  const reply = await withToken.inject({
    url: '/v1/games',
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
  });
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
});
