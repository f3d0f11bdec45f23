import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { answerInTime } from '../answer-in-time.ts';
import type { Database } from '../connection.ts';
import { readSnapshot } from '../kept-content/read-snapshot.ts';
import { DATA_VERSION_CHANNEL } from '../writing/announce.ts';
import { whileHeapGrows } from './heap-growth.ts';
import type { Snapshot } from './snapshot.ts';
import type { ConfirmedSnapshots } from './snapshots.ts';

export interface OpenSnapshots extends ConfirmedSnapshots {
  /** Loads the catalogue again; requests in progress keep the snapshot they began with. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** Builds from a snapshot what must exist before requests are answered from it. */
export type Prepare = (snapshot: Snapshot) => Promise<void>;

/** How often a process asks a server for its data version, in milliseconds; notifications only make it sooner. */
const CHECK_EVERY = 2_000;

/**
 * Loads the catalogue and keeps it current. Other processes may change the content of a server: PostgreSQL notifies
 * every process, and each asks for the data version regularly, because a notification can be lost. Of an embedded
 * database, only a restored backup changes the content; asking regularly finds that soon enough.
 */
export async function openSnapshots(
  database: Database,
  onError: (error: unknown) => void,
  prepare: Prepare = async () => undefined,
): Promise<OpenSnapshots> {
  const { prisma, kind } = database;
  const load = () =>
    whileHeapGrows(async () => {
      const snapshot = await readSnapshot(database);
      await prepare(snapshot);
      return snapshot;
    });
  let current = await load();
  let confirmed = Date.now();
  const inTurn = oneAfterAnother();
  const reload = () =>
    inTurn(async () => {
      const asked = Date.now();
      current = await load();
      confirmed = asked;
    });
  const catchUp = () =>
    inTurn(async () => {
      const asked = Date.now();
      const answer = prisma.dataVersion.findUniqueOrThrow({ where: { id: 1 } });
      // Only a server can be out of reach.
      const { number, contentHash } = await (kind === 'server' ? answerInTime(answer) : answer);
      const { version } = current;
      if (version.number !== number || version.hash !== contentHash) current = await load();
      confirmed = asked;
    });
  const close = await keepUp(database, catchUp, onError);
  const confirmedAt = kind === 'server' ? () => confirmed : Date.now;
  return { current: () => current, confirmedAt, reload, close };
}

/** Runs each piece of work after all earlier pieces have ended, successfully or not. */
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

/** Catches up with the database on each notification and regularly; returns what stops it. */
async function keepUp(
  { kind, pool }: Database,
  catchUp: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let failing = false;
  /** Reports only the first of several failures in a row: the next check tries again. */
  const check = async () => {
    try {
      await catchUp();
      failing = false;
    } catch (error) {
      if (!failing && !closing.signal.aborted) onError(error);
      failing = true;
    }
  };
  const checkRegularly = async () => {
    while (!closing.signal.aborted) {
      await check();
      await wait(CHECK_EVERY, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const stopListening = kind === 'server' ? await listen(pool, check) : async () => undefined;
  // The first check finds a change between the first load and listening.
  await catchUp();
  checkRegularly();
  return async () => {
    closing.abort();
    await stopListening();
  };
}

/** Calls on each notification of a server; returns what stops it. */
async function listen(
  { connectionString }: Database['pool'],
  onNotified: () => Promise<void>,
): Promise<() => Promise<void>> {
  if (connectionString === undefined) throw new Error('A server is reached by its URL.');
  const sql = postgres(connectionString, { max: 1, onnotice: () => undefined });
  const stop = () => sql.end({ timeout: 1 });
  try {
    // The driver reconnects by itself, and then a check finds what was announced in the meantime.
    await sql.listen(DATA_VERSION_CHANNEL, onNotified, onNotified);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
