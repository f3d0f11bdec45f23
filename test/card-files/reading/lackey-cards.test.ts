import { describe, expect, test } from 'vitest';
import { cellsIn, tableIn, tsv } from './given.ts';

const headings = ['Name', 'Set', 'ImageFile', 'Type', 'Text'];

test('card data of LackeyCCG is a table under its own headings', async () => {
  const file = tsv(headings, ['Paper Tiger', 'demo', 'paper_tiger', 'Character', 'Unique.']);
  expect(await tableIn('sets/Demo.txt', file)).toEqual({
    format: 'lackey',
    file: 'sets/Demo.txt',
    identity: 'demo.txt',
    line: 1,
    columns: headings,
    rows: [{ line: 2, cells: ['Paper Tiger', 'demo', 'paper_tiger', 'Character', 'Unique.'] }],
    remarks: [],
    refused: 0,
  });
});

test('it is known by its first three headings, not by the name of the file', async () => {
  expect(await tableIn('cards.csv', tsv(headings))).toMatchObject({ format: 'lackey', rows: [] });
});

test('blank lines are passed over, and the lines after them keep their numbers', async () => {
  const file = `${tsv(headings)}\n\n \t \nPaper Tiger\tdemo\tx\tEvent\tDraw.\n\n`;
  expect((await tableIn('demo.txt', file)).rows).toEqual([
    { line: 4, cells: ['Paper Tiger', 'demo', 'x', 'Event', 'Draw.'] },
  ]);
});

test('a row may be too short: it does not speak of the columns it lacks', async () => {
  expect(await cellsIn('demo.txt', tsv(headings, ['Paper Tiger', 'demo', '']))).toEqual([
    ['Paper Tiger', 'demo', '', null, null],
  ]);
});

describe('a row that is too long', () => {
  test('is refused with an error on its line', async () => {
    const file = tsv(headings, ['Paper Tiger', 'demo', 'x', 'Event', 'Draw.', 'more'], ['Tin Monk', 'demo']);
    expect(await tableIn('demo.txt', file)).toMatchObject({
      rows: [{ line: 3, cells: ['Tin Monk', 'demo', null, null, null] }],
      refused: 1,
      remarks: [
        {
          level: 'error',
          code: 'row/too-long',
          place: { file: 'demo.txt', line: 2, column: 'column 6' },
          message:
            'The row has 6 cells, but there are 5 headings: "more" has no heading. A row can be shorter than the headings, but not longer.',
        },
      ],
    });
  });

  test('does no harm where what is too much is empty', async () => {
    const file = tsv(headings, ['Paper Tiger', 'demo', 'x', 'Event', 'Draw.', '', ' ']);
    expect(await tableIn('demo.txt', file)).toMatchObject({
      rows: [{ line: 2, cells: ['Paper Tiger', 'demo', 'x', 'Event', 'Draw.'] }],
      remarks: [],
    });
  });
});

test('white space around headings and cells is not part of them', async () => {
  const file = tsv(['Name ', ' Set', 'ImageFile'], ['  Paper Tiger', 'demo\u00a0', ' ']);
  expect(await tableIn('demo.txt', file)).toMatchObject({
    columns: ['Name', 'Set', 'ImageFile'],
    rows: [{ cells: ['Paper Tiger', 'demo', ''] }],
  });
});

describe('quotes', () => {
  const read = (text: string) => tableIn('demo.txt', tsv(headings, ['Tiger', 'demo', 'x', 'Event', text]));

  test('belong to the words', async () => {
    for (const text of ['"Roar!"', '"Tin" Monk', 'a 5" stick', '"', '""', '"""', '"a "b" c"', '"a ""b" c"']) {
      expect((await read(text)).rows[0]?.cells[4]).toBe(text);
      expect((await read(text)).remarks).toEqual([]);
    }
  });

  test('around a whole cell with doubled ones inside are what a spreadsheet left', async () => {
    const table = await read('"Counts as ""Paper Tiger."""');
    expect(table.rows[0]?.cells[4]).toBe('Counts as "Paper Tiger."');
    expect(table.remarks).toEqual([
      {
        level: 'note',
        code: 'cell/unquoted',
        place: { file: 'demo.txt', line: 2, column: 'Text' },
        message:
          'The cell was in quotes, with inner quotes doubled, as spreadsheets write it. It was read without them.',
      },
    ]);
  });
});

describe('headings', () => {
  test('that stand twice are an error where the second has something below', async () => {
    const file = tsv([...headings, 'type'], ['Tiger', 'demo', 'x', 'Event', 'Draw.', 'Site']);
    expect(await tableIn('demo.txt', file)).toMatchObject({
      columns: headings,
      rows: [{ cells: ['Tiger', 'demo', 'x', 'Event', 'Draw.'] }],
      remarks: [
        {
          level: 'error',
          code: 'column/twice',
          place: { file: 'demo.txt', line: 1, column: 'type' },
          message: 'Columns 4 and 6 are both headed "type". The first was read; rename the other.',
        },
      ],
    });
  });

  test('that lack are an error where something stands below', async () => {
    const file = tsv([...headings, ''], ['Tiger', 'demo', 'x', 'Event', 'Draw.', 'lost']);
    expect(await tableIn('demo.txt', file)).toMatchObject({
      columns: headings,
      remarks: [
        {
          level: 'error',
          code: 'column/no-heading',
          place: { file: 'demo.txt', line: 1, column: 'column 6' },
          message: 'Column 6 has no heading, so it was not read. Add a heading.',
        },
      ],
    });
  });

  test('with nothing below do no harm', async () => {
    const file = tsv([...headings, '', 'Text', ''], ['Tiger', 'demo', 'x', 'Event', 'Draw.', '', '']);
    expect(await tableIn('demo.txt', file)).toMatchObject({
      columns: headings,
      rows: [{ cells: ['Tiger', 'demo', 'x', 'Event', 'Draw.'] }],
      remarks: [],
    });
  });
});
