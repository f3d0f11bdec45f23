import type pg from 'pg';
import { onOwnConnection } from '../own-connection.ts';
import { unhurried } from '../sessions.ts';

/**
 * Tells PostgreSQL what was written: till then it reads whole tables where an index would do. A server does this by
 * itself in time, an embedded database never does. It cannot be part of a transaction.
 */
export async function tidy(pool: pg.PoolConfig): Promise<void> {
  await onOwnConnection(unhurried(pool), (client) =>
    client.query('VACUUM (ANALYZE) "Card", "CardWording", "Designator"'),
  );
}
