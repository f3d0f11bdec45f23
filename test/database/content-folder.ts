import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import type { SeedFile } from '../../src/database/seeding/seed-files.ts';
import { paths } from '../../src/paths.ts';
import { freshDatabase } from '../setup/database.ts';

/** A database of the test's own, opened; gone when the test is finished. */
export async function openFresh(content: 'empty' | 'seeded'): Promise<Database> {
  const fresh = await freshDatabase(content);
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  return database;
}

/** Where the service finds its migrations and its content. */
export type Folders = Readonly<Record<'migrations' | 'seeds', string>>;

/** A content folder that holds the files; gone when the test is finished. */
export function folderOf(files: readonly SeedFile[]): Folders {
  const { folders, remove } = makeFolder(files);
  onTestFinished(remove);
  return folders;
}

/** A content folder that holds the files. */
export function makeFolder(files: readonly SeedFile[]): { readonly folders: Folders; remove(): void } {
  const seeds = mkdtempSync(join(tmpdir(), 'arbiter-seeds-'));
  for (const { path, content } of files) {
    mkdirSync(dirname(join(seeds, path)), { recursive: true });
    writeFileSync(join(seeds, path), content);
  }
  return {
    folders: { migrations: paths.migrations, seeds },
    remove: () => rmSync(seeds, { recursive: true }),
  };
}
