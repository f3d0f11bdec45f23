import { buildTable } from '../build-table.ts';
import { identityByName } from '../file-name.ts';
import type { Table, TableRow } from '../table.ts';
import type { PackedFile } from '../zip.ts';
import { rowsOfSheet } from './sheet-rows.ts';
import { openWorkbook } from './workbook.ts';

/** The sheets of an Excel workbook, each a table; those without content are none. */
export function readWorkbook(file: string, files: readonly PackedFile[]): Table[] {
  const workbook = openWorkbook(files);
  return workbook.sheets.flatMap(({ name, xml }) => {
    const sheet = `${file}/${name}`;
    const { rows, remarks } = rowsOfSheet(sheet, xml, workbook);
    const identity = `${identityByName(file)}/${name.toLowerCase()}`;
    const table = buildTable({ format: 'xlsx', file: sheet, identity, remarks, refused: 0 }, rows);
    return table === null ? [] : { ...table, rows: table.rows.map(withEmptyCells) };
  });
}

/** A workbook leaves out cells without content; the sheet shows them all the same. */
const withEmptyCells = ({ line, cells }: TableRow): TableRow => ({
  line,
  cells: cells.map((cell) => cell ?? ''),
});
