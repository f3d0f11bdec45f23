import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  type EmbeddedPostgres,
  type EngineChoice,
  openEmbeddedPostgres,
} from '../../src/database/embedded/embedded-postgres.ts';
import {
  packageOfPrograms,
  runnablePrograms,
  whyNotRunnable,
} from '../../src/database/embedded/native/programs.ts';
import { unprivilegedUser, userFor } from '../../src/database/embedded/native/unprivileged-user.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { fromRoot } from './project.ts';

function home(): string {
  const folder = temporaryFolder('native');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(folder: string, choice?: EngineChoice) {
  const opened = await openEmbeddedPostgres(folder, choice);
  onTestFinished(() => opened.close());
  return opened;
}

async function ask(connection: EmbeddedPostgres['connection'], query: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

const postmasterOf = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'postgresql', 'postmaster.pid'), 'utf8'), 10);

/** Starts a process that opens the database of a folder and does nothing else. */
function spawnHolder(folder: string) {
  const program = `import { openEmbeddedPostgres } from '${fromRoot('src/database/embedded/embedded-postgres.ts')}';
    const { makeDurable } = await openEmbeddedPostgres('${folder}');
    await makeDurable();
    console.log('open');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** The same, when it has the database open. */
async function holder(folder: string): Promise<ChildProcess> {
  const child = spawnHolder(folder);
  await once(child.stdout, 'data');
  return child;
}

test('A new folder gets a native PostgreSQL, which keeps its content', async () => {
  const folder = home();
  const first = await openEmbeddedPostgres(folder);
  expect([first.engine, first.reason]).toEqual(['native', undefined]);
  await ask(first.connection, 'CREATE TABLE kept AS SELECT 1 AS number');
  await first.close();
  const second = await open(folder);
  expect(await ask(second.connection, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
});

test('A folder whose copy lost its modes is opened, and is closed to others again', async () => {
  const folder = home();
  await (await openEmbeddedPostgres(folder)).close();
  const [cluster = ''] = readdirSync(folder).filter((name) => name.startsWith('postgresql'));
  chmodSync(join(folder, cluster), 0o755);
  await (await openEmbeddedPostgres(folder)).close();
  expect(statSync(join(folder, cluster)).mode & 0o777).toBe(0o700);
});

test('PGlite runs where the operator wants it', async () => {
  const { engine, reason, connection } = await open(home(), 'pglite');
  expect([engine, reason]).toEqual(['PGlite', 'EMBEDDED is pglite']);
  expect(await ask(connection, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
});

test('PGlite does not open the folder of a native PostgreSQL', async () => {
  const folder = home();
  await (await openEmbeddedPostgres(folder)).close();
  await expect(openEmbeddedPostgres(folder, 'pglite')).rejects.toThrow(
    `Cannot use the data folder ${folder}: it has the cluster of a native PostgreSQL, which cannot be used now: EMBEDDED is pglite. Mend that, or choose another DATA_DIR.`,
  );
});

test.runIf(process.getuid?.() === 0)(
  'Programs that only root can read are copied to where the user of PostgreSQL can run them',
  async () => {
    const [data, secret] = [home(), home()];
    const installed = join(secret, 'package');
    cpSync(packageOfPrograms(), installed, { recursive: true, verbatimSymlinks: true });
    chmodSync(secret, 0o700);
    const user = await unprivilegedUser();
    const copies = join(data, 'programs');
    const { folder } = await runnablePrograms(installed, user, copies);
    expect(folder.startsWith(copies)).toBe(true);
    expect(await whyNotRunnable({ folder, user })).toBeUndefined();
  },
);

test.runIf(process.getuid?.() === 0)(
  'A data folder of root belongs to the user of PostgreSQL afterwards',
  async () => {
    const folder = join(home(), 'data');
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(join(folder, 'arbiter.lock'), '');
    const user = await userFor(folder);
    expect(user).toEqual(await unprivilegedUser());
    expect([statSync(folder).uid, statSync(join(folder, 'arbiter.lock')).uid]).toEqual([
      user?.uid,
      user?.uid,
    ]);
  },
);

test('A cluster that was not completed is made again', async () => {
  const folder = home();
  mkdirSync(join(folder, 'postgresql'));
  writeFileSync(join(folder, 'postgresql', 'PG_VERSION'), '18');
  const { engine } = await open(folder);
  expect(engine).toBe('native');
});

test('A process that is killed while it makes a cluster leaves the folder to the next one', async () => {
  const folder = home();
  const killed = spawnHolder(folder);
  while (!readdirSync(folder).some((name) => name.startsWith('postgresql.'))) await wait(5);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const { connection } = await open(folder);
  expect(await ask(connection, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
  expect(readdirSync(folder).filter((name) => name.startsWith('postgresql'))).toEqual(['postgresql']);
});

test('After its process was killed, PostgreSQL ends, and another process opens the folder', async () => {
  const folder = home();
  const killed = await holder(folder);
  // It still runs when the next process comes.
  const orphan = postmasterOf(folder);
  process.kill(orphan, 'SIGSTOP');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const opening = open(folder);
  process.kill(orphan, 'SIGCONT');
  const { connection } = await opening;
  expect(await ask(connection, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
  expect(postmasterOf(folder)).not.toBe(orphan);
});

test('The number of an ended PostgreSQL may belong to another process', async () => {
  const folder = home();
  await (await openEmbeddedPostgres(folder)).close();
  writeFileSync(join(folder, 'postgresql', 'postmaster.pid'), `${process.pid}\n`);
  const { connection } = await open(folder);
  expect(await ask(connection, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
});

test('A process whose PostgreSQL ends by itself ends with an error', async () => {
  const folder = home();
  const child = await holder(folder);
  const closed = once(child, 'close');
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  process.kill(postmasterOf(folder), 'SIGKILL');
  expect(await closed).toEqual([1, null]);
  expect(said).toContain('PostgreSQL ended unexpectedly (SIGKILL)');
});

test('Where a socket path would be too long, the loopback address needs the password of the folder', async () => {
  const { connection } = await open(join(home(), 'long'.repeat(30)));
  expect(connection.host).toBe('127.0.0.1');
  expect(await ask(connection, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
  await expect(ask({ ...connection, password: 'guessed' }, 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
});
