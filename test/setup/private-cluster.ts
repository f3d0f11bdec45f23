import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  initialiseCluster,
  type PostgresProcess,
  startPostgres,
} from '../../src/database/embedded/native/postgres-process.ts';
import { type PostgresPrograms, whyNotRunnable } from '../../src/database/embedded/native/programs.ts';
import { unprivilegedUser } from '../../src/database/embedded/native/unprivileged-user.ts';
import { freePort } from '../../src/database/embedded/socket.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

export interface PrivateCluster {
  /** Of its `postgres` database, for a superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A temporary folder for clusters, and the programs that run there. */
export interface ClusterHome {
  readonly folder: string;
  readonly programs: PostgresPrograms;
  remove(): void;
}

export interface ClusterServer extends PrivateCluster, Pick<PostgresProcess, 'kill'> {}

/** Nothing of a test's database need outlive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
};

/**
 * Starts a new PostgreSQL cluster in a temporary folder, on a free port of the loopback address.
 * It sorts text as English readers do and the embedded database by code point, so a query that
 * leans on either fails on one of the two.
 */
export async function startPrivateCluster(binaries: PostgresBinaries): Promise<PrivateCluster> {
  const home = await clusterHome(binaries);
  try {
    const { url, stop } = await startClusterServer(home, await makeCluster(home), SETTINGS);
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

export async function clusterHome({ folder: installed }: PostgresBinaries): Promise<ClusterHome> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const user = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    return { folder, programs: await readable({ folder: installed, user }, folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Programs inside a folder that only root can enter are copied to where the user can run them. */
async function readable(programs: PostgresPrograms, home: string): Promise<PostgresPrograms> {
  if ((await whyNotRunnable(programs)) === undefined) return programs;
  const copy = join(home, 'installation');
  cpSync(dirname(programs.folder), copy, { recursive: true, verbatimSymlinks: true });
  return { ...programs, folder: join(copy, 'bin') };
}

/** Makes an empty cluster; returns its folder. */
export async function makeCluster({ folder, programs }: ClusterHome): Promise<string> {
  const data = join(folder, 'data');
  const collation = ['--locale-provider=icu', '--icu-locale=en-US'];
  await initialiseCluster(programs, data, ['--auth=trust', '--no-sync', ...collation]);
  return data;
}

/** Starts the server of a cluster on a free port of the loopback address. */
export async function startClusterServer(
  { programs }: ClusterHome,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<ClusterServer> {
  const port = await freePort();
  const place = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port };
  const { stop, kill } = await startPostgres(programs, data, { ...settings, ...place });
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop, kill };
}
