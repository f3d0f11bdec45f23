import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { troubleWithRoom } from './embedded/data-folder.ts';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { connectionToRunning } from './embedded/running.ts';
import type { PrismaClient } from './generated/client.ts';
import { reachServer } from './reach-server.ts';
import { SESSION } from './sessions.ts';
import { troubleForOperator } from './trouble.ts';

export interface Database {
  readonly prisma: PrismaClient;
  /** `embedded`: a PostgreSQL of this process's own. `server`: shared with others. */
  readonly kind: 'embedded' | 'server';
  /** Where it is, in words that follow "PostgreSQL". */
  readonly place: string;
  /** How to connect, for what needs a connection of its own. */
  readonly pool: pg.PoolConfig;
  /** Keeps what is made of the content, beside an embedded database; absent for a server. */
  readonly contentFolder?: string;
  /** Resolves when everything committed so far survives a loss of power. */
  makeDurable(): Promise<void>;
  /** An OperatorError, if the operator can do something about this failure; else the error itself. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/**
 * How long to wait for a server, in milliseconds: for a connection, and for an answer that a broken network may never
 * bring (longer than the server itself lets a statement run).
 */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 35_000, keepAlive: true };

export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'embedded'>>;

/**
 * Opens the database that the configuration names. It may not be migrated yet. Whoever passes `onWaiting` waits for a
 * server that is away, and is called once with what it waits for; else that is an OperatorError. It is also called
 * before the content of a data folder moves to another kind of database.
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
    openEmbeddedPostgres(config.dataDir, config.embedded, () =>
      onWaiting?.('the content of its data folder, which moves from PGlite to a native PostgreSQL'),
    ),
    import('./prisma-client.ts'),
  ]);
  const isNative = embedded.engine === 'native';
  return connect(
    'embedded',
    // All connections to PGlite share one session, and it knows no timeout.
    { ...embedded.connection, max: 4, ...(isNative ? { options: SESSION } : {}) },
    {
      contentFolder: join(config.dataDir, 'content'),
      place: isNative
        ? `embedded in ${config.dataDir}`
        : `embedded in ${config.dataDir} as PGlite: ${embedded.reason}`,
      makeDurable: () => embedded.makeDurable(),
      explain: (error) => troubleWithRoom(config.dataDir, error) ?? error,
      close: () => embedded.close(),
    },
  );
}

/** The same, also while another process has the embedded database open: then over the socket of that process. */
export async function openOrJoinDatabase(config: DatabaseConfig): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    const running = error instanceof FolderInUseError ? connectionToRunning(config.dataDir) : undefined;
    if (running === undefined) throw error;
    return connect(
      'embedded',
      { ...running, max: 2 },
      {
        place: `embedded in ${config.dataDir}, opened by another process`,
        makeDurable: async () => undefined,
        explain: (error) => troubleWithRoom(config.dataDir, error) ?? error,
        close: async () => undefined,
      },
    );
  }
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
  below: Pick<Database, 'place' | 'contentFolder' | 'makeDurable' | 'explain' | 'close'>,
): Promise<Database> {
  const { prismaClient } = await import('./prisma-client.ts');
  const prisma = prismaClient(pool);
  return {
    prisma,
    kind,
    pool,
    place: below.place,
    ...(below.contentFolder === undefined ? {} : { contentFolder: below.contentFolder }),
    makeDurable: below.makeDurable,
    explain: below.explain,
    close: async () => {
      await prisma.$disconnect();
      await below.close();
    },
  };
}
