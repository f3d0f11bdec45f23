import postgres from 'postgres';
import type { Database } from '../connection.ts';
import { DATA_VERSION_CHANNEL } from '../seeding/announce.ts';
import { loadSnapshot } from './load-snapshot.ts';
import type { Snapshots } from './snapshots.ts';

export interface OpenSnapshots extends Snapshots {
  /** Reads the catalogue anew; requests under way keep the snapshot they began with. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Loads the catalogue and keeps it right: on a server other processes may change the content, which
 * PostgreSQL tells everyone that listens. An embedded database has one process, which reloads itself.
 */
export async function openSnapshots(database: Database, onError: (error: unknown) => void): Promise<OpenSnapshots> {
  let current = await loadSnapshot(database.prisma);
  let loading: Promise<void> = Promise.resolve();
  const reload = () => {
    loading = loading.then(async () => {
      current = await loadSnapshot(database.prisma);
    });
    return loading;
  };
  const stopListening = database.kind === 'server' ? await listen(database, reload, onError) : async () => undefined;
  return { current: () => current, reload, close: stopListening };
}

async function listen(database: Database, reload: () => Promise<void>, onError: (error: unknown) => void): Promise<() => Promise<void>> {
  const { connectionString } = database.pool;
  if (connectionString === undefined) throw new Error('A server is reached by its URL.');
  const sql = postgres(connectionString, { max: 1, onnotice: () => undefined });
  const update = () => {
    reload().catch(onError);
  };
  // The driver reconnects by itself; what was announced meanwhile is made good by the reload on each (re)connection.
  let first = true;
  await sql.listen(DATA_VERSION_CHANNEL, update, () => {
    if (!first) update();
    first = false;
  });
  return () => sql.end({ timeout: 1 });
}
