import { describe, expect, test } from 'vitest';
import { read, tsv, workbook, zip } from './given.ts';

const cards = tsv(['Name', 'Set', 'ImageFile'], ['Paper Tiger', 'demo', 'x']);
const sheet = workbook({ sheets: { A: '<row><c><v>1</v></c></row>' } });

/** An archive whose directory states another number at this place of each entry. */
function stating(archive: Uint8Array, { at, number }: { at: number; number: number }): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const isEntry = (offset: number) => view.getUint32(offset, true) === 0x02014b50;
  const offsets = [...archive.keys()].filter((offset) => offset + 4 <= archive.length && isEntry(offset));
  for (const offset of offsets) view.setUint32(offset + at, number, true);
  return archive;
}

const flags = 8;
const checksum = 16;
const size = 24;

test('an archive is all that is packed in it, each file by its path', async () => {
  const file = zip({
    'sets/Demo.txt': cards,
    'formats.txt': '<formatdefinitions>',
    'read me.txt': 'Welcome.',
  });
  expect(await read('demo.zip', file)).toMatchObject([
    { is: 'tables', file: 'demo.zip/sets/Demo.txt', tables: [{ identity: 'demo.txt', rows: [{ line: 2 }] }] },
    { is: 'formats', file: 'demo.zip/formats.txt' },
    { is: 'other', file: 'demo.zip/read me.txt', what: 'a text without columns' },
  ]);
});

test('it is known by its content, whatever its name', async () => {
  expect(await read('demo.txt', zip({ 'a.txt': cards }))).toMatchObject([
    { is: 'tables', file: 'demo.txt/a.txt' },
  ]);
});

test('one broken file in it does not spoil the others', async () => {
  expect(await read('demo.zip', zip({ 'set.xml': '<set gameId="1">', 'a.txt': cards }))).toMatchObject([
    { is: 'unreadable', file: 'demo.zip/set.xml', remark: { place: { file: 'demo.zip/set.xml' } } },
    { is: 'tables' },
  ]);
});

test('a workbook or a package may lie in it', async () => {
  const file = zip({ 'pool.xlsx': sheet, 'inner.zip': zip({ 'a.txt': cards }) });
  expect(await read('demo.zip', file)).toMatchObject([
    {
      is: 'tables',
      file: 'demo.zip/pool.xlsx',
      tables: [{ file: 'demo.zip/pool.xlsx/A', identity: 'pool.xlsx/a' }],
    },
    { is: 'tables', file: 'demo.zip/inner.zip/a.txt' },
  ]);
});

test('archives within each other end somewhere', async () => {
  const file = zip({ 'b.zip': zip({ 'c.zip': zip({ 'a.txt': cards }) }) });
  expect(await read('a.zip', file)).toMatchObject([
    { is: 'unreadable', file: 'a.zip/b.zip/c.zip', remark: { code: 'zip/too-deep' } },
  ]);
});

test('an empty archive holds nothing', async () => {
  expect(await read('a.zip', zip({}))).toEqual([]);
});

test.each([
  ['content.xml', 'unreadable', 'The file is an OpenDocument (.ods). Save it as .xlsx or .csv.'],
  ['xl/workbook.bin', 'unreadable', 'The file is a binary workbook (.xlsb). Save it as .xlsx.'],
])('a spreadsheet of another kind comes with advice: %s', async (path, is, message) => {
  expect(await read('a.ods', zip({ [path]: '<x/>' }))).toMatchObject([{ is, remark: { message } }]);
});

test('a Word document holds no cards', async () => {
  expect(await read('a.docx', zip({ 'word/document.xml': '<x/>' }))).toEqual([
    { is: 'other', file: 'a.docx', what: 'a Word document' },
  ]);
});

describe('an archive is unreadable as a whole where it is', () => {
  const small = () => zip({ 'a.txt': cards.repeat(9), 'b.txt': cards.repeat(9) });

  test.each([
    ['cut short', small().slice(0, -30), 'zip/broken'],
    ['damaged', stating(small(), { at: checksum, number: 1 }), 'zip/broken'],
    ['locked', stating(small(), { at: flags, number: 0x0008_0001 }), 'zip/encrypted'],
    ['larger than it states', stating(small(), { at: size, number: 10 }), 'zip/broken'],
    ['too large in one file', stating(small(), { at: size, number: 0x7fff_ffff }), 'file/too-large'],
    ['too large in all its files', stating(small(), { at: size, number: 0x0900_0000 }), 'file/too-large'],
  ])('%s', async (_, file, code) => {
    expect(await read('a.zip', file)).toMatchObject([{ is: 'unreadable', file: 'a.zip', remark: { code } }]);
  });
});
