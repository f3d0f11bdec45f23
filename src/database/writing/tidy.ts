import pg from 'pg';
import { unhurried } from '../connection.ts';

/**
 * Tells PostgreSQL what was written: till then it reads whole tables where an index would do. A server does this by
 * itself in time, an embedded database never does. It cannot be part of a transaction.
 */
export async function tidy(pool: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(unhurried(pool));
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE) "Card", "CardWording", "Designator"');
  } finally {
    await client.end();
  }
}
