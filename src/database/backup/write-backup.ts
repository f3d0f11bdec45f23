import type pg from 'pg';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';
import { version } from '../../version.ts';
import { onOwnConnection } from '../own-connection.ts';
import { unhurried } from '../sessions.ts';
import { writeBackupFile } from './backup-file.ts';
import { tablesOf } from './tables.ts';

/** Rows that are read at once: few, because imported files are rows. */
const ROWS = 50;

const names = z.array(z.object({ migration_name: z.string() }));
const texts = z.array(z.object({ row: z.string() }));

/** The database has no content yet. */
export class EmptyDatabaseError extends OperatorError {
  override readonly name = 'EmptyDatabaseError';
}

/** Writes every row of a database to a file, as of one moment; the service may go on meanwhile. */
export async function writeBackup(pool: pg.PoolConfig, file: string): Promise<void> {
  await onOwnConnection(unhurried(pool), async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await migrationsOf(client);
    const about = { version, writtenAt: new Date().toISOString(), migrations };
    await writeBackupFile(file, about, rowsOf(client));
    await client.query('COMMIT');
  });
}

/** Prisma's record of what was applied; an EmptyDatabaseError without content. */
async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NULL AS missing`);
  if (z.tuple([z.object({ missing: z.boolean() })]).parse(rows)[0].missing)
    throw new EmptyDatabaseError('The database is empty; there is nothing to back up.');
  const applied = await client.query(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"',
  );
  return names.parse(applied.rows).map(({ migration_name }) => migration_name);
}

/** For each table a line with its name, then its rows as JSON. */
async function* rowsOf(client: pg.ClientBase): AsyncGenerator<string> {
  for (const { name, columns } of await tablesOf(client)) {
    yield name;
    await client.query(
      `DECLARE backup NO SCROLL CURSOR FOR
        SELECT row_to_json(kept)::text AS row FROM (SELECT ${columns.join(', ')} FROM "${name}") AS kept`,
    );
    for (;;) {
      const rows = texts.parse((await client.query(`FETCH ${ROWS} FROM backup`)).rows);
      for (const { row } of rows) yield row;
      if (rows.length < ROWS) break;
    }
    await client.query('CLOSE backup');
  }
}
