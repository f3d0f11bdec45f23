import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { noFilter, readMigrations, schemaEngine } from '../src/database/migrating.ts';
import { paths } from '../src/paths.ts';

const schemaFile = join(import.meta.dirname, '..', 'prisma', 'schema.prisma');

/** The SQL that leads from what the migrations make to what schema.prisma says; empty when they agree. */
export async function schemaDrift(): Promise<string> {
  const databases: PGlite[] = [];
  const emptyDatabase = async (): Promise<SqlDriverAdapter> => {
    const database = new PGlite('memory://', { extensions: { pg_trgm } });
    databases.push(database);
    const adapter = await new PrismaPGlite(database).connect();
    // The adapter's own executeScript does not wait for the script, so a failing one would pass unseen.
    adapter.executeScript = async (script) => {
      await database.exec(script);
    };
    return adapter;
  };
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: 'pglite-in-memory',
    connect: emptyDatabase,
    connectToShadowDb: emptyDatabase,
  };
  const schema = { path: schemaFile, content: readFileSync(schemaFile, 'utf8') };
  const engine = await schemaEngine(factory, [[schema.path, schema.content]]);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...readMigrations(paths.migrations) },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: noFilter,
    });
    return (stdout ?? '').replace('-- This is an empty migration.', '').trim();
  } finally {
    engine.free();
    await Promise.all(databases.map((database) => database.close()));
  }
}
