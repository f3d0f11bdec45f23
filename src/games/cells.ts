import type { Cells, Finding } from './card-columns.ts';

/** No printed figure is greater: a longer number is something else. */
const NUMBER = /^(\d{1,4})(?:\.0+)?$/;

/** The number in a cell; undefined where it is none. */
export function numberIn(cell: string): number | undefined {
  const digits = NUMBER.exec(cell)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The cell cannot be read as the figure it should be. */
export function notAFigure(field: string, cell: string, right: string): Finding {
  const message = `${JSON.stringify(cell)} is not ${right}`;
  return { level: 'error', code: 'figure/unreadable', field, message };
}

/** Nobody knows the value; it is kept as it was written. */
export function unknownValue(
  field: string,
  what: string,
  written: string,
  known: readonly string[],
): Finding {
  const message = `${JSON.stringify(written)} is not a known ${what}; it is kept as written`;
  return { level: 'note', code: 'figure/unknown-value', field, message, unknown: { written, known } };
}

/** The figures whose cells a row has, read one by one. */
export function figuresOf(
  cells: Cells,
  readers: Readonly<Record<string, (cell: string) => unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readers).flatMap(([field, read]) => {
      const cell = cells.get(field);
      return cell === undefined ? [] : [[field, read(cell)]];
    }),
  );
}

/** The cell itself; null where it is empty. */
export function wordsOrNull(cell: string): string | null {
  return cell === '' ? null : cell;
}
