import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { checkAddress, explainListening } from '../src/listening-address.ts';

const LOOPBACK = '127.0.0.1';

test('A port that another program uses is reported with what to do', async () => {
  const other = createServer().listen(0, LOOPBACK);
  onTestFinished(() => {
    other.close();
  });
  await once(other, 'listening');
  const { port } = z.object({ port: z.int() }).parse(other.address());
  await expect(checkAddress({ host: LOOPBACK, port })).rejects.toThrow(
    `Port ${port} is in use. Stop that program or set PORT.`,
  );
});

test('An address of another machine is reported with what to do', async () => {
  await expect(checkAddress({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'This machine does not have the address 192.0.2.1. Set HOST to one that it has.',
  );
});

test('A free port can be used after the check', async () => {
  await checkAddress({ host: LOOPBACK, port: 0 });
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  server.close();
  await once(server, 'close');
  await checkAddress({ host: LOOPBACK, port });
  await checkAddress({ host: LOOPBACK, port });
});

test('An error of the program is not explained as one of the address', () => {
  const error = new TypeError('x is not a function');
  expect(explainListening(error, { host: LOOPBACK, port: 1 })).toBe(error);
});
