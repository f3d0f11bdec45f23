import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { type Importing, importFiles } from '../../src/database/importing/import-files.ts';
import type { ImportReport } from '../../src/database/importing/import-report.ts';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { loadSnapshot } from '../../src/database/snapshot/load-snapshot.ts';
import { freshDatabase } from '../setup/database.ts';
import { folderOf, makeFolder } from './content-folder.ts';
import { smallContent, withMore } from './small-content.ts';

/** A table as a spreadsheet saves it. */
const table = (...rows: string[]) => `${['Name,Set,Type,Cost,Text', ...rows].join('\n')}\n`;
const monks = table('Clay Monk,standard,Character,3,Guts.', 'Wax Monk,standard,Character,1,');

function given(files: Readonly<Record<string, string>>): Importing['files'] {
  return Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content), named: true }));
}

/** One database for all tests of the file: to make one takes far longer than to import. */
const { folders, remove } = makeFolder(smallContent());
let database: Database;

beforeAll(async () => {
  const fresh = await freshDatabase('empty');
  database = await openDatabase(fresh.config);
  await prepareDatabase(database, folders);
  return async () => {
    await database.close();
    await fresh.remove();
    remove();
  };
});

beforeEach(async () => {
  await database.prisma.importedFile.deleteMany();
  await database.prisma.givenSlug.deleteMany();
  await prepareDatabase(database, folders);
});

test('who waits for the content to be written is told', async () => {
  await database.prisma.dataVersion.updateMany({ data: { contentHash: '' } });
  const told: string[] = [];
  expect(await prepareDatabase(database, folders, (what) => told.push(what))).toMatchObject({ seeded: true });
  expect(told).toEqual(['reading the content; the first start takes about a minute', 'writing the content']);
  expect(await prepareDatabase(database, folders, (what) => told.push(what))).toMatchObject({
    seeded: false,
  });
  expect(told).toHaveLength(2);
});

function bring(files: Readonly<Record<string, string>>, how: Partial<Importing> = {}): Promise<ImportReport> {
  return importFiles(database, folders, {
    files: given(files),
    forget: [],
    mapping: { name: '', text: '' },
    game: 'shadowfist',
    dryRun: false,
    strict: false,
    onProgress: () => undefined,
    ...how,
  });
}

async function versionNow(): Promise<number> {
  return (await loadSnapshot(database.prisma)).version.number;
}

async function contentNow() {
  const [shadowfist] = (await loadSnapshot(database.prisma)).games;
  if (shadowfist === undefined) throw new Error('The small content has a game.');
  return shadowfist;
}

async function slugs(): Promise<string[]> {
  const { games } = await loadSnapshot(database.prisma);
  return games.flatMap(({ cards }) => cards.map(({ slug }) => slug));
}

test('an import writes what the files say and tells what became of them', async () => {
  const before = await versionNow();
  expect(await bring({ 'lists/monks.csv': monks })).toEqual({
    files: [
      {
        name: 'lists/monks.csv',
        format: 'separated',
        game: 'shadowfist',
        state: 'new',
        rows: 2,
        landed: 2,
        overruled: 0,
      },
    ],
    forgotten: [],
    remarks: [],
    changes: [
      {
        change: 'created',
        game: 'shadowfist',
        of: 'card',
        subject: 'clay-monk',
        name: 'Clay Monk',
        into: null,
        fields: [],
      },
      {
        change: 'created',
        game: 'shadowfist',
        of: 'card',
        subject: 'wax-monk',
        name: 'Wax Monk',
        into: null,
        fields: [],
      },
    ],
    coverage: [expect.objectContaining({ game: 'shadowfist', cards: 2, whole: 2 })],
    outcome: 'written',
    dataVersion: before + 1,
  });
  expect(await slugs()).toEqual(['clay-monk', 'tin-dragon', 'wax-monk']);
});

test('the same import again has nothing to do', async () => {
  const { dataVersion } = await bring({ 'monks.csv': monks });
  const again = await bring({ 'elsewhere/Monks.csv': monks });
  expect([again.outcome, again.dataVersion, again.changes, again.files.map(({ state }) => state)]).toEqual([
    'unchanged',
    dataVersion,
    [],
    ['unchanged'],
  ]);
  expect(await versionNow()).toBe(dataVersion);
});

test('A file that is imported again and whose row is not in force does not leave nothing to do', async () => {
  const cheap = table('Clay Monk,standard,Character,1,Guts.');
  await bring({ 'a.csv': cheap });
  const second = await bring({ 'b.csv': table('Clay Monk,standard,Character,2,Guts.') });
  const again = await bring({ 'elsewhere/A.csv': cheap });
  const contradiction = {
    level: 'contradiction',
    code: 'printing/contradicted',
    place: { file: 'a.csv', line: 2, column: 'cost' },
    other: { file: 'b.csv', line: 2, column: 'cost' },
    message:
      'This file has 1 for the cost of Clay Monk in the set standard; b.csv, line 2, has 2, which prevails: neither file ' +
      'has a date, and its name comes later.',
  };
  expect(second.remarks).toEqual([contradiction]);
  expect([again.outcome, again.remarks]).toEqual(['unchanged', [contradiction]]);
  expect(again.files).toMatchObject([{ state: 'unchanged', rows: 1, landed: 1, overruled: 1 }]);
});

test("A file that is imported again and differs from Arbiter's own content says so again", async () => {
  const dragon = table('Tin Dragon,standard,Character,9,');
  await bring({ 'dragon.csv': dragon });
  const again = await bring({ 'dragon.csv': dragon });
  expect(again.remarks.map(({ level, code }) => [level, code])).toEqual([['difference', 'figure/differs']]);
  expect(again.files).toMatchObject([{ overruled: 1 }]);
});

test('A mapping gives the date by which a file prevails', async () => {
  const mapping = { name: 'map.yaml', text: 'date: 2004' };
  await bring({ 'a.csv': table('Clay Monk,standard,Character,1,') }, { mapping });
  await bring({ 'b.csv': table('Clay Monk,standard,Character,2,') });
  expect((await contentNow()).cards.find(({ slug }) => slug === 'clay-monk')?.figures.cost).toBe(1);
});

test('Files that are imported one by one make the same content in every order', async () => {
  const files: Record<string, string> = {
    'a.csv': table('Clay Monk,standard,Character,1,Guts.', 'The Clay Monk,standard,Character,7,'),
    'b.csv': table('CLAY-MONK,standard,Character,2,Ambush.', 'Tin Dragon,first,Character,2,'),
    'sets.csv': 'Code,Name,Order\nfirst,First Set,0\nsecond,Second Set,2\n'.replace(',0', ',1'),
  };
  const contents: unknown[] = [];
  for (const order of ['a b sets', 'a sets b', 'b a sets', 'b sets a', 'sets a b', 'sets b a']) {
    await database.prisma.importedFile.deleteMany();
    await database.prisma.givenSlug.deleteMany();
    for (const name of order.split(' ')) await bring({ [`${name}.csv`]: files[`${name}.csv`] ?? '' });
    contents.push(await contentNow());
  }
  for (const content of contents) expect(content).toEqual(contents[0]);
});

test('an update tells exactly what changed, and the log keeps it', async () => {
  await bring({ 'monks.csv': monks });
  const update = await bring({ 'monks.csv': monks.replace('Character,3', 'Character,4') });
  expect(update.files.map(({ state }) => state)).toEqual(['updated']);
  // A printing that shows another figure shows another version.
  const version = expect.stringMatching(/^versions\.shadowfist\/clay-monk\/printed-[0-9a-f]{16}$/);
  expect(update.changes).toEqual([
    {
      change: 'updated',
      game: 'shadowfist',
      of: 'card',
      subject: 'clay-monk',
      name: 'Clay Monk',
      into: null,
      fields: expect.arrayContaining([
        { field: 'figures.cost', from: 3, to: 4 },
        { field: 'printings.standard.figures.cost', from: 3, to: 4 },
        { field: version, from: null, to: expect.objectContaining({ text: 'Guts.' }) },
        { field: version, from: expect.objectContaining({ text: 'Guts.' }), to: null },
      ]),
    },
  ]);
  const logged = await database.prisma.change.findMany({ where: { dataVersion: update.dataVersion ?? 0 } });
  expect(logged.map(({ change, subject }) => [change, subject])).toEqual([['updated', 'clay-monk']]);
});

test('a row that is taken out of a file takes its card with it; one in another file stays', async () => {
  await bring({ 'monks.csv': monks, 'more.csv': table('Wax Monk,standard,Character,1,') });
  const update = await bring({ 'monks.csv': table('Brass Monk,standard,Character,9,Fierce.') });
  expect(update.changes.map(({ change, subject }) => [change, subject])).toEqual([
    ['created', 'brass-monk'],
    ['updated', 'wax-monk'],
    ['removed', 'clay-monk'],
  ]);
  expect(await slugs()).toEqual(['brass-monk', 'tin-dragon', 'wax-monk']);
});

test('a file that is forgotten takes what it said with it', async () => {
  await bring({ 'monks.csv': monks });
  const report = await bring({}, { forget: ['monks.csv'] });
  expect([report.outcome, report.forgotten]).toEqual(['written', ['monks.csv']]);
  expect(await slugs()).toEqual(['tin-dragon']);
});

test('a corrected title keeps the card; a merged card leaves a redirect', async () => {
  await bring({ 'monks.csv': monks });
  await bring({ 'monks.csv': monks.replace('Clay Monk', 'Brick Monk') });
  const merged = await bring({ 'monks.csv': monks.replace('Clay Monk', 'Tin Dragon') });
  expect(merged.changes).toContainEqual({
    change: 'merged',
    game: 'shadowfist',
    of: 'card',
    subject: 'clay-monk',
    name: 'Brick Monk',
    into: 'tin-dragon',
    fields: [],
  });
  const [shadowfist] = (await loadSnapshot(database.prisma)).games;
  const dragon = shadowfist?.cards.find(({ slug }) => slug === 'tin-dragon');
  expect([...(shadowfist?.redirects ?? [])]).toEqual([['clay-monk', dragon?.id]]);
});

test('a file that was imported before is of the game that it was of', async () => {
  const sets = 'Code,Name\nsecond,Second Set\n';
  await bring({ 'sets.csv': sets });
  const update = await bring({ 'sets.csv': `${sets}third,Third Set\n` }, { game: undefined });
  expect(update.changes.map(({ change, of, subject }) => [change, of, subject])).toEqual([
    ['created', 'set', 'third'],
  ]);
});

test('a dry run tells the same and writes nothing', async () => {
  const before = await versionNow();
  const report = await bring({ 'monks.csv': monks }, { dryRun: true });
  expect([report.outcome, report.dataVersion, report.changes.length]).toEqual(['dry-run', before, 2]);
  expect(await slugs()).toEqual(['tin-dragon']);
});

test('a row that cannot land is told by file, line and column; the others land', async () => {
  const report = await bring({
    'monks.csv': table(
      'Clay Monk,standard,Character,much,',
      'Wax Monk,standard,Character,1,',
      ',standard,,,',
    ),
  });
  expect(report.files).toMatchObject([{ rows: 3, landed: 1 }]);
  expect(report.remarks.map(({ level, place }) => [level, place.file, place.line, place.column])).toEqual([
    ['error', 'monks.csv', 2, 'Cost'],
    ['error', 'monks.csv', 4, 'Name'],
  ]);
  expect(await slugs()).toEqual(['tin-dragon', 'wax-monk']);
});

test('where every row must land, none lands beside one that cannot', async () => {
  const report = await bring({ 'monks.csv': `${monks},standard,,,\n` }, { strict: true });
  expect([report.outcome, report.changes]).toEqual(['refused', []]);
  expect(await slugs()).toEqual(['tin-dragon']);
});

test('a file that was named and cannot be read stops the import', async () => {
  const report = await bring({ 'monks.csv': monks, 'junk.xlsx': 'PK\u0003\u0004 is no archive' });
  expect([report.outcome, report.files.map(({ state }) => state)]).toEqual(['refused', ['new', 'refused']]);
  expect(await slugs()).toEqual(['tin-dragon']);
});

test('two files of one name cannot both be kept', async () => {
  const report = await bring({
    'a/monks.csv': monks,
    'b/monks.csv': table('Brass Monk,standard,Character,9,'),
  });
  expect(report.outcome).toBe('refused');
  expect(report.remarks).toEqual([
    {
      level: 'error',
      code: 'file/same-name',
      place: { file: 'b/monks.csv', line: null, column: null },
      message: 'It has the same name as a/monks.csv: "monks.csv". Rename one of them.',
    },
  ]);
});

test('a mapping that is not understood stops the import', async () => {
  const report = await bring({ 'monks.csv': monks }, { mapping: { name: 'map.yaml', text: 'colums: {}' } });
  expect([report.outcome, report.remarks.map(({ code, place }) => [code, place.file])]).toEqual([
    'refused',
    [['mapping/invalid', 'map.yaml']],
  ]);
});

test('new content of the house is written with the kept files, and its changes are logged', async () => {
  await bring({ 'monks.csv': monks });
  const newer = withMore(
    'shadowfist/rules/all.yaml',
    `
- id: shadowfist.yotd/4.2/polish
  section: '4.2'
  heading: Rust
  statement: Polish helps.
  source: shadowfist.yotd
  held: resolved`,
  );
  expect((await prepareDatabase(database, folderOf(newer))).seeded).toBe(true);
  expect(await slugs()).toEqual(['clay-monk', 'tin-dragon', 'wax-monk']);
  const logged = await database.prisma.change.findMany({ where: { dataVersion: await versionNow() } });
  expect(logged.map(({ change, of, subject }) => [change, of, subject])).toEqual([
    ['created', 'rule', 'shadowfist.yotd/4.2/polish'],
  ]);
});
