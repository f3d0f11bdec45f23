import { fold } from '../../games/fold.ts';
import type { Place, Remark } from '../entries.ts';
import type { Table, TableRow } from '../reading/table.ts';
import { isText, NOT_TEXT } from '../words.ts';
import type { Layout } from './layout.ts';
import type { Mapping } from './mapping.ts';

/** A row by the fields of its table. */
export interface Row {
  readonly place: Place;
  /** Where the cell of a field stands; the whole row where the table has no such column. */
  readonly placeOf: (field: string) => Place;
  /** A field without a cell is one the row does not speak of: it is too short, or the table has no such column. */
  readonly cells: ReadonlyMap<string, string>;
  /** Cells of attribute columns by heading, without empty cells. */
  readonly others: Readonly<Record<string, string>>;
  /** Cells that nothing can be made of. */
  readonly errors: readonly Remark[];
  /** Cells that were read and may be corrupt. */
  readonly notes: readonly Remark[];
}

const LETTERS_LOST = {
  level: 'note',
  code: 'cell/letters-lost',
  message: 'The cell has the replacement character U+FFFD, where a letter was lost. It is kept as written.',
} as const;

/** Prose may be long; anything else is a line. */
const PROSE: ReadonlySet<string> = new Set(['text', 'about', 'question', 'statement']);
const LONGEST_PROSE = 4000;
const LONGEST_LINE = 500;

export type ReadRow = (row: TableRow) => Row;

/** Reads rows as they are laid out, with the values that the mapping puts in the place of others. */
export function rowReader(table: Table, layout: Layout, mapping: Mapping): ReadRow {
  const meanings = new Map(
    Object.entries(mapping.values).map(([field, values]) => [
      field,
      new Map(Object.entries(values).map(([written, meant]) => [fold(written), meant])),
    ]),
  );
  return ({ line, cells }) => {
    const place: Place = { file: table.file, line, column: null };
    const at = (column: number | undefined): Place => ({
      ...place,
      column: column === undefined ? null : (table.columns[column] ?? null),
    });
    const errors: Remark[] = [];
    const check = (column: number, cell: string, longest: number) => {
      const wrong = wrongWith(cell, longest);
      if (wrong !== undefined) errors.push({ level: 'error', ...wrong, place: at(column) });
    };
    const notes: Remark[] = [];
    const look = (column: number, cell: string) => {
      if (cell.includes('\uFFFD')) notes.push({ ...LETTERS_LOST, place: at(column) });
    };
    const known = new Map<string, string>();
    for (const [field, column] of layout.fields) {
      const cell = cells[column] ?? null;
      if (cell === null) continue;
      check(column, cell, PROSE.has(field) ? LONGEST_PROSE : LONGEST_LINE);
      look(column, cell);
      known.set(field, meanings.get(field)?.get(fold(cell)) ?? cell);
    }
    const others = layout.others.flatMap((column) => {
      const cell = cells[column] ?? '';
      if (cell === '') return [];
      check(column, cell, LONGEST_PROSE);
      look(column, cell);
      return [[table.columns[column] ?? '', cell] as const];
    });
    return {
      place,
      placeOf: (field) => at(layout.fields.get(field)),
      cells: known,
      others: Object.fromEntries(others),
      errors,
      notes,
    };
  };
}

function wrongWith(cell: string, longest: number): { code: string; message: string } | undefined {
  if (cell.length > longest) {
    return {
      code: 'cell/too-long',
      message: `The cell has ${cell.length} characters; the limit is ${longest}.`,
    };
  }
  return isText(cell) ? undefined : { code: 'cell/no-text', message: `The cell ${NOT_TEXT}.` };
}
