import postgres from 'postgres';
import type { Database } from '../connection.ts';
import { DATA_VERSION_CHANNEL } from '../writing/announce.ts';
import { loadSnapshot } from './load-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import type { Snapshots } from './snapshots.ts';

export interface OpenSnapshots extends Snapshots {
  /** Reads the catalogue anew; requests under way keep the snapshot they began with. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** Builds from a snapshot what should be there before it is answered from. */
export type Prepare = (snapshot: Snapshot) => Promise<void>;

/**
 * Loads the catalogue and keeps it right: on a server other processes may change the content, which
 * PostgreSQL tells everyone that listens. An embedded database has one process, which reloads itself.
 */
export async function openSnapshots(
  database: Database,
  onError: (error: unknown) => void,
  prepare: Prepare = async () => undefined,
): Promise<OpenSnapshots> {
  const { prisma } = database;
  const load = async () => {
    const snapshot = await loadSnapshot(prisma);
    await prepare(snapshot);
    return snapshot;
  };
  let current = await load();
  const inTurn = oneAfterAnother();
  const reload = () =>
    inTurn(async () => {
      current = await load();
    });
  const catchUp = () =>
    inTurn(async () => {
      const { number, contentHash } = await prisma.dataVersion.findUniqueOrThrow({ where: { id: 1 } });
      const { version } = current;
      if (version.number !== number || version.hash !== contentHash) current = await load();
    });
  const close = database.kind === 'server' ? await keepUp(database, catchUp, onError) : async () => undefined;
  return { current: () => current, reload, close };
}

/** Runs what it is given when all before it has ended, well or not. */
function oneAfterAnother(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
}

/** Catches up with the server now and with every change it announces; returns what ends that. */
async function keepUp(
  database: Database,
  catchUp: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { connectionString } = database.pool;
  if (connectionString === undefined) throw new Error('A server is reached by its URL.');
  const sql = postgres(connectionString, { max: 1, onnotice: () => undefined });
  const close = () => sql.end({ timeout: 1 });
  const update = () => {
    catchUp().catch(onError);
  };
  try {
    // The driver reconnects by itself; what was announced meanwhile is made good on each (re)connection.
    await sql.listen(DATA_VERSION_CHANNEL, update, update);
    // Nobody heard what was announced between the first reading and listening.
    await catchUp();
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
