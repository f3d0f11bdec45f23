import fastify from 'fastify';
import { expect, test } from 'vitest';
import { takeTurns } from '../../src/rest/turns.ts';

test('A client with many requests begins one in each turn, so that others need not wait for all of them', async () => {
  const app = fastify({ trustProxy: true });
  takeTurns(app);
  const begun: string[] = [];
  app.post('/', async ({ ip }) => {
    begun.push(ip);
    return ip;
  });
  await app.ready();
  const send = (client: string) => app.inject({ method: 'POST', url: '/', remoteAddress: client });
  await Promise.all([...Array.from({ length: 5 }, () => send('192.0.2.1')), send('192.0.2.2')]);
  expect(begun).toHaveLength(6);
  expect(begun.indexOf('192.0.2.2')).toBe(1);
  await app.close();
});
