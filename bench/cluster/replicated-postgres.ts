import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBinaries } from '../../test/setup/postgres-binaries.ts';
import { clusterHome, makeCluster, startClusterServer } from '../../test/setup/private-cluster.ts';

/** A PostgreSQL primary and its streaming replica. */
export interface ReplicatedPostgres {
  /** `host:port` of the primary and of the replica. */
  readonly addresses: readonly [string, string];
  /** Resolves when the replica has everything that the primary has committed. */
  caughtUp(): Promise<void>;
  killPrimary(): Promise<void>;
  /** Makes the replica a primary; resolves when it takes writes. */
  promoteReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both on free ports of the loopback address, with an empty database `arbiter` and a role `balancer`. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const home = await clusterHome(binariesWithReplication());
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const server of started.reverse()) await server.stop();
    home.remove();
  };
  try {
    // What was committed is on the replica, too, so that a failover loses nothing.
    const settings = { fsync: 'off', shared_buffers: '64MB', hot_standby: 'on' };
    const primary = await startClusterServer(home, await makeCluster(home), settings);
    started.push(primary);
    await ask(primary.url, 'CREATE ROLE balancer LOGIN');
    await ask(primary.url, 'CREATE DATABASE arbiter');
    const copy = join(home.folder, 'replica');
    execFileSync(
      join(home.programs.folder, 'pg_basebackup'),
      ['-d', primary.url, '-D', copy, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
      { cwd: home.folder, stdio: ['ignore', 'ignore', 'pipe'], ...home.programs.user },
    );
    const replica = await startClusterServer(home, copy, settings);
    started.push(replica);
    return {
      addresses: [new URL(primary.url).host, new URL(replica.url).host],
      caughtUp: async () => {
        const [written] = await ask(primary.url, 'SELECT pg_current_wal_lsn()::text AS at');
        const behind = `SELECT pg_last_wal_replay_lsn() < '${String(written?.at)}'::pg_lsn AS behind`;
        while ((await ask(replica.url, behind))[0]?.behind !== false);
      },
      killPrimary: () => primary.kill(),
      promoteReplica: async () => {
        await ask(replica.url, 'SELECT pg_promote(true)');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function binariesWithReplication() {
  for (const binaries of postgresBinaries())
    if (existsSync(join(binaries.folder, 'pg_basebackup'))) return binaries;
  throw new Error(
    'This needs PostgreSQL 15 or later with pg_basebackup, such as the Debian package postgresql.',
  );
}

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}
