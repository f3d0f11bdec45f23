import type pg from 'pg';

/** Every session uses UTC, so that dates do not depend on the server's zone. The server stops a query that takes too long. */
export const SESSION = '-c timezone=UTC -c statement_timeout=30000';

/** The same database for work that may take as long as it needs, such as a migration. */
export function unhurried(pool: pg.PoolConfig): pg.PoolConfig {
  return { ...pool, options: '-c timezone=UTC -c statement_timeout=0', query_timeout: undefined };
}
