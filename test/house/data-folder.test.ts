import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { troubleWithFolder } from '../../src/database/embedded/data-folder.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { makeFolder } from '../../src/database/embedded/make-folder.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder is made with those above it, and may exist already', () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o700);
  expect(existsSync(folder)).toBe(true);
});

test.runIf(existsSync('/proc'))('a folder where none can be made is refused at once', async () => {
  await expect(openEmbeddedPostgres('/proc/no/folder')).rejects.toThrow(
    'Cannot use the data folder /proc/no/folder: it cannot be created there. Choose another DATA_DIR.',
  );
});

test.each(['', '/below'])('a file in place of a data folder is reported%s', async (below) => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(openEmbeddedPostgres(`${file}${below}`)).rejects.toThrow(
    `Cannot use the data folder ${file}${below}: a file has this path. Choose another DATA_DIR.`,
  );
});

test('a folder of another format is reported', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'format'), 'postgresql-9');
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(
    `Cannot use the data folder ${folder}: it has the format postgresql-9; this version reads`,
  );
});

test.each([
  ['native-postgresql-18', 'postgresql'],
  ['postgresql-18', 'cluster'],
])('a cluster that PostgreSQL cannot open is reported (%s)', async (format, cluster) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'format'), format);
  makeFolder(join(folder, cluster), 0o700);
  writeFileSync(join(folder, cluster, 'PG_VERSION'), 'damaged');
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(
    `Cannot use the data folder ${folder}: PostgreSQL cannot open it`,
  );
});

test.each([
  [Object.assign(new Error('no space'), { code: 'ENOSPC' }), 'its disk is full'],
  [{ name: 'ErrnoError', errno: 51 }, 'its disk is full'],
  [Object.assign(new Error('denied'), { code: 'EACCES' }), 'this user is not allowed to write to it'],
  [{ name: 'ErrnoError', errno: 69 }, 'its file system is read-only'],
])('%o is explained', (error, reason) => {
  expect(troubleWithFolder('/data', error)?.message).toContain(`Cannot use the data folder /data: ${reason}`);
});

test('an error of the program is not explained as one of the folder', () => {
  expect(troubleWithFolder(temporaryFolder(), new TypeError('x is not a function'))).toBeUndefined();
});
