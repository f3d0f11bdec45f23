import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../../src/database/connection.ts';
import { importFiles } from '../../../src/database/importing/import-files.ts';
import { loadSnapshot } from '../../../src/database/snapshot/load-snapshot.ts';
import { temporaryFolder } from '../../setup/temporary-folder.ts';
import { makeFolder } from '../content-folder.ts';
import { smallContent } from '../small-content.ts';

/** A data folder in which PGlite has content and an imported file. */
async function pgliteFolder() {
  const home = temporaryFolder('pglite');
  const { folders, remove } = makeFolder(smallContent());
  onTestFinished(() => {
    remove();
    rmSync(home, { recursive: true, force: true });
  });
  const folder = join(home, 'data');
  const open = (embedded: 'auto' | 'pglite', onWaiting?: (what: string) => void) =>
    openDatabase({ databaseUrl: undefined, dataDir: folder, embedded }, onWaiting);
  const database = await open('pglite');
  await importFiles(database, folders, {
    files: [
      { name: 'cards.csv', bytes: Buffer.from('Name,Set,Type\nClockwork Rat,standard,Event\n'), named: true },
    ],
    forget: [],
    mapping: { name: '', text: '' },
    game: 'shadowfist',
    dryRun: false,
    strict: true,
    onProgress: () => undefined,
  });
  const before = await stateOf(database);
  expect(before.files).toMatchObject([{ name: 'cards.csv' }]);
  await database.close();
  return { folder, open, before };
}

async function stateOf({ prisma }: Database) {
  return {
    files: await prisma.importedFile.findMany(),
    slugs: await prisma.givenSlug.findMany(),
    changes: await prisma.change.findMany({ orderBy: { id: 'asc' } }),
    programs: await prisma.contentProgram.findMany(),
    snapshot: await loadSnapshot(prisma),
  };
}

const formatOf = (folder: string) => readFileSync(join(folder, 'format'), 'utf8');

test('A folder of PGlite moves to a native PostgreSQL with everything in it, once', async () => {
  const { folder, open, before } = await pgliteFolder();
  expect(formatOf(folder)).toBe('postgresql-18\n');
  // What is left of a move that was interrupted.
  mkdirSync(join(folder, 'postgresql'));
  writeFileSync(join(folder, 'postgresql', 'PG_VERSION'), '18');

  const waits: string[] = [];
  const moved = await open('auto', (what) => waits.push(what));
  expect(await stateOf(moved)).toEqual(before);
  await moved.close();
  expect(waits).toEqual(['the content of its data folder, which moves from PGlite to a native PostgreSQL']);
  expect(formatOf(folder)).toBe('native-postgresql-18\n');
  expect(existsSync(join(folder, 'cluster'))).toBe(false);

  const again = await open('auto', (what) => waits.push(what));
  onTestFinished(() => again.close());
  expect(await stateOf(again)).toEqual(before);
  expect(waits).toHaveLength(1);
});

test('A folder of PGlite that cannot be moved stays as it is', async () => {
  const { folder, open, before } = await pgliteFolder();
  const newer = await open('pglite');
  await newer.prisma.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('newer', 'x', '29990101000000_newer', now())`;
  await newer.close();

  await expect(open('auto')).rejects.toThrow('has tables of a newer version of Arbiter than this one');
  expect(formatOf(folder)).toBe('postgresql-18\n');
  expect(existsSync(join(folder, 'arbiter.lock'))).toBe(false);
  const unchanged = await open('pglite');
  onTestFinished(() => unchanged.close());
  expect(await stateOf(unchanged)).toEqual(before);
});
