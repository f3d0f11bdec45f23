import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../../../src/database/backup/restore.ts';
import { writeBackup } from '../../../src/database/backup/write-backup.ts';
import { type Database, openDatabase } from '../../../src/database/connection.ts';
import { importFiles } from '../../../src/database/importing/import-files.ts';
import { loadSnapshot } from '../../../src/database/snapshot/load-snapshot.ts';
import { freshDatabase } from '../../setup/database.ts';
import { temporaryFolder } from '../../setup/temporary-folder.ts';
import { makeFolder } from '../content-folder.ts';
import { smallContent } from '../small-content.ts';

const { folders, remove } = makeFolder(smallContent());
const home = temporaryFolder('backup');
const backup = join(home, 'arbiter.backup');
let database: Database;

async function emptyDatabase(): Promise<{ database: Database; remove: () => Promise<void> }> {
  const fresh = await freshDatabase('empty');
  const opened = await openDatabase(fresh.config);
  const close = async () => {
    await opened.close();
    await fresh.remove();
  };
  return { database: opened, remove: close };
}

/** One whose only imported file brings one card. */
async function importInto(target: Database, title: string): Promise<void> {
  const { outcome } = await importFiles(target, folders, {
    files: [
      {
        name: 'cards.csv',
        bytes: Buffer.from(`Name,Set,Type,Cost\n${title},standard,Event,1\n`),
        named: true,
      },
    ],
    forget: [],
    mapping: { name: '', text: '' },
    game: 'shadowfist',
    dryRun: false,
    strict: true,
    onProgress: () => undefined,
  });
  expect(outcome).toBe('written');
}

const restore = (target: Database, file: string, replace = false) =>
  restoreBackup(target, folders, file, replace, () => undefined);

/** The rows of a backup, without what differs between two of the same content. */
function rowsOf(file: string): readonly string[] {
  return gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1, -2).sort();
}

beforeAll(async () => {
  const made = await emptyDatabase();
  database = made.database;
  await importInto(database, 'Clockwork Rat');
  await writeBackup(database.pool, backup);
  return async () => {
    await made.remove();
    remove();
    rmSync(home, { recursive: true });
  };
});

test('A backup that is restored into an empty database gives the same rows and the same catalogue', async () => {
  const other = await emptyDatabase();
  onTestFinished(other.remove);
  const { dataVersion, importedFiles } = await restore(other.database, backup);
  expect([dataVersion, importedFiles]).toEqual([2, 1]);
  const again = join(home, 'again.backup');
  await writeBackup(other.database.pool, again);
  expect(rowsOf(again)).toEqual(rowsOf(backup));
  expect(await loadSnapshot(other.database.prisma)).toEqual(await loadSnapshot(database.prisma));
});

test('The tables of a restored database give new numbers to new rows', async () => {
  const other = await emptyDatabase();
  onTestFinished(other.remove);
  await restore(other.database, backup);
  const before = await other.database.prisma.change.findMany();
  await importInto(other.database, 'Paper Tiger');
  const after = await other.database.prisma.change.findMany({ orderBy: { id: 'asc' } });
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
});

test('Imported files are replaced only on request, and the data version still grows', async () => {
  const other = await emptyDatabase();
  onTestFinished(other.remove);
  await importInto(other.database, 'Paper Tiger');
  await importInto(other.database, 'Glass Monk');
  await expect(restore(other.database, backup)).rejects.toThrow(
    'The database has 1 imported file, which the backup would replace. Write a backup of it first, then use --replace.',
  );
  expect(await titlesIn(other.database)).toContain('Glass Monk');
  const { number } = await other.database.prisma.dataVersion.findUniqueOrThrow({ where: { id: 1 } });
  expect(await restore(other.database, backup, true)).toMatchObject({ dataVersion: number + 1 });
  const titles = await titlesIn(other.database);
  expect([titles.includes('Glass Monk'), titles.includes('Clockwork Rat')]).toEqual([false, true]);
});

async function titlesIn({ prisma }: Database): Promise<string[]> {
  return (await prisma.card.findMany({ select: { title: true } })).map(({ title }) => title);
}

test('An empty database has nothing to back up', async () => {
  const other = await emptyDatabase();
  onTestFinished(other.remove);
  await expect(writeBackup(other.database.pool, join(home, 'nothing'))).rejects.toThrow(
    'The database is empty; there is nothing to back up.',
  );
});

/** The backup with its lines changed, under its old checksum. */
function changed(change: (lines: string[]) => string[]): Buffer {
  return gzipSync(change(gunzipSync(readFileSync(backup)).toString('utf8').split('\n')).join('\n'));
}

const withHeader = (entries: Readonly<Record<string, unknown>>) =>
  changed(([header = '', ...lines]) => [JSON.stringify({ ...JSON.parse(header), ...entries }), ...lines]);

test.each([
  ['cut off', () => readFileSync(backup).subarray(0, -100), 'is damaged (unexpected end of file)'],
  ['not compressed', () => Buffer.from('Name,Set\n'), 'is damaged (incorrect header check)'],
  ['a compressed file of another program', () => gzipSync('Name,Set\n'), 'is not a backup of Arbiter'],
  [
    'without its last row',
    () => changed((lines) => lines.toSpliced(-3, 1)),
    'is damaged (its checksum is wrong)',
  ],
  ['without its end', () => changed((lines) => lines.slice(0, -2)), 'is damaged (its end is missing)'],
  [
    'of a newer format',
    () => withHeader({ arbiterBackup: 2 }),
    'has the backup format 2; this version reads 1',
  ],
])('A file that is %s is refused, and the database stays as it was', async (_, content, message) => {
  const file = join(home, 'broken.backup');
  writeFileSync(file, content());
  await expect(restore(database, file, true)).rejects.toThrow(`${file} ${message}`);
  expect(await titlesIn(database)).toContain('Clockwork Rat');
});
