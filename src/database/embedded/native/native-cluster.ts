import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EmbeddedPostgres } from '../embedded-postgres.ts';
import { socketIn } from '../socket.ts';
import { endOrphan } from './orphan.ts';
import { initialiseCluster, startPostgres } from './postgres-process.ts';
import type { PostgresPrograms } from './programs.ts';
import { giveFolder } from './unprivileged-user.ts';

/** For one process, on a small machine: little memory, no processes beside those that keep the data. */
const SETTINGS = {
  shared_buffers: '16MB',
  maintenance_work_mem: '16MB',
  max_connections: 40,
  max_worker_processes: 0,
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  max_logical_replication_workers: 0,
  max_wal_senders: 0,
  wal_level: 'minimal',
  min_wal_size: '8MB',
  // Less would have a large import wait for many checkpoints.
  max_wal_size: '256MB',
  io_method: 'sync',
  autovacuum_max_workers: 1,
  autovacuum_naptime: '5min',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  unix_socket_permissions: '0700',
};

/** Sorts text by code point as PGlite does, whatever the machine; small files of the log of transactions. */
const INITDB = ['--no-sync', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--wal-segsize=4'];

/** Makes the cluster of a data folder. It is not flushed to the disk yet. */
export async function makeNativeCluster(
  folder: string,
  cluster: string,
  programs: PostgresPrograms,
): Promise<void> {
  await endOrphan(cluster);
  removeUnfinished(folder, cluster);
  writeFileSync(passwordIn(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (programs.user !== undefined) giveFolder(folder, programs.user);
  // Only who may enter the folder reaches the socket; on the loopback address anybody could try.
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordIn(folder)}`];
  // The initdb of a start that was killed may still write into its own folder.
  const unfinished = `${cluster}.${randomUUID()}`;
  await initialiseCluster(programs, unfinished, [...INITDB, ...access]);
  renameSync(unfinished, cluster);
}

/** Removes clusters that were never completed, while their initdb ends. */
function removeUnfinished(folder: string, cluster: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(basename(cluster))) continue;
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Starts the server of the cluster of a data folder. */
export async function openNativeCluster(
  folder: string,
  cluster: string,
  programs: PostgresPrograms,
): Promise<EmbeddedPostgres> {
  if (programs.user !== undefined) giveFolder(folder, programs.user);
  // PostgreSQL opens no cluster that others may read; a folder that was copied may have lost its mode.
  chmodSync(cluster, 0o700);
  await endOrphan(cluster);
  const socket = await socketIn(folder);
  const where =
    socket.kind === 'path'
      ? { listen_addresses: '', unix_socket_directories: folder }
      : { listen_addresses: socket.host, unix_socket_directories: '' };
  const server = await startPostgres(programs, cluster, { ...SETTINGS, ...where, port: socket.port });
  server.onFailure((error) => {
    // As an error of any other part, it ends the process.
    throw error;
  });
  return {
    engine: 'native',
    connection: connectionToNative(folder, socket),
    // PostgreSQL flushes each commit.
    makeDurable: async () => undefined,
    close: () => server.stop(),
  };
}

/** How to connect to the server of a data folder. */
export function connectionToNative(
  folder: string,
  { host, port }: Pick<EmbeddedPostgres['connection'], 'host' | 'port'>,
): EmbeddedPostgres['connection'] {
  const password = readFileSync(passwordIn(folder), 'utf8');
  return { host, port, user: 'postgres', password, database: 'postgres' };
}

function passwordIn(folder: string): string {
  return join(folder, 'password');
}
