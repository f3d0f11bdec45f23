import pg from 'pg';
import { unhurried } from './connection.ts';

/** The one key under which every process of this service changes a shared database. */
const LOCK_KEY = 0x41524249;

/**
 * Runs a change while no other process of the service changes the same server. Processes that start
 * together wait for each other; the lock falls with its connection, so a killed process holds nobody up.
 */
export async function whileAlone<T>(pool: pg.PoolConfig, change: () => Promise<T>): Promise<T> {
  const client = new pg.Client(unhurried(pool));
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    return await change();
  } finally {
    await client.end();
  }
}
