import type { Remark } from '../entries.ts';
import { checkSize } from './check-size.ts';
import type { Table, TableRow } from './table.ts';

/** Where a table comes from, and what its reader had to tell before. */
export type TableOrigin = Pick<Table, 'format' | 'file' | 'identity' | 'remarks' | 'refused'>;

/** The table of rows as a reader found them: the first that is not blank holds the headings. Null where none is. */
export function buildTable(origin: TableOrigin, given: Iterable<TableRow>): Table | null {
  const [heading, ...body] = filledRows(given);
  return heading === undefined ? null : tableUnder(heading, body, origin);
}

/** The table of rows that are not blank. */
export function tableUnder(heading: TableRow, body: readonly TableRow[], origin: TableOrigin): Table {
  const width = heading.cells.length;
  checkSize({ columns: width, cells: body.length * width });
  const tooLong = body.filter((row) => isTooLong(row, width));
  const rows = body.filter((row) => !isTooLong(row, width)).map((row) => withColumns(row, width));
  const rowsByLine = new Map<number | null, TableRow>(rows.map((row) => [row.line, row]));
  const headings = heading.cells.map((cell) => cell ?? '');
  const read = [...headings.keys()].filter((index) => isFirstOfItsName(headings, index));
  const unread = [...headings.keys()].filter(
    (index) => !isFirstOfItsName(headings, index) && rows.some(({ cells }) => cells[index]),
  );
  return {
    ...origin,
    line: heading.line,
    columns: read.map((index) => headings[index] ?? ''),
    rows: read.length === width ? rows : rows.map((row) => withOnly(row, read)),
    remarks: [
      ...origin.remarks.flatMap((remark) => inItsCells(remark, rowsByLine.get(remark.place.line), headings)),
      ...unread.map((index) => columnUnread(origin.file, heading.line, headings, index)),
      ...tooLong.flatMap((row) => cellsBeyond(origin.file, row, width)),
    ].sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0)),
    refused: origin.refused + tooLong.length,
  };
}

/** What is to be said of the letters of a line, for each of its cells that has letters beyond those of a keyboard. */
function inItsCells(remark: Remark, row: TableRow | undefined, headings: readonly string[]): Remark[] {
  if (remark.code !== 'file/not-utf-8') return [remark];
  const cells = [...(row?.cells ?? []).entries()].filter(
    ([, cell]) => cell !== null && /[^ -~\s]/.test(cell),
  );
  if (cells.length === 0) return [remark];
  return cells.map(([index]) => ({
    ...remark,
    place: { ...remark.place, column: headings[index] || `column ${index + 1}` },
  }));
}

/** Those that are not blank, without white space around their cells. */
export function filledRows(given: Iterable<TableRow>): TableRow[] {
  const rows: TableRow[] = [];
  let cellCount = 0;
  for (const { line, cells } of given) {
    const trimmed = cells.map((cell) => cell?.trim() ?? null);
    if (!trimmed.some((cell) => cell)) continue;
    rows.push({ line, cells: trimmed });
    cellCount += trimmed.length;
    checkSize({ rows: rows.length - 1, cells: cellCount });
  }
  return rows;
}

const withColumns = ({ line, cells }: TableRow, width: number): TableRow => ({
  line,
  cells: Array.from({ length: width }, (_, index) => cells[index] ?? null),
});

const withOnly = ({ line, cells }: TableRow, read: readonly number[]): TableRow => ({
  line,
  cells: read.map((index) => cells[index] ?? null),
});

/** Cells that are empty do no harm where they stand under nothing. */
const isTooLong = ({ cells }: TableRow, width: number): boolean =>
  cells.length > width && cells.slice(width).some((cell) => cell);

function cellsBeyond(file: string, { line, cells }: TableRow, width: number): Remark[] {
  return cells.slice(width).flatMap((cell, index): Remark[] => {
    if (!cell) return [];
    const message = `The row has ${cells.length} cells, but there are ${width} headings: "${cell}" has no heading. A row can be shorter than the headings, but not longer.`;
    const column = `column ${width + index + 1}`;
    return [{ level: 'error', code: 'row/too-long', place: { file, line, column }, message }];
  });
}

/** The first column with what this one is headed; the spelling of a heading does not make another of it. */
const firstOfItsName = (headings: readonly string[], index: number): number =>
  headings.findIndex((heading) => heading.toLowerCase() === headings[index]?.toLowerCase());

const isFirstOfItsName = (headings: readonly string[], index: number): boolean =>
  headings[index] !== '' && firstOfItsName(headings, index) === index;

function columnUnread(file: string, line: number, headings: readonly string[], index: number): Remark {
  const heading = headings[index] ?? '';
  const number = index + 1;
  if (heading === '') {
    return {
      level: 'error',
      code: 'column/no-heading',
      place: { file, line, column: `column ${number}` },
      message: `Column ${number} has no heading, so it was not read. Add a heading.`,
    };
  }
  return {
    level: 'error',
    code: 'column/twice',
    place: { file, line, column: heading },
    message: `Columns ${firstOfItsName(headings, index) + 1} and ${number} are both headed "${heading}". The first was read; rename the other.`,
  };
}
