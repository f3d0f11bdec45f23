import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createConnection } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { sharedDatabase } from '../setup/database.ts';
import { clientOf } from './rest-client.ts';

const database = await sharedDatabase();
const snapshots = await openSnapshots(database, (error) => {
  throw error;
});
afterAll(async () => {
  await snapshots.close();
  await database.close();
});

async function limitedTo(rateLimit: number, trustProxy: number | string[] = 0) {
  const app = await buildApp({ config: { logLevel: 'silent', rateLimit, trustProxy }, database, snapshots });
  return { app, client: clientOf(app), close: () => app.close() };
}

const headersOf = (limit: number, remaining: number) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': expect.stringMatching(/^\d+$/),
});

test('every answer tells how many requests are left; the one too many is refused', async () => {
  const { client, close } = await limitedTo(3);
  const path = '/v1/cards/shadowfist/fox-pass';
  expect((await client.get(path)).headers).toMatchObject(headersOf(3, 2));
  expect((await client.get('/v1/cards/shadowfist/no-such-card')).headers).toMatchObject(headersOf(3, 1));
  expect((await client.post('/v1/cards/collection', '{')).headers).toMatchObject(headersOf(3, 0));

  const { status, headers, body } = await client.get(path, { origin: 'https://fan-site.example' });
  expect(status).toBe(429);
  expect(headers).toMatchObject({
    ...headersOf(3, 0),
    'retry-after': expect.stringMatching(/^\d+$/),
    'content-type': 'application/problem+json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
  expect(headers.etag).toBeUndefined();
  expect(body).toEqual({
    type: 'urn:arbiter:problem:request/too-many',
    title: 'Too many requests',
    status: 429,
    code: 'request/too-many',
    detail: expect.stringMatching(
      /^The limit is 3 requests per minute; an expensive request counts several times. Try again in \d+ seconds?\.$/,
    ),
    retryAfter: expect.any(Number),
  });
  await close();
});

test('health checks are answered beyond the limit and do not count towards it', async () => {
  const { client, close } = await limitedTo(1);
  for (const path of ['/healthz', '/readyz', '/healthz', '/readyz']) {
    const { status, headers } = await client.get(path);
    expect([path, status, headers['ratelimit-limit']]).toEqual([path, 200, undefined]);
  }
  expect((await client.get('/v1/games')).status).toBe(200);
  expect((await client.get('/v1/games')).status).toBe(429);
  await close();
});

test.each([
  ['GET', '/v1/no-such-route'],
  ['OPTIONS', '/v1/games'],
  ['DELETE', '/v1/games'],
] as const)('%s %s counts towards the limit', async (method, path) => {
  const { client, close } = await limitedTo(1);
  expect((await client.send(method, path)).status).not.toBe(429);
  expect((await client.send(method, path)).status).toBe(429);
  await close();
});

const from = (client: string) => ({ 'x-forwarded-for': client });

test.each([
  ['one proxy', 1],
  ['proxies at its address', ['127.0.0.0/8']],
])('behind %s each client has a limit of its own', async (_, trustProxy) => {
  const { client, close } = await limitedTo(1, trustProxy);
  expect((await client.get('/v1/games', from('192.0.2.1'))).status).toBe(200);
  expect((await client.get('/v1/games', from('192.0.2.2'))).status).toBe(200);
  expect((await client.get('/v1/games', from('192.0.2.1'))).status).toBe(429);
  // What a client writes before its proxy adds the true address does not count.
  expect((await client.get('/v1/games', from('198.51.100.9, 192.0.2.2'))).status).toBe(429);
  await close();
});

test('without a trusted proxy nobody chooses the address that counts', async () => {
  const { client, close } = await limitedTo(1);
  expect((await client.get('/v1/games', from('192.0.2.1'))).status).toBe(200);
  expect((await client.get('/v1/games', from('192.0.2.2'))).status).toBe(429);
  await close();
});

test('no limit, no headers of one', async () => {
  const { client, close } = await limitedTo(0);
  const { headers } = await client.get('/v1/games');
  expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  await close();
});

test('An expensive request counts several times', async () => {
  const { client, close } = await limitedTo(100);
  const identifiers = Array.from({ length: 100 }, (_, at) => ({
    name: `nowhere ${at} ${'qwert yuiop '.repeat(14)}`,
  }));
  const first = await client.post('/v1/cards/collection', { identifiers });
  expect(first.headers['ratelimit-remaining']).toBe('99');
  const { headers } = await client.get('/v1/games');
  expect(Number(headers['ratelimit-remaining'])).toBeLessThan(98);
  await close();
});

test.each([
  ['without a proxy', 0],
  ['behind a proxy', 1],
])('A request whose client has gone is not an error %s', async (_, trustProxy) => {
  const { app, close } = await limitedTo(10, trustProxy);
  const statuses: (() => number | undefined)[] = [];
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    socket.destroy();
    statuses.push(() => (response.writableEnded ? response.statusCode : undefined));
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const client = createConnection({ host: '127.0.0.1', port: Number(port) });
  await once(client, 'connect');
  client.write('GET /v1/games HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(statuses.map((status) => status())).toEqual([200]), 60_000);
  await close();
});
