import type pg from 'pg';
import { z } from 'zod';

/** A table of content; its columns without those that PostgreSQL computes. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Those that a sequence fills. */
  readonly numbered: readonly string[];
}

const tables = z.array(
  z.object({ name: z.string(), columns: z.array(z.string()), numbered: z.array(z.string()) }),
);

/** Every table of the schema except Prisma's own, by name. */
export async function tablesOf(client: pg.ClientBase | pg.Pool): Promise<readonly Table[]> {
  const { rows } = await client.query(
    `SELECT table_name::text AS name, array_agg(quote_ident(column_name)::text ORDER BY ordinal_position) AS columns,
        coalesce(array_agg(quote_ident(column_name)::text) FILTER (WHERE column_default LIKE 'nextval(%'), '{}') AS numbered
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
        AND table_name <> '_prisma_migrations'
      GROUP BY table_name ORDER BY table_name`,
  );
  return tables.parse(rows);
}
