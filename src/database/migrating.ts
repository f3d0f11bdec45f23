import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { z } from 'zod';
import { onOwnConnection } from './own-connection.ts';
import { unhurried } from './sessions.ts';

type Engine = Awaited<ReturnType<typeof engineModule.SchemaEngine.new>>;
type MigrationList = Parameters<Engine['applyMigrations']>[0]['migrationsList'];

export const noFilter = { externalTables: [], externalEnums: [] };

let loaded: Promise<typeof engineModule> | undefined;

/** Prisma's schema engine as WebAssembly: the one that needs no download. */
async function loadEngine(): Promise<typeof engineModule> {
  loaded ??= (async () => {
    const wasm = createRequire(import.meta.url)
      .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
      .replace(/\.js$/, '.wasm');
    const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {
      './schema_engine_bg.js': engineModule as never,
    });
    const glue = engineModule as typeof engineModule & { __wbg_set_wasm(exports: WebAssembly.Exports): void };
    glue.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
    return engineModule;
  })();
  return loaded;
}

/** A schema engine over a database that an adapter reaches. */
export async function schemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  datamodels?: [string, string][],
): Promise<Engine> {
  const { SchemaEngine } = await loadEngine();
  return SchemaEngine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(adapter));
}

/** The migrations of a folder, in the form Prisma's engine takes them. */
export function readMigrations(folder: string): MigrationList {
  const lockfile = join(folder, 'migration_lock.toml');
  return {
    baseDir: folder,
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null,
    },
    shadowDbInitScript: '',
    migrationDirectories: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: readFileSync(join(folder, name, 'migration.sql'), 'utf8') },
        },
      })),
  };
}

/**
 * Applies the migrations that the database has not had; returns their names. All are one transaction,
 * Prisma's record of them too: a process that is killed between two statements leaves nothing half made.
 */
export async function migrate(pool: pg.PoolConfig, folder: string): Promise<string[]> {
  const migrationsList = readMigrations(folder);
  if (await onOwnConnection(pool, (client) => hasAll(client, migrationsList))) return [];
  return inOneTransaction(pool, (connection) => applyMigrations(connection, migrationsList));
}

/** Applies the migrations of a list that the database has not had, over a pool of one connection; returns their names. */
export async function applyMigrations(connection: pg.Pool, migrationsList: MigrationList): Promise<string[]> {
  const adapter = new RememberingAdapter(connection);
  const engine = await schemaEngine(adapter);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilter });
    return appliedMigrationNames;
  } catch (error) {
    throw adapter.failed ?? error;
  } finally {
    engine.free();
  }
}

/** Remembers why the first statement failed: the engine reports that only as text, or what came of it later. */
class RememberingAdapter extends PrismaPg {
  failed: unknown;

  override async connect() {
    const adapter = await super.connect();
    const remembering =
      <Given, Result>(execute: (given: Given) => Promise<Result>) =>
      async (given: Given): Promise<Result> => {
        try {
          return await execute(given);
        } catch (error) {
          this.failed ??= error;
          throw error;
        }
      };
    adapter.executeScript = remembering(adapter.executeScript.bind(adapter));
    adapter.executeRaw = remembering(adapter.executeRaw.bind(adapter));
    adapter.queryRaw = remembering(adapter.queryRaw.bind(adapter));
    return adapter;
  }
}

/** Does work in a transaction over a pool of one connection, for who knows only how to take a pool. */
export async function inOneTransaction<T>(
  config: pg.PoolConfig,
  work: (one: pg.Pool) => Promise<T>,
): Promise<T> {
  const one = new pg.Pool({ ...unhurried(config), max: 1, idleTimeoutMillis: 0 });
  try {
    await one.query('BEGIN');
    const done = await work(one);
    await one.query('COMMIT');
    return done;
  } finally {
    await one.end();
  }
}

const applied = z.array(z.object({ migration_name: z.string(), checksum: z.string() }));

/** Whether Prisma's own record says that every migration is applied as it stands: then the engine need not be started. */
async function hasAll(client: pg.ClientBase, { migrationDirectories }: MigrationList): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "exists"`);
  if (!z.tuple([z.object({ exists: z.boolean() })]).parse(rows)[0].exists) return false;
  const recorded = await client.query(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const done = applied.parse(recorded.rows);
  const checksums = new Map(done.map(({ migration_name, checksum }) => [migration_name, checksum]));
  return migrationDirectories.every(({ path, migrationFile: { content } }) => {
    return (
      content.tag === 'ok' && checksums.get(path) === createHash('sha256').update(content.value).digest('hex')
    );
  });
}
