import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { type Program, thisProgram } from '../../src/database/content-program.ts';
import { importFiles } from '../../src/database/importing/import-files.ts';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { loadSnapshot } from '../../src/database/snapshot/load-snapshot.ts';
import { freshDatabase } from '../setup/database.ts';
import { folderOf } from './content-folder.ts';
import { smallContent, withChange } from './small-content.ts';

const old = { version: '1.2.0', programHash: 'old' };
const later = { version: '1.10.0', programHash: 'new' };
const sameVersion = { version: '1.2.0', programHash: 'new' };

/** A database and the programs that start on it, each with its own content. */
async function shared() {
  const fresh = await freshDatabase('empty');
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  const oldContent = folderOf(smallContent());
  const newContent = folderOf(withChange('shadowfist/texts/all.yaml', 'Toughness 1.', 'Toughness 2.'));
  const told: string[] = [];
  const start = (program: Program, seeds = oldContent, overNewer = false) =>
    prepareDatabase(database, seeds, (what) => told.push(what), { program, overNewer });
  const content = async () => {
    const { games, version } = await loadSnapshot(database.prisma);
    return { text: games[0]?.cards[0]?.versions[0]?.text, number: version.number };
  };
  return { database, start, content, told, oldContent, newContent };
}

test.each([
  ['a higher version', later],
  ['the same version that came later', sameVersion],
])('an older program serves what a program of %s has written', async (_, newer) => {
  const { start, content, told, newContent } = await shared();
  expect(await start(old)).toMatchObject({ seeded: true });
  expect(await start(newer, newContent)).toMatchObject({ seeded: true });
  const written = await content();
  expect(written).toEqual({ text: 'Toughness 2.', number: 2 });

  expect(await start(old)).toEqual({ migrations: [], seeded: false, newer: newer.version });
  expect(told.at(-1)).toBe(
    `the content was written by the newer version ${newer.version} and is not changed`,
  );
  expect(await content()).toEqual(written);
  expect(await start(newer, newContent)).toEqual({ migrations: [], seeded: false });
});

test('a program of a lower version that was never here does not rewrite the content either', async () => {
  const { start, content, newContent } = await shared();
  await start(later, newContent);
  expect(await start(old)).toMatchObject({ seeded: false, newer: '1.10.0' });
  expect((await content()).text).toBe('Toughness 2.');
});

test('a program can go back on purpose, and a newer one writes again when it returns', async () => {
  const { start, content, oldContent, newContent } = await shared();
  await start(later, newContent);
  expect(await start(old, oldContent, true)).toMatchObject({ seeded: true });
  expect((await content()).text).toBe('Toughness 1.');
  expect(await start(old)).toEqual({ migrations: [], seeded: false });
  expect(await start(later, newContent)).toMatchObject({ seeded: true });
  expect((await content()).text).toBe('Toughness 2.');
});

test('an older program does not import into the content of a newer one', async () => {
  const { database, start, content, oldContent, newContent } = await shared();
  await start({ ...later, version: '999.0.0' }, newContent);
  const importing = importFiles(database, oldContent, {
    files: [{ name: 'cards.csv', bytes: Buffer.from('Name,Set\nClay Monk,standard\n'), named: true }],
    forget: [],
    mapping: { name: '', text: '' },
    game: 'shadowfist',
    dryRun: false,
    strict: false,
    onProgress: () => undefined,
  });
  await expect(importing).rejects.toThrow(
    `The content was written by the newer version 999.0.0. Import with that version; this is ${thisProgram.version}.`,
  );
  expect(await content()).toEqual({ text: 'Toughness 2.', number: 1 });
});
