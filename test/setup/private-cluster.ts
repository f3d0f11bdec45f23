import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { PostgresBinaries } from './postgres-binaries.ts';

export interface PrivateCluster {
  /** Of its `postgres` database, for a superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** A temporary folder for clusters, and the programs that run there. */
export interface ClusterHome {
  readonly folder: string;
  /** The folder of the programs. */
  readonly programs: string;
  /** Who runs them, if that is not us. */
  readonly user: User | undefined;
  remove(): void;
}

export interface ClusterServer extends PrivateCluster {
  /** Ends every process of the server at once, as a loss of power does. */
  kill(): Promise<void>;
}

const START_TIMEOUT = 20_000;

/** Nothing of a test's database need outlive a power cut. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB'];

/** Runs a command that is interrupted when the standard input ends: also when we were killed and could not stop it. */
const WHILE_WATCHED = 'exec 3<&0; { cat <&3 >/dev/null; kill -INT $$; } & exec "$@"';

/**
 * Starts a new PostgreSQL cluster in a temporary folder, on a free port of the loopback address.
 * It sorts text as English readers do and the embedded database by code point, so a query that
 * leans on either fails on one of the two.
 */
export async function startPrivateCluster(binaries: PostgresBinaries): Promise<PrivateCluster> {
  const home = clusterHome(binaries);
  try {
    const data = initialiseCluster(home);
    const { url, stop } = await startClusterServer(home, data, SETTINGS);
    return {
      url,
      stop: async () => {
        await stop();
        home.remove();
      },
    };
  } catch (error) {
    home.remove();
    throw error;
  }
}

export function clusterHome({ folder: installed }: PostgresBinaries): ClusterHome {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const user = unprivilegedUser();
    const programs = user === undefined ? installed : readableBy(user, installed, folder);
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    return { folder, programs, user, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Makes an empty cluster; returns its folder. */
export function initialiseCluster({ folder, programs, user }: ClusterHome): string {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user !== undefined) chownSync(data, user.uid, user.gid);
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...collation],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
  );
  return data;
}

/** Starts the server of a cluster on a free port of the loopback address. */
export async function startClusterServer(
  { folder, programs, user }: ClusterHome,
  data: string,
  settings: readonly string[],
): Promise<ClusterServer> {
  const port = await freePort();
  const all = [...settings, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const command = [join(programs, 'postgres'), '-D', data, ...all.flatMap((setting) => ['-c', setting])];
  const server = spawn('sh', ['-c', WHILE_WATCHED, 'sh', ...command], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    ...user,
  });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(server, url);
  const end = async (how: () => void) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    how();
    await exit;
  };
  return {
    url,
    stop: () => end(() => server.stdin.end()),
    kill: () =>
      end(() => {
        if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
      }),
  };
}

/** PostgreSQL refuses to run as root; then it runs as `postgres` or `nobody`. Undefined: as who we are. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: '-u' | '-g', name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // No such user; the next one will do as well.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
}

/** Programs inside a folder that only root can enter are copied to where the user can run them. */
function readableBy(user: User, folder: string, home: string): string {
  try {
    execFileSync(join(folder, 'postgres'), ['--version'], { stdio: 'ignore', ...user });
    return folder;
  } catch {
    const copy = join(home, 'installation');
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string')
    throw new Error('no free port on the loopback address');
  return address.port;
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-2000);
  });
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const stopped = server.exitCode !== null || server.signalCode !== null;
      if (stopped) throw new Error(`the server stopped while starting: ${log}`);
      if (Date.now() > deadline) {
        server.kill('SIGKILL');
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
