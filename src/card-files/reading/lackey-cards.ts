import type { Remark } from '../entries.ts';
import { buildTable } from './build-table.ts';
import { identityByName } from './file-name.ts';
import { firstLine } from './lines.ts';
import type { Table, TableRow } from './table.ts';
import type { GivenText } from './text.ts';

/** The first three columns are what LackeyCCG itself asks for, in this order. */
const firstColumns = ['name', 'set', 'imagefile'];

export function isLackeyCards(text: string): boolean {
  const headings = firstLine(text)
    .split('\t', firstColumns.length)
    .map((heading) => heading.trim().toLowerCase());
  return firstColumns.every((column, index) => headings[index] === column);
}

/** The card data of LackeyCCG: values separated by tabs, without quoting of any kind. */
export function readLackeyCards(file: string, { text, remarks }: GivenText): Table | null {
  const table = buildTable(
    { format: 'lackey', file, identity: identityByName(file), remarks, refused: 0 },
    rowsOf(text),
  );
  return table && withoutQuoting(table);
}

function* rowsOf(text: string): Iterable<TableRow> {
  let line = 1;
  for (let start = 0; start < text.length; line++) {
    const end = text.indexOf('\n', start);
    const row = text.slice(start, end === -1 ? text.length : end);
    if (row !== '') yield { line, cells: row.split('\t') };
    start += row.length + 1;
  }
}

/** A spreadsheet that saved the file may have left its own quoting on some cells. Other quotes belong to the words. */
function withoutQuoting(table: Table): Table {
  const quoted = table.rows.filter(({ cells }) => cells.some(isQuoted));
  if (quoted.length === 0) return table;
  return {
    ...table,
    rows: table.rows.map((row) => (row.cells.some(isQuoted) ? unquotedRow(row) : row)),
    remarks: [...table.remarks, ...quoted.flatMap((row) => unquotedCells(table, row))],
  };
}

/** In quotes as a whole, with quotes inside, all of them doubled. */
function isQuoted(cell: string | null): cell is string {
  if (cell === null || cell.length < 4 || !cell.startsWith('"') || !cell.endsWith('"')) return false;
  const inside = cell.slice(1, -1);
  return inside.includes('""') && !inside.replaceAll('""', '').includes('"');
}

const unquotedRow = ({ line, cells }: TableRow): TableRow => ({
  line,
  cells: cells.map((cell) => (isQuoted(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell)),
});

function unquotedCells({ file, columns }: Table, { line, cells }: TableRow): Remark[] {
  return cells.flatMap((cell, index) => {
    if (!isQuoted(cell)) return [];
    return {
      level: 'note',
      code: 'cell/unquoted',
      place: { file, line, column: columns[index] ?? null },
      message:
        'The cell was in quotes, with inner quotes doubled, as spreadsheets write it. It was read without them.',
    };
  });
}
