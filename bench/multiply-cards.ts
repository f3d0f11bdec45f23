import type pg from 'pg';
import { z } from 'zod';
import { writeTransaction } from '../src/database/writing/write-transaction.ts';

/**
 * Adds copies of every card with its wordings, versions, printings and designators, each copy under a number of its
 * own: for catalogues too large to be seeded in one transaction.
 */
export async function multiplyCards(pool: pg.PoolConfig, copies: number): Promise<void> {
  const numbered = (column: string, between: string) =>
    `'${column}', row."${column}" || '${between}' || copy`;
  await writeTransaction(pool, async (tx) => {
    await copyRows(tx, 'Card', copies, [
      numbered('id', '-'),
      numbered('slug', '-'),
      numbered('name', ' '),
      numbered('title', ' '),
      numbered('foldedName', ' '),
    ]);
    await copyRows(tx, 'CardWording', copies, [numbered('cardId', '-'), numbered('foldedName', ' ')]);
    await copyRows(tx, 'TextVersion', copies, [numbered('id', '-'), numbered('cardId', '-')]);
    await copyRows(tx, 'TextVersionPrinting', copies, [numbered('versionId', '-')]);
    await copyRows(tx, 'Printing', copies, [numbered('cardId', '-')]);
    await copyRows(tx, 'Designator', copies, [numbered('cardId', '-')]);
  });
}

/** Copies the rows of a table, with some of their columns changed. */
async function copyRows(
  tx: pg.ClientBase,
  table: string,
  copies: number,
  changes: readonly string[],
): Promise<void> {
  const columns = await tx.query(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(columns.rows)
    .map(({ name }) => name)
    .join(', ');
  await tx.query(
    `INSERT INTO "${table}" (${names}) SELECT ${names} FROM (
       SELECT (jsonb_populate_record(row, jsonb_build_object(${changes.join(', ')}))).*
       FROM "${table}" row CROSS JOIN generate_series(1, $1::int) copy
     ) copied`,
    [copies],
  );
}
