import { z } from 'zod';
import type { Prisma } from '../generated/client.ts';

/** So many are converted at once: a few milliseconds of work. */
const ROWS_A_SLICE = 500;

/** A table that may be large, and what is read of it. */
export interface LargeTable<Row> {
  readonly table: Prisma.ModelName;
  readonly row: z.ZodObject<z.ZodRawShape> & z.ZodType<Row>;
  /** Columns of lists and JSON: they come as JSON text. */
  readonly json: readonly string[];
  readonly orderBy: readonly string[];
}

/**
 * Reads a table slice by slice, each of which can be dropped before the next one comes; requests are answered in between.
 * Within a transaction, as of its moment.
 */
export async function* readRows<Row>(
  tx: Prisma.TransactionClient,
  { table, row, json, orderBy }: LargeTable<Row>,
): AsyncGenerator<readonly Row[], void, void> {
  const rows = z.array(row);
  const columns = Object.keys(row.shape).map((name) =>
    json.includes(name) ? `to_json("${name}")::text AS "${name}"` : `"${name}"`,
  );
  const order = orderBy.map((name) => `"${name}"`).join(', ');
  await tx.$executeRawUnsafe(
    `DECLARE "rows" NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM "${table}" ORDER BY ${order}`,
  );
  for (;;) {
    const slice = rows.parse(await tx.$queryRawUnsafe(`FETCH ${ROWS_A_SLICE} FROM "rows"`));
    if (slice.length === 0) break;
    yield slice;
  }
  await tx.$executeRawUnsafe('CLOSE "rows"');
}
