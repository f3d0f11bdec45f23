import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { inject } from 'vitest';
import type { Config } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { PrismaClient } from '../../src/database/generated/client.ts';
import { createDatabase, dropDatabase } from './server-databases.ts';

/** The prepared database of this project's kind, shared by all test files: to be read, never written. Close it after use. */
export async function sharedDatabase(): Promise<Database> {
  const given = inject('database');
  if (given.kind === 'server') return openDatabase({ databaseUrl: given.shared, dataDir: '' });
  // Another process has the folder open; here it is reached through its socket, as its owner does.
  const pool = { ...given.shared, max: 2 };
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    kind: 'embedded',
    place: 'of another process',
    prisma,
    pool,
    makeDurable: async () => undefined,
    explain: (error) => error,
    close: () => prisma.$disconnect(),
  };
}

/** A database of one test's own. */
export interface FreshDatabase {
  /** What names it in a configuration. */
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** What names it in the environment of a process. */
  readonly environment: { readonly DATABASE_URL: string } | { readonly DATA_DIR: string };
  remove(): Promise<void>;
}

/** Makes a database of this project's kind: `empty`, as before a first start, or `seeded` with the whole content. */
export async function freshDatabase(content: 'empty' | 'seeded'): Promise<FreshDatabase> {
  const given = inject('database');
  if (given.kind === 'server') {
    const url = await createDatabase(given.template, content === 'seeded' ? given.template : undefined);
    return {
      config: { databaseUrl: url, dataDir: '' },
      environment: { DATABASE_URL: url },
      remove: () => dropDatabase(url),
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-fresh-'));
  if (content === 'seeded') cpSync(given.template, folder, { recursive: true });
  return {
    config: { databaseUrl: undefined, dataDir: folder },
    environment: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
