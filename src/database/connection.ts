import type pg from 'pg';
import type { Config } from '../config.ts';
import { troubleWithRoom } from './embedded/data-folder.ts';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import type { PrismaClient } from './generated/client.ts';
import { reachServer } from './reach-server.ts';
import { troubleForOperator } from './trouble.ts';

export interface Database {
  readonly prisma: PrismaClient;
  /** `embedded`: a PostgreSQL of this process's own. `server`: shared with others. */
  readonly kind: 'embedded' | 'server';
  /** Where it is, in words that follow "PostgreSQL". */
  readonly place: string;
  /** How to connect, for what needs a connection of its own. */
  readonly pool: pg.PoolConfig;
  /** Resolves when everything committed so far survives a loss of power. */
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

export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'embedded'>>;

/**
 * Opens the database that the configuration names. It may not be migrated yet. Whoever passes `onWaiting` waits for a
 * server that is away, and is told once what for; else that is an OperatorError.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onWaiting?: (what: string) => void,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    await reachServer(config.databaseUrl, onWaiting);
    return connect(
      'server',
      { connectionString: config.databaseUrl, options: SESSION, max: 10, ...PATIENCE },
      {
        place: 'on a server',
        makeDurable: async () => undefined,
        explain: (error) => troubleForOperator(error) ?? error,
        close: async () => undefined,
      },
    );
  }
  // PostgreSQL starts while this thread reads the client's code.
  const [embedded] = await Promise.all([
    openEmbeddedPostgres(config.dataDir, config.embedded),
    import('./prisma-client.ts'),
  ]);
  const isNative = embedded.engine === 'native';
  return connect(
    'embedded',
    // All connections to PGlite share one session, and it knows no timeout.
    { ...embedded.connection, max: 4, ...(isNative ? { options: SESSION } : {}) },
    {
      place: isNative
        ? `embedded in ${config.dataDir}`
        : `embedded in ${config.dataDir} as PGlite: ${embedded.reason}`,
      makeDurable: () => embedded.makeDurable(),
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
    place: 'opened by another thread',
    makeDurable: async () => undefined,
    explain: (error) => error,
    close: async () => undefined,
  });
}

async function connect(
  kind: Database['kind'],
  pool: pg.PoolConfig,
  below: Pick<Database, 'place' | 'makeDurable' | 'explain' | 'close'>,
): Promise<Database> {
  const { prismaClient } = await import('./prisma-client.ts');
  const prisma = prismaClient(pool);
  return {
    prisma,
    kind,
    pool,
    place: below.place,
    makeDurable: below.makeDurable,
    explain: below.explain,
    close: async () => {
      await prisma.$disconnect();
      await below.close();
    },
  };
}
