import type pg from 'pg';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';
import { version } from '../../version.ts';
import { applyMigrations, inOneTransaction, readMigrations } from '../migrating.ts';
import { DATA_VERSION_CHANNEL } from '../writing/announce.ts';
import { type BackupHeader, linesOfBackup } from './backup-file.ts';
import { type Table, tablesOf } from './tables.ts';

/** The most characters of rows that are sent in one statement. */
const BATCH = 1024 * 1024;

const found = z.array(z.object({ number: z.int() }));
const constraints = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));

/**
 * Makes a database what it was when a backup was written, in one transaction: tables of the same migrations, and their
 * rows. What the database had is removed. Throws an OperatorError for tables of a newer program.
 */
export async function loadBackup(
  pool: pg.PoolConfig,
  file: string,
  { migrations }: BackupHeader,
  migrationsFolder: string,
): Promise<void> {
  const known = readMigrations(migrationsFolder);
  const applied = known.migrationDirectories.filter(({ path }) => migrations.includes(path));
  if (applied.length < migrations.length)
    throw new OperatorError(
      `${file} has tables of a newer version of Arbiter than this one, ${version}. Restore it with the version that wrote it.`,
    );
  await inOneTransaction(pool, async (connection) => {
    const before = await numberBefore(connection);
    await dropTables(connection);
    await applyMigrations(connection, { ...known, migrationDirectories: applied });
    await withoutForeignKeys(connection, () => fill(connection, linesOfBackup(file)));
    // Whoever has seen a data version must not see a smaller one.
    if (before !== undefined)
      await connection.query('UPDATE "DataVersion" SET "number" = greatest("number", $1 + 1)', [before]);
    await connection.query(`SELECT pg_notify($1, 'restored')`, [DATA_VERSION_CHANNEL]);
  });
}

/** The data version that the database has; undefined for one without content. */
async function numberBefore(connection: pg.Pool): Promise<number | undefined> {
  const tables = await tablesOf(connection);
  if (!tables.some(({ name }) => name === 'DataVersion')) return undefined;
  const { rows } = await connection.query('SELECT "number" FROM "DataVersion"');
  return found.parse(rows)[0]?.number;
}

async function dropTables(connection: pg.Pool): Promise<void> {
  const names = (await tablesOf(connection)).map(({ name }) => `"${name}"`);
  await connection.query(`DROP TABLE IF EXISTS ${[...names, '_prisma_migrations'].join(', ')} CASCADE`);
}

/** Rows come in the order of their tables' names. The constraints are checked when they are made again. */
async function withoutForeignKeys(connection: pg.Pool, work: () => Promise<void>): Promise<void> {
  const { rows } = await connection.query(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  const keys = constraints.parse(rows);
  for (const { table, name } of keys) await connection.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await work();
  for (const { table, name, definition } of keys)
    await connection.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

/** Inserts the rows of a backup into empty tables. */
async function fill(connection: pg.Pool, lines: AsyncIterable<string>): Promise<void> {
  const tables = new Map((await tablesOf(connection)).map((table) => [table.name, table]));
  let table: Table | undefined;
  let rows: string[] = [];
  let size = 0;
  const insert = async () => {
    if (table !== undefined && rows.length > 0) await insertLines(connection, table, rows);
    rows = [];
    size = 0;
  };
  for await (const line of lines) {
    if (line.startsWith('{')) {
      rows.push(line);
      size += line.length;
      if (size > BATCH) await insert();
    } else {
      await insert();
      table = tables.get(line);
      if (table === undefined) throw new Error(`The migrations of the backup make no table ${line}.`);
    }
  }
  await insert();
  for (const { name, numbered } of tables.values())
    for (const column of numbered) await continueSequence(connection, name, column);
}

async function insertLines(connection: pg.Pool, { name, columns }: Table, rows: string[]): Promise<void> {
  const list = columns.join(', ');
  await connection.query(
    `INSERT INTO "${name}" (${list}) SELECT ${list} FROM json_populate_recordset(NULL::"${name}", $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** The next number that a sequence gives is greater than those in its column. */
async function continueSequence(connection: pg.Pool, table: string, column: string): Promise<void> {
  await connection.query(
    `SELECT setval(pg_get_serial_sequence('"${table}"', $1), (SELECT coalesce(max(${column}), 0) + 1 FROM "${table}"), false)`,
    [column.replaceAll('"', '')],
  );
}
