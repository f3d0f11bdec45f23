import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
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

test('SIGTERM ends the service and its worker threads in good order', async () => {
  const service = await startService({ ...(await environmentOf('seeded')), WORKERS: '1' });
  expect(await service.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});

test('A port in use is noticed before the database is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    other.close();
  });
  await once(other, 'listening');
  const { port } = z.object({ port: z.int() }).parse(other.address());
  const environment = await environmentOf('empty');
  const ending = await launch({ ...environment, PORT: String(port) }).ended;
  const stderr = `Port ${port} is in use. Stop that program or set PORT.\n`;
  expect(ending).toEqual({ code: 1, stdout: '', stderr });
  if ('DATA_DIR' in environment) expect(readdirSync(environment.DATA_DIR)).toEqual([]);
});
