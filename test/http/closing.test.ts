import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { ownApp, sharedContent } from '../setup/app.ts';

test('a client that stalls in the middle of a body does not keep the application from closing', async () => {
  const app = await ownApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const client = createConnection({ host: '127.0.0.1', port: Number(port) });
  client.on('error', () => undefined);
  await once(client, 'connect');
  const arrived = once(app.server, 'request');
  client.write(
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await arrived;
  const ended = once(client, 'close');
  await app.close();
  await ended;
  expect(client.destroyed).toBe(true);
});

test('a process that is about to end answers, says that it is not ready, and ends each connection', async () => {
  const { database, snapshots } = await sharedContent();
  const closing = new AbortController();
  const config = { logLevel: 'silent', rateLimit: 0 } as const;
  const app = await buildApp({ config, database, snapshots, closing: closing.signal });
  onTestFinished(() => app.close());
  const ask = async (path: string) => {
    const { statusCode, headers } = await app.inject({ url: path });
    return { statusCode, connection: headers.connection };
  };
  expect(await ask('/readyz')).toEqual({ statusCode: 200, connection: 'keep-alive' });
  closing.abort();
  expect(await ask('/readyz')).toEqual({ statusCode: 503, connection: 'close' });
  for (const path of ['/healthz', '/v1/games', '/v1/cards/search?q=turn'])
    expect([path, await ask(path)]).toEqual([path, { statusCode: 200, connection: 'close' }]);
});

test('a request that arrives over an open connection while the application closes is answered', async () => {
  const app = await ownApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const arrived = once(app.server, 'connection');
  const client = createConnection({ host: '127.0.0.1', port: Number(port) });
  await arrived;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  client.write('GET /v1/games HTTP/1.1\r\nhost: localhost\r\n\r\n');
  let answer = '';
  client.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  await once(client, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);
  await closed;
});

test('without a limit of connections the server has none', async () => {
  const app = await ownApp();
  expect(app.server.maxConnections).toBeUndefined();
});
