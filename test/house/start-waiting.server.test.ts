import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../setup/database.ts';
import { networkTo } from '../setup/network.ts';
import { startingServer } from '../setup/postgres-stub.ts';
import { forbidWriting } from '../setup/server-databases.ts';
import { type Launch, launchScript } from './launch.ts';
import { launch, listening } from './service.ts';

async function seeded(): Promise<string> {
  const { config, remove } = await freshDatabase('seeded');
  onTestFinished(remove);
  return config.databaseUrl ?? '';
}

function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(port);
  changed.password = 'a-secret';
  return changed.toString();
}

/** Resolves when the process has said that it waits; fails if it ends instead. */
async function waiting({ child, output, ended }: Launch): Promise<void> {
  const said = new Promise<void>((resolve) => {
    child.stderr?.on('data', () => {
      if (output.stderr.includes('waits for')) resolve();
    });
  });
  const first = await Promise.race([said, ended]);
  if (first !== undefined) throw new Error(`The process ended: ${JSON.stringify(first)}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const oneLine = (port: number, reason: string) =>
  new RegExp(
    `^Arbiter waits for PostgreSQL at 127\\.0\\.0\\.1:${port}, database "arbiter_test_\\w+": ${reason}\\.\n$`,
  );

test('a start before the server listens says once what it waits for, and serves when the server is there', async () => {
  const url = await seeded();
  const port = await freePort();
  const started = launch({ DATABASE_URL: withPort(url, port) });
  await waiting(started);
  // More attempts than one fail.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await networkTo(url, port);
  const service = await listening(started);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  expect(started.output.stderr).toMatch(oneLine(port, `connect ECONNREFUSED 127\\.0\\.0\\.1:${port}`));
});

test('a start waits for a server that is starting up', async () => {
  const url = await seeded();
  const { port, close } = await startingServer();
  const started = launch({ DATABASE_URL: withPort(url, port) });
  await waiting(started);
  await close();
  await networkTo(url, port);
  await listening(started);
  expect(started.output.stderr).toMatch(oneLine(port, 'the database system is starting up'));
});

test('a start waits for a server that drops packets, and SIGTERM ends the waiting in good order', async () => {
  const url = await seeded();
  const network = await networkTo(url);
  network.stall();
  const port = Number(new URL(network.url).port);
  const started = launch({ DATABASE_URL: withPort(url, port) });
  await waiting(started);
  started.child.kill('SIGTERM');
  const { code, stderr } = await started.ended;
  expect(code).toBe(0);
  expect(stderr).toMatch(oneLine(port, 'no answer within 3 s'));
});

test('a database that does not exist ends the start with a plain message', async () => {
  const url = new URL(await seeded());
  url.pathname = '/no_such_database';
  const { code, stderr } = await launch({ DATABASE_URL: url.toString() }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^PostgreSQL at \S+, database "no_such_database", does not exist\. Create it, .*DATABASE_URL\.\n$/,
  );
});

test('an unknown user ends the start with a plain message', async () => {
  const url = new URL(await seeded());
  url.username = 'no_such_user';
  const { code, stderr } = await launch({ DATABASE_URL: url.toString() }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PostgreSQL at .* refuses the user "no_such_user": .* DATABASE_URL\.\n$/);
});

test('a database that must be written and cannot ends the start with a plain message', async () => {
  const { config, remove } = await freshDatabase('empty');
  onTestFinished(remove);
  await forbidWriting(config.databaseUrl ?? '');
  const { code, stderr } = await launch({ DATABASE_URL: config.databaseUrl ?? '' }).ended;
  expect([code, stderr]).toEqual([
    1,
    'The database is read-only. Name the primary server in DATABASE_URL.\n',
  ]);
});

test('a command does not wait for a server that is away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const DATABASE_URL = withPort(await seeded(), await freePort());
  const { code, stderr } = await launchScript('scripts/arbiter.mjs', { DATABASE_URL }, onTestFinished, {
    args: ['export', folder],
  }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot reach PostgreSQL at 127\.0\.0\.1:\d+, database "\w+": .*ECONNREFUSED.*\n$/);
});
