import type pg from 'pg';
import type { Prisma } from '../generated/client.ts';

/** Rows of one statement: enough to be fast, few enough to be held as one text. */
const ROWS_A_STATEMENT = 2000;

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts rows into a table, each statement with one parameter: PostgreSQL takes a limited number of them, and
 * reads many rows from one JSON text several times faster than from one parameter a value. All rows have the same keys.
 */
export async function insertRows(
  tx: pg.ClientBase,
  table: Prisma.ModelName,
  rows: Iterable<Row>,
): Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  for (const some of inParts(rows)) {
    const columns = Object.keys(some[0] ?? {})
      .map((column) => `"${column}"`)
      .join(', ');
    const values = JSON.stringify(some);
    // PostgreSQL works on one statement while the text of the next is made.
    await underWay;
    underWay = tx.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
      [values],
    );
  }
  await underWay;
}

function* inParts(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_A_STATEMENT) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
