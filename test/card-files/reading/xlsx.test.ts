import { describe, expect, test } from 'vitest';
import { read, tableIn, tablesIn, workbook, zip } from './given.ts';

const text = (reference: string, content: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`;

const headings = `<row r="1">${text('A1', 'Title')}${text('B1', 'Cost')}</row>`;

test('each sheet with content is a table', async () => {
  const file = workbook({
    sheets: {
      Tigers: `${headings}<row r="2">${text('A2', 'Paper Tiger')}<c r="B2"><v>3</v></c></row>`,
      Empty: '',
      Monks: headings,
    },
  });
  expect(await tablesIn('lists/Pool.xlsx', file)).toEqual([
    {
      format: 'xlsx',
      file: 'lists/Pool.xlsx/Tigers',
      identity: 'pool.xlsx/tigers',
      line: 1,
      columns: ['Title', 'Cost'],
      rows: [{ line: 2, cells: ['Paper Tiger', '3'] }],
      remarks: [],
      refused: 0,
    },
    {
      format: 'xlsx',
      file: 'lists/Pool.xlsx/Monks',
      identity: 'pool.xlsx/monks',
      line: 1,
      columns: ['Title', 'Cost'],
      rows: [],
      remarks: [],
      refused: 0,
    },
  ]);
});

test('rows and cells that are not in the file are empty, and the others keep their places', async () => {
  const file = workbook({
    sheets: {
      A: `<row r="3">${text('A3', 'Title')}${text('C3', 'Cost')}</row><row r="7">${text('C7', '3')}</row>`,
    },
  });
  expect(await tableIn('a.xlsx', file)).toMatchObject({
    line: 3,
    columns: ['Title', 'Cost'],
    rows: [{ line: 7, cells: ['', '3'] }],
  });
});

test('rows and cells may be without their references', async () => {
  const cell = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
  const file = workbook({
    sheets: { A: `<row>${cell('Title')}${cell('Cost')}</row><row>${cell('Tiger')}<c><v>3</v></c></row>` },
  });
  expect((await tableIn('a.xlsx', file)).rows).toEqual([{ line: 2, cells: ['Tiger', '3'] }]);
});

test('words may be kept apart from the cells, in several runs and with reading aids', async () => {
  const file = workbook({
    words:
      '<si><t>Title</t></si><si><r><t xml:space="preserve">Paper </t></r><r><t>Tiger</t></r><rPh><t>aid</t></rPh></si>',
    sheets: {
      A: `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>`,
    },
  });
  expect(await tableIn('a.xlsx', file)).toMatchObject({
    columns: ['Title'],
    rows: [{ cells: ['Paper Tiger'] }],
  });
});

describe('a cell is read as people see it', () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="&quot;D1-&quot;000"/><numFmt numFmtId="165" formatCode="d.m.yyyy"/><numFmt numFmtId="166" formatCode="&quot;"/></numFmts>
    <cellXfs>${[0, 1, 10, 14, 22, 20, 49, 164, 165, 166].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const shown = async (cell: string, properties = '') => {
    const sheet = `<row r="1">${text('A1', 'Figure')}</row><row r="2">${cell}${text('B2', '')}</row>`;
    return (await tableIn('a.xlsx', workbook({ styles, properties, sheets: { A: sheet } }))).rows[0]
      ?.cells[0];
  };

  test.each([
    ['a whole number', '<c r="A2"><v>4.0</v></c>', '4'],
    ['a sum that is off by a hair', '<c r="A2"><v>0.30000000000000004</v></c>', '0.3'],
    ['a long number', '<c r="A2"><v>123456789012</v></c>', '123456789012'],
    ['a number in a format of its own', '<c r="A2" s="7"><v>7</v></c>', 'D1-007'],
    ['a share', '<c r="A2" s="2"><v>0.5</v></c>', '50.00%'],
    ['a number as text', '<c r="A2" s="6"><v>12</v></c>', '12'],
    ['a number in a format that is none', '<c r="A2" s="9"><v>12</v></c>', '12'],
    ['a number in a style that is not there', '<c r="A2" s="99"><v>12</v></c>', '12'],
    ['a date, in whatever order it is shown', '<c r="A2" s="8"><v>34881</v></c>', '1995-07-01'],
    ['a date as each country has it', '<c r="A2" s="3"><v>34881</v></c>', '1995-07-01'],
    ['a date with a time', '<c r="A2" s="4"><v>34881.5625</v></c>', '1995-07-01 13:30'],
    ['a time', '<c r="A2" s="5"><v>0.5625</v></c>', '13:30'],
    ['yes or no', '<c r="A2" t="b"><v>1</v></c>', 'TRUE'],
    ['a formula, by its last value', '<c r="A2"><f>1+1</f><v>2</v></c>', '2'],
    ['a formula of words', '<c r="A2" t="str"><f>"a"</f><v>Tiger</v></c>', 'Tiger'],
    ['a line end that XML has no place for', text('A2', 'one_x000D_\ntwo'), 'one\ntwo'],
    ['what is no character', text('A2', 'one_x0000_two'), 'one_x0000_two'],
  ])('%s', async (_, cell, expected) => {
    expect(await shown(cell)).toBe(expected);
  });

  test('a date of a workbook that counts from 1904', async () => {
    expect(await shown('<c r="A2" s="3"><v>33419</v></c>', '<workbookPr date1904="1"/>')).toBe('1995-07-01');
  });
});

test('a formula that failed and one without a value are noted', async () => {
  const cells = '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>A1</f></c>';
  const file = workbook({ sheets: { A: `${headings}<row r="2">${cells}</row>` } });
  expect(await tableIn('a.xlsx', file)).toMatchObject({
    rows: [{ line: 2, cells: ['#DIV/0!', ''] }],
    remarks: [
      {
        level: 'note',
        code: 'xlsx/error-value',
        place: { file: 'a.xlsx/A', line: 2, column: 'column 1' },
        message: 'The cell shows the error #DIV/0!, which is kept as written. Correct the formula.',
      },
      {
        level: 'note',
        code: 'xlsx/no-value',
        place: { file: 'a.xlsx/A', line: 2, column: 'column 2' },
        message:
          'The file has no value for the formula of this cell. Open the workbook in your spreadsheet and save it.',
      },
    ],
  });
});

test('a workbook of empty sheets holds no cards', async () => {
  expect(await read('a.xlsx', workbook({ sheets: { A: '<row r="1"/>' } }))).toEqual([
    { is: 'other', file: 'a.xlsx', what: 'a workbook without content' },
  ]);
});

test('cells and rows without content, however many, change nothing', async () => {
  const looks = (row: number) =>
    `<row r="${row}" ht="15"><c r="A${row}" s="1"/><c s="1" r="B${row}"/></row><row spans="1:2" r="${row + 1}"/>`;
  const empty = Array.from({ length: 1000 }, (_, index) => looks(2 + 2 * index)).join('');
  const sheets = {
    A: `${headings}${empty}<row r="9000">${text('A9000', 'Paper Tiger')}<c r="B9000" s="1"/></row>`,
  };
  expect((await tableIn('a.xlsx', workbook({ sheets }))).rows).toEqual([
    { line: 9000, cells: ['Paper Tiger', ''] },
  ]);
});

test('what looks like an empty row within the words of a cell is kept', async () => {
  const words = '<![CDATA[<row r="5"/>]]>';
  const sheets = { A: `${headings}<row r="2">${text('A2', words)}</row>` };
  expect((await tableIn('a.xlsx', workbook({ sheets }))).rows).toEqual([
    { line: 2, cells: ['<row r="5"/>', ''] },
  ]);
});

test('a sheet of more rows than a table may have is refused before they are read', async () => {
  // Reading would find out that the last one is broken.
  const sheets = { A: `${headings}${'<row/>'.repeat(500_001)}<row` };
  expect(await read('a.xlsx', workbook({ sheets }))).toMatchObject([
    { is: 'unreadable', remark: { code: 'file/too-large' } },
  ]);
});

test('a cell far to the right is no table', async () => {
  const file = workbook({ sheets: { A: `${headings}<row r="2">${text('XFD2', 'lost')}</row>` } });
  expect(await read('a.xlsx', file)).toMatchObject([
    {
      is: 'unreadable',
      remark: {
        code: 'file/too-large',
        message: 'Row 2 has cells beyond column 1000, the last column that is read.',
      },
    },
  ]);
});

describe('a broken workbook is unreadable:', () => {
  test('a sheet that lacks', async () => {
    const file = zip({ 'xl/workbook.xml': '<workbook><sheets><sheet name="A"/></sheets></workbook>' });
    expect(await read('a.xlsx', file)).toMatchObject([
      {
        is: 'unreadable',
        remark: {
          code: 'xlsx/broken',
          message: 'The workbook does not contain its sheet "A". Save it again with your spreadsheet.',
        },
      },
    ]);
  });

  test('XML that breaks off', async () => {
    expect(await read('a.xlsx', workbook({ sheets: { A: '<row r="1">' } }))).toMatchObject([
      { is: 'unreadable', remark: { code: 'xml/broken', place: { file: 'a.xlsx', line: 1 } } },
    ]);
  });
});
