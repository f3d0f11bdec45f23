import type pg from 'pg';
import { onOwnConnection } from '../own-connection.ts';
import { unhurried } from '../sessions.ts';

/** Long enough for any one statement on a slow machine, in milliseconds. */
const LONGEST_STATEMENT = 600_000;

/** Writes in one transaction, on a connection of its own that waits for each statement as long as it takes. */
export function writeTransaction<T>(
  pool: pg.PoolConfig,
  write: (tx: pg.ClientBase) => Promise<T>,
): Promise<T> {
  return onOwnConnection({ ...unhurried(pool), query_timeout: LONGEST_STATEMENT }, async (client) => {
    try {
      await client.query('BEGIN');
      const written = await write(client);
      await client.query('COMMIT');
      return written;
    } catch (error) {
      // Report the first error. If the connection is lost, PostgreSQL rolls back by itself.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}
