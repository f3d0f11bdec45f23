import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';

test('a client that stalls in the middle of a body does not keep the application from closing', async () => {
  const app = await testApp();
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

test('without a limit of connections the server has none', async () => {
  const app = await testApp();
  expect(app.server.maxConnections).toBeUndefined();
});
