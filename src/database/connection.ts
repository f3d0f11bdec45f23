import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { troubleWithRoom } from './embedded/data-folder.ts';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { flushFolder } from './embedded/flush-folder.ts';
import type { PrismaClient } from './generated/client.ts';
import { reachServer } from './reach-server.ts';
import { troubleForOperator } from './trouble.ts';

export interface Database {
  readonly prisma: PrismaClient;
  /** `embedded`: PostgreSQL in this process, one process at a time. `server`: shared with others. */
  readonly kind: 'embedded' | 'server';
  /** How to connect, for what needs a connection of its own. */
  readonly pool: pg.PoolConfig;
  /** Resolves when everything committed so far survives a loss of power. A server sees to that by itself. */
  makeDurable(): Promise<void>;
  /** An OperatorError, if the operator can do something about this failure; else the error itself. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/** Every session uses UTC, so that dates do not depend on the server's zone. The server stops a query that takes too long. */
const SESSION = '-c timezone=UTC -c statement_timeout=10000';

/**
 * How long to wait for a server, in milliseconds: for a connection, and for an answer that a broken network may never
 * bring (longer than the server itself lets a statement run).
 */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 12_000, keepAlive: true };

/**
 * Opens the database that the configuration names. It may not be migrated yet. Whoever passes `onWaiting` waits for a
 * server that is away, and is told once what for; else that is an OperatorError.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onWaiting?: (what: string) => void,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    await reachServer(config.databaseUrl, onWaiting);
    return connect(
      'server',
      { connectionString: config.databaseUrl, options: SESSION, max: 10, ...PATIENCE },
      {
        makeDurable: async () => undefined,
        explain: (error) => troubleForOperator(error) ?? error,
        close: async () => undefined,
      },
    );
  }
  // PostgreSQL starts in its thread while this one reads the client's code.
  const [embedded] = await Promise.all([
    openEmbeddedPostgres(join(config.dataDir)),
    import('./prisma-client.ts'),
  ]);
  return connect(
    'embedded',
    { ...embedded.connection, max: 4 },
    {
      makeDurable: () => flushFolder(config.dataDir),
      explain: (error) => troubleWithRoom(config.dataDir, error) ?? error,
      close: () => embedded.close(),
    },
  );
}

/** The same database for work that may take as long as it needs, such as a migration. */
export function unhurried(pool: pg.PoolConfig): pg.PoolConfig {
  return { ...pool, options: '-c timezone=UTC -c statement_timeout=0', query_timeout: undefined };
}

/** Connects to a database that another thread of this process has opened. */
export function connectTo(kind: Database['kind'], pool: pg.PoolConfig): Promise<Database> {
  return connect(kind, pool, {
    makeDurable: async () => undefined,
    explain: (error) => error,
    close: async () => undefined,
  });
}

async function connect(
  kind: Database['kind'],
  pool: pg.PoolConfig,
  below: Pick<Database, 'makeDurable' | 'explain' | 'close'>,
): Promise<Database> {
  const { prismaClient } = await import('./prisma-client.ts');
  const prisma = prismaClient(pool);
  return {
    prisma,
    kind,
    pool,
    makeDurable: below.makeDurable,
    explain: below.explain,
    close: async () => {
      await prisma.$disconnect();
      await below.close();
    },
  };
}
