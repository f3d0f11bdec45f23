import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/database/migrating.ts';
import { openFresh } from './content-folder.ts';

/** A folder of migrations: each one's name and its script. */
function folderOf(scripts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n');
  for (const [name, script] of Object.entries(scripts)) {
    const path = join(folder, name, 'migration.sql');
    mkdirSync(dirname(path));
    writeFileSync(path, script);
  }
  return folder;
}

const first = 'CREATE TABLE "Dragon" ("name" TEXT NOT NULL);';
const second = 'CREATE TABLE "Monk" ("name" TEXT NOT NULL);';

test('migrations are applied in the order of their names, once', async () => {
  const { pool } = await openFresh('empty');
  const folder = folderOf({ '2_monk': second, '1_dragon': first });
  expect(await migrate(pool, folder)).toEqual(['1_dragon', '2_monk']);
  expect(await migrate(pool, folder)).toEqual([]);
});

test('of migrations that are cut off nothing stays, and they are made whole by the next start', async () => {
  const { prisma, pool } = await openFresh('empty');
  const cutOff = folderOf({ '1_dragon': first, '2_monk': `${second} SELECT 1 / 0;` });
  await expect(migrate(pool, cutOff)).rejects.toThrow('division by zero');
  expect(await prisma.$queryRaw`SELECT to_regclass('"Dragon"') IS NULL AS "gone"`).toEqual([{ gone: true }]);

  const whole = folderOf({ '1_dragon': first, '2_monk': second });
  expect(await migrate(pool, whole)).toEqual(['1_dragon', '2_monk']);
});
