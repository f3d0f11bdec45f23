import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Prisma } from '../generated/client.ts';

/** So many are asked for at once. */
const ROWS_FETCHED = 300;
/** So many are converted at once: about a millisecond of work, and several while garbage is collected. */
const ROWS_A_SLICE = 50;

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
  const fetch = () => tx.$queryRawUnsafe<unknown[]>(`FETCH ${ROWS_FETCHED} FROM "rows"`);
  for (let coming = fetch(); ; ) {
    const fetched = await coming;
    if (fetched.length === 0) break;
    // The database reads the next rows while these are converted.
    coming = fetch();
    // What fails is thrown where it is awaited, unless reading ends before.
    coming.catch(() => undefined);
    for (let start = 0; start < fetched.length; start += ROWS_A_SLICE) {
      yield rows.parse(fetched.slice(start, start + ROWS_A_SLICE));
      await setImmediate();
    }
  }
  await tx.$executeRawUnsafe('CLOSE "rows"');
}
