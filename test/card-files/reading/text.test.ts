import { expect, test } from 'vitest';
import { bytesOf, cellsIn, read, tableIn } from './given.ts';

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test('U+FEFF at the start is no part of the first heading', async () => {
  expect((await tableIn('a.csv', '\uFEFFName,Text\nTiger,Draw.')).columns).toEqual(['Name', 'Text']);
});

test('U+FEFF elsewhere, where files were put one behind the other, goes too', async () => {
  expect(await cellsIn('a.csv', 'Name,Text\n\uFEFFTiger,Draw.')).toEqual([['Tiger', 'Draw.']]);
});

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('lines may end in %s', async (_, end) => {
  expect((await tableIn('a.csv', ['Name,Text', 'Tiger,Draw.', 'Monk,Turn.', ''].join(end))).rows).toEqual([
    { line: 2, cells: ['Tiger', 'Draw.'] },
    { line: 3, cells: ['Monk', 'Turn.'] },
  ]);
});

const notUtf8 =
  'This is not UTF-8 and was read as Windows-1252. Save the file as UTF-8 if letters came out wrong.';

test('bytes that are not UTF-8 are Windows-1252, and a note says where', async () => {
  expect(await tableIn('a.csv', latin('Name,Text\nTigr\xe9,\x93Roar\x94 \x96 5\x80'))).toMatchObject({
    rows: [{ line: 2, cells: ['Tigré', '“Roar” – 5€'] }],
    remarks: [
      {
        level: 'note',
        code: 'file/not-utf-8',
        place: { file: 'a.csv', line: 2, column: 'Name' },
        message: notUtf8,
      },
      {
        level: 'note',
        code: 'file/not-utf-8',
        place: { file: 'a.csv', line: 2, column: 'Text' },
        message: notUtf8,
      },
    ],
  });
});

test('lines that are UTF-8 stay so beside others that are not', async () => {
  const file = new Uint8Array([...bytesOf('Name,Text\nTigré,Draw.\n'), ...latin('Mo\xefne,a\nM\xf6nch,b')]);
  const table = await tableIn('a.csv', file);
  expect(table.rows.map(({ cells }) => cells[0])).toEqual(['Tigré', 'Moïne', 'Mönch']);
  expect(table.remarks.map(({ place, message }) => [place.line, place.column, message])).toEqual([
    [3, 'Name', notUtf8],
    [4, 'Name', notUtf8],
  ]);
});

test.each([
  ['little', [0xff, 0xfe], (code: number) => [code & 0xff, code >> 8]],
  ['big', [0xfe, 0xff], (code: number) => [code >> 8, code & 0xff]],
] as const)('the "Unicode text" of Excel is UTF-16, %s end first', async (_, mark, pair) => {
  const content = [...'Name\tText\r\nTigré\tDraw…'].flatMap((char) => pair(char.charCodeAt(0)));
  const table = await tableIn('a.txt', Uint8Array.from([...mark, ...content]));
  expect(table).toMatchObject({ rows: [{ cells: ['Tigré', 'Draw…'] }], remarks: [] });
});

test('bytes that are no text are answered as that', async () => {
  expect(await read('cards.csv', Uint8Array.of(0x4e, 0x61, 0x00, 0xff, 0x03))).toEqual([
    {
      is: 'unreadable',
      file: 'cards.csv',
      remark: {
        level: 'error',
        code: 'file/not-text',
        place: { file: 'cards.csv', line: null, column: null },
        message: 'The file is neither text nor a workbook nor an archive.',
      },
    },
  ]);
});

test('lines that end in CR are looked at one by one too', async () => {
  const file = new Uint8Array([...bytesOf('Name,Text\rTigré,Draw.\r'), ...latin('Mo\xefne,a')]);
  expect(await cellsIn('a.csv', file)).toEqual([
    ['Tigré', 'Draw.'],
    ['Moïne', 'a'],
  ]);
});
