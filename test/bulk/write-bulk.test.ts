import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fileName } from '../../src/bulk/file-name.ts';
import { listingOf } from '../../src/bulk/listing.ts';
import { madeFiles } from '../../src/bulk/made-files.ts';
import { plainText } from '../../src/bulk/packed.ts';
import { writeBulk } from '../../src/bulk/write-bulk.ts';
import { card, catalogueOf } from './cast.ts';

const snapshot = catalogueOf([card('tin-dragon'), card('clay-monk')]);
const files = await madeFiles(snapshot).all();

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bulk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the files that are served are written, and their list', async () => {
  const folder = join(emptyFolder(), 'made', 'anew');
  const written = await writeBulk(snapshot, folder);
  const names = files.map((file) => fileName(file, false));
  expect(written).toEqual({ folder, index: listingOf(files), names: [...names, 'index.json'] });
  expect(readdirSync(folder).sort()).toEqual([...names, 'index.json'].sort());
  for (const file of files)
    expect(readFileSync(join(folder, fileName(file, false)), 'utf8')).toBe(
      await text(plainText(file.packed)),
    );
  expect(readFileSync(join(folder, 'index.json'), 'utf8')).toBe(JSON.stringify(listingOf(files)));
});

test('compressed if asked', async () => {
  const folder = emptyFolder();
  const { names } = await writeBulk(snapshot, folder, { compressed: true });
  expect(names).toEqual([...files.map((file) => fileName(file, true)), 'index.json']);
  for (const file of files)
    expect(gunzipSync(readFileSync(join(folder, fileName(file, true)))).toString()).toBe(
      await text(plainText(file.packed)),
    );
});

test('twice into one folder is once; what else lies there stays', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'shadowfist-cards-0123456789abcdef.ndjson'), 'older');
  await writeBulk(snapshot, folder);
  const before = readdirSync(folder);
  await writeBulk(snapshot, folder);
  expect(readdirSync(folder)).toEqual(before);
  expect(before).toContain('shadowfist-cards-0123456789abcdef.ndjson');
});

test('what cannot be written is told, and nothing half-written is left', async () => {
  const folder = emptyFolder();
  // A folder stands where the list should go.
  mkdirSync(join(folder, 'index.json'));
  await expect(writeBulk(snapshot, folder)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(folder).filter((name) => !name.endsWith('json'))).toEqual([]);
});
