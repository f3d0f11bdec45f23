import { limits } from './limits.ts';
import { Unreadable } from './unreadable.ts';

/** How large a table is, as far as it is known. */
export interface TableSize {
  readonly rows?: number;
  readonly columns?: number;
  readonly cells?: number;
}

/** Asked while a table is read, so that a file without end is not kept before it is refused. */
export function checkSize({ rows = 0, columns = 0, cells = 0 }: TableSize) {
  if (rows > limits.rows) throw tooLarge(`${limits.rows} rows`);
  if (columns > limits.columns) throw tooLarge(`${limits.columns} columns`);
  if (cells > limits.cells) throw tooLarge(`${limits.cells} cells`);
}

const tooLarge = (most: string) =>
  new Unreadable('file/too-large', `The table has more than ${most}. Split it.`);
