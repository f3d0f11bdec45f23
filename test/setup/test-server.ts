import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';
import { startPrivateCluster } from './private-cluster.ts';

/** A PostgreSQL server on which tests may create databases. */
export interface TestServer {
  readonly url: string;
  /** Its version, such as 15.18. */
  readonly version: string;
  /** How it was had, in words. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** This machine has no PostgreSQL that could be used; the message says why not. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
}

/**
 * The server that TEST_DATABASE_URL names, or else a private one of the PostgreSQL that this machine has.
 * Throws NoServerError where there is none; fails where TEST_DATABASE_URL names one that does not answer.
 */
export async function obtainTestServer(): Promise<TestServer> {
  const named = process.env.TEST_DATABASE_URL;
  if (named !== undefined && named !== '') {
    return {
      url: named,
      version: await versionOf(named),
      origin: 'named by TEST_DATABASE_URL',
      stop: async () => undefined,
    };
  }
  const refusals: string[] = [];
  for (const binaries of postgresBinaries()) {
    try {
      const { url, stop } = await startPrivateCluster(binaries);
      return { url, version: await versionOf(url), origin: binaries.origin, stop };
    } catch (error) {
      refusals.push(`${binaries.folder}: ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
  }
  throw new NoServerError(
    refusals.length === 0 ? 'no PostgreSQL programs on this machine' : refusals.join('; '),
  );
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version.split(' ')[0] ?? 'of unknown version';
  } finally {
    await client.end();
  }
}
