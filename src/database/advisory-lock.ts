import type pg from 'pg';
import { onOwnConnection } from './own-connection.ts';
import { unhurried } from './sessions.ts';

/** The one key under which every process of this service changes a shared database. */
const LOCK_KEY = 0x41524249;

/**
 * Runs a change while no other process of the service changes the same server. Processes that start
 * together wait for each other; the lock falls with its connection, so a killed process holds nobody up.
 */
export function whileAlone<T>(pool: pg.PoolConfig, change: () => Promise<T>): Promise<T> {
  return onOwnConnection(unhurried(pool), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    return change();
  });
}
