import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../setup/database.ts';
import { launch, startService } from './service.ts';

/** A first start, which makes and fills a database, takes seconds where other tests run beside it. */
async function environmentOf(content: 'empty' | 'seeded') {
  const database = await freshDatabase(content);
  onTestFinished(database.remove);
  return { ...database.environment };
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

async function catalogueAt(url: string): Promise<unknown> {
  const reply = await fetch(`${url}/v1/games`);
  expect(reply.status).toBe(200);
  return reply.json();
}

test('the first start writes the content; the next one finds it', async () => {
  const environment = await environmentOf('empty');
  const first = await startService(environment);
  expect(first.wroteContent).toBe(true);
  expect(await statusOf(`${first.url}/readyz`)).toBe(200);
  await first.end('SIGTERM');

  const second = await startService(environment);
  expect(second.wroteContent).toBe(false);
  expect(await statusOf(`${second.url}/readyz`)).toBe(200);
});

test('a service that was killed answers the same after the next start', async () => {
  const environment = await environmentOf('seeded');
  const killed = await startService(environment);
  const before = await catalogueAt(killed.url);
  await killed.end('SIGKILL');

  const next = await startService(environment);
  expect(next.wroteContent).toBe(false);
  expect(await catalogueAt(next.url)).toEqual(before);
});

test('a first start that was killed is made good by the next', async () => {
  const environment = await environmentOf('empty');
  const { child, ended } = launch(environment);
  await sleep(2000);
  child.kill('SIGKILL');
  await ended;

  const next = await startService(environment);
  expect(await catalogueAt(next.url)).toMatchObject({
    games: [{ slug: 'shadowfist' }, { slug: 'highlander' }],
  });
});

test('SIGTERM ends the service in good order', async () => {
  const service = await startService(await environmentOf('seeded'));
  expect(await service.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});

test('a port in use is told, and the process ends', async () => {
  const first = await startService(await environmentOf('seeded'));
  const { port } = new URL(first.url);
  const { code, stderr } = await launch({ ...(await environmentOf('seeded')), PORT: port }).ended;
  expect(code).not.toBe(0);
  expect(stderr).toContain('EADDRINUSE');
  expect(await statusOf(`${first.url}/readyz`)).toBe(200);
});
