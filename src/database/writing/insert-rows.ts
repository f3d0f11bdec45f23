import type { Prisma } from '../generated/client.ts';

/** Rows of one statement: enough to be fast, few enough to be held as one text. */
const ROWS_A_STATEMENT = 5000;

/**
 * Inserts rows into a table, each statement with one parameter: PostgreSQL takes a limited number of them, and
 * reads many rows from one JSON text several times faster than from one parameter a value. All rows have the same keys.
 */
export async function insertRows(
  tx: Prisma.TransactionClient,
  table: Prisma.ModelName,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await tx.$executeRawUnsafe(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
      JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT)),
    );
  }
}
