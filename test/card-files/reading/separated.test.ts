import { describe, expect, test } from 'vitest';
import { cellsIn, read, tableIn } from './given.ts';

test('separated values are a table under their headings', async () => {
  expect(await tableIn('My Cards.CSV', 'Title,Cost\nPaper Tiger,3\n')).toEqual({
    format: 'separated',
    file: 'My Cards.CSV',
    identity: 'my cards.csv',
    line: 1,
    columns: ['Title', 'Cost'],
    rows: [{ line: 2, cells: ['Paper Tiger', '3'] }],
    remarks: [],
    refused: 0,
  });
});

describe('what separates them', () => {
  test.each([
    ['a comma', ','],
    ['a semicolon', ';'],
    ['a tab', '\t'],
    ['a bar', '|'],
  ])('may be %s', async (_, mark) => {
    expect(await tableIn('a.csv', `Title${mark}Cost\nPaper Tiger${mark}3`)).toMatchObject({
      columns: ['Title', 'Cost'],
      rows: [{ cells: ['Paper Tiger', '3'] }],
    });
  });

  test('is what makes most headings', async () => {
    expect((await tableIn('a.csv', 'Title;Cost, as printed;Text\nTiger;3;a, b, c, d')).columns).toEqual([
      'Title',
      'Cost, as printed',
      'Text',
    ]);
  });

  test('is not looked for in quotes', async () => {
    expect((await tableIn('a.csv', '"Title; with; article",Cost\nTiger,3')).columns).toEqual([
      'Title; with; article',
      'Cost',
    ]);
  });

  test('may be said in a first line, as Excel reads it', async () => {
    expect(await tableIn('a.csv', 'sep=;\r\nTitle;Cost\r\nTiger;3')).toMatchObject({
      line: 2,
      columns: ['Title', 'Cost'],
      rows: [{ line: 3, cells: ['Tiger', '3'] }],
    });
  });
});

describe('a cell in quotes', () => {
  test('may hold separators and quotes', async () => {
    expect(await cellsIn('a.csv', 'Title,Text\n"Tiger, Paper","Says ""Roar""."')).toEqual([
      ['Tiger, Paper', 'Says "Roar".'],
    ]);
  });

  test('may go over lines, and rows are known by the line they start on', async () => {
    expect((await tableIn('a.csv', 'Title,Text\nTiger,"One.\r\nTwo."\nMonk,Three.')).rows).toEqual([
      { line: 2, cells: ['Tiger', 'One.\nTwo.'] },
      { line: 4, cells: ['Monk', 'Three.'] },
    ]);
  });

  test('may be a heading over lines', async () => {
    expect(await tableIn('a.csv', '"Title\nof it",Cost\nTiger,3')).toMatchObject({
      line: 1,
      columns: ['Title\nof it', 'Cost'],
      rows: [{ line: 3, cells: ['Tiger', '3'] }],
    });
  });
});

test('a quote within a cell that does not begin with one belongs to the words', async () => {
  expect(await cellsIn('a.csv', 'Title,Text\nTiger,a 5" stick\nMonk,"x"')).toEqual([
    ['Tiger', 'a 5" stick'],
    ['Monk', 'x'],
  ]);
});

describe('a broken quote', () => {
  test('spoils its line', async () => {
    expect(await tableIn('a.csv', 'Title,Text\n"Paper" Tiger,Draw.\nMonk,Turn.')).toMatchObject({
      rows: [{ line: 3, cells: ['Monk', 'Turn.'] }],
      refused: 1,
      remarks: [
        {
          level: 'error',
          code: 'row/broken-quote',
          place: { file: 'a.csv', line: 2, column: null },
          message:
            'A quote opens a cell and is not closed before the separator. The line was not read. Put the whole cell in quotes and double each quote inside, or remove the first one.',
        },
      ],
    });
  });

  test('that never closes is told of where it opens, with what it swallowed', async () => {
    expect(await tableIn('a.csv', 'Title,Text\nTiger,"One.\nTwo."\nMonk,"Turn.\nFox,Draw.\n')).toMatchObject({
      rows: [{ line: 2, cells: ['Tiger', 'One.\nTwo.'] }],
      refused: 1,
      remarks: [
        {
          level: 'error',
          code: 'row/broken-quote',
          place: { file: 'a.csv', line: 4, column: null },
          message:
            'A quote opens a cell and is not closed before the separator. Lines 4 to 5 were not read. Put the whole cell in quotes and double each quote inside, or remove the first one.',
        },
      ],
    });
  });

  test('is told of by the line of the quote, which need not be the first of the row', async () => {
    expect(await tableIn('a.csv', 'Title,Text\n"Tiger\nPaper","One" more\nFox,x')).toMatchObject({
      rows: [{ line: 4, cells: ['Fox', 'x'] }],
      remarks: [{ code: 'row/broken-quote', place: { line: 3 } }],
    });
  });

  test('leaves the rows before and after what it spoils', async () => {
    const file = 'Title,Text\nOwl,5" high\nMonk,"Turn\nFox,"Draw."\nBear,Run"\nDeer,x\n';
    expect(await tableIn('a.csv', file)).toMatchObject({
      rows: [
        { line: 2, cells: ['Owl', '5" high'] },
        { line: 4, cells: ['Fox', 'Draw.'] },
        { line: 5, cells: ['Bear', 'Run"'] },
        { line: 6, cells: ['Deer', 'x'] },
      ],
      remarks: [{ code: 'row/broken-quote', place: { line: 3 } }],
    });
  });

  test('among the headings leaves nothing to read', async () => {
    expect(await read('a.csv', 'Title,"Text" here\nTiger,Draw.')).toEqual([
      {
        is: 'unreadable',
        file: 'a.csv',
        remark: {
          level: 'error',
          code: 'row/broken-quote',
          place: { file: 'a.csv', line: 1, column: null },
          message:
            'In the headings: A quote opens a cell and is not closed before the separator. The line was not read. Put the whole cell in quotes and double each quote inside, or remove the first one.',
        },
      },
    ]);
  });
});

test('rows of nothing but separators are no rows', async () => {
  expect((await tableIn('a.csv', '\n,,\nTitle,Cost,\nTiger,3,\n,,\n')).rows).toEqual([
    { line: 4, cells: ['Tiger', '3'] },
  ]);
});

test('more columns than any table of cards has are refused', async () => {
  const headings = Array.from({ length: 1001 }, (_, index) => `Column ${index}`).join(',');
  expect(await read('a.csv', `${headings}\nTiger`)).toMatchObject([
    {
      is: 'unreadable',
      remark: {
        code: 'file/too-large',
        message: 'The table has more than 1000 columns. Split it.',
      },
    },
  ]);
});
