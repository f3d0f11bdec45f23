import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../setup/app.ts';
import { freshDatabase } from '../setup/database.ts';
import { root } from './project.ts';
import { launch, startService } from './service.ts';

async function dataFolder() {
  const database = await freshDatabase('seeded');
  onTestFinished(database.remove);
  return { ...database.environment };
}

test('a second process on the same folder is refused and told who has it', async () => {
  const environment = await dataFolder();
  const holder = await startService(environment);
  const { code, stderr } = await launch(environment).ended;
  expect(code).toBe(1);
  expect(stderr).toContain(`is in use by process ${holder.pid}`);
  expect((await fetch(`${holder.url}/readyz`)).status).toBe(200);
});

test('of two processes that start at once on one folder, one serves', async () => {
  const environment = await dataFolder();
  const starts = await Promise.allSettled([startService(environment), startService(environment)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const start of starts) {
    if (start.status === 'rejected') expect(String(start.reason)).toContain('is in use by process');
  }
});

test('after SIGTERM a service with a CLOSE_DELAY is not ready, and answers all that time', async () => {
  const service = await startService({ ...(await dataFolder()), CLOSE_DELAY: '600' });
  process.kill(service.pid, 'SIGTERM');
  await vi.waitFor(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(503), 60_000);
  const answer = await fetch(`${service.url}/v1/games`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});

test('a service ends in good order after its CLOSE_DELAY, in spite of a stalled upload', async () => {
  const service = await startService({ ...(await dataFolder()), CLOSE_DELAY: '0.5' });
  const { hostname, port } = new URL(service.url);
  const client = createConnection({ host: hostname, port: Number(port) });
  onTestFinished(() => {
    client.destroy();
  });
  client.on('error', () => undefined);
  const [head, body] = ['POST /graphql HTTP/1.1\r\nhost: localhost\r\n', '{'];
  client.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n${body}`);
  // Answered later than the upload is begun.
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  expect(await service.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
});

test('a configuration that cannot be is told by variable, and nothing is started', async () => {
  const { code, stdout, stderr } = await launch({ PORT: 'four thousand', LOG_LEVEL: 'loud' }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PORT: .*\nLOG_LEVEL: .*\n$/);
  expect(stdout).toBe('');
});

test('ending `npm start` ends the service', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...(await dataFolder()), DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null && npm.pid !== undefined)
      process.kill(-npm.pid, 'SIGKILL');
  });
  const url = await new Promise<string>((resolve) => {
    npm.stdout.on('data', (chunk) => {
      const match = /Arbiter listens at (\S+)/.exec(String(chunk));
      if (match?.[1] !== undefined) resolve(match[1]);
    });
  });
  npm.kill('SIGTERM');
  // Its output closes when the last process that writes to it has ended.
  await once(npm, 'close');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('a first start that was killed early is made good by the next', async () => {
  const { environment, remove } = await freshDatabase('empty');
  onTestFinished(remove);
  const { child, ended } = launch({ ...environment });
  await sleep(500);
  child.kill('SIGKILL');
  await ended;
  const next = await startService({ ...environment });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
});

test('SIGINT ends the service in good order', async () => {
  const service = await startService(await dataFolder());
  expect(await service.end('SIGINT')).toMatchObject({ code: 0, stderr: '' });
});

test('a built service answers with the documents that the build made as a service from sources makes them', async () => {
  const { url } = await startService(await dataFolder());
  const app = await testApp();
  const { items } = (await app.inject('/v1/schemas')).json<{ items: { url: string }[] }>();
  const documents = [
    ...items.map((schema) => schema.url),
    '/openapi.json',
    '/v1/vocabulary/shadowfist',
    '/v1/vocabulary/highlander?q=draw',
  ];
  for (const document of documents)
    expect([document, await (await fetch(`${url}${document}`)).json()]).toEqual([
      document,
      (await app.inject(document)).json(),
    ]);
});
