import type { Remark } from '../entries.ts';

export type TableFormat = 'lackey' | 'separated' | 'xlsx' | 'octgn';

/** Rows under headings, from a file of any kind. */
export interface Table {
  readonly format: TableFormat;
  /** The name of the file as given; for a workbook, with the name of the sheet. */
  readonly file: string;
  /** What stays the same when the file is updated. */
  readonly identity: string;
  /** The line or row of the headings. */
  readonly line: number;
  /** The headings as written. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly remarks: readonly Remark[];
  /** How many rows are not among `rows`; each has an error. */
  readonly refused: number;
}

export interface TableRow {
  /** The line on which it starts, or the row of the sheet. */
  readonly line: number;
  /** In the order of the columns; null where the row does not speak of the column, being too short for it. */
  readonly cells: readonly (string | null)[];
}
