import { compareText } from './order.ts';

/** The figures of a card or a wording, by the keys of the game. */
export type Figures = Readonly<Record<string, unknown>>;

/** Whether two figures are one, or all those of two wordings: a list of symbols or a count of gems has no order. */
export function sameFigures(a: unknown, b: unknown): boolean {
  return writtenOut(a) === writtenOut(b);
}

/** A figure, or all those of a wording, written alike wherever they are the same. */
export function writtenOut(figure: unknown): string {
  if (Array.isArray(figure)) return `[${figure.map(writtenOut).sort(compareText).join()}]`;
  if (typeof figure !== 'object' || figure === null) return JSON.stringify(figure) ?? '';
  const entries = Object.entries(figure).map(([key, value]) => `${JSON.stringify(key)}:${writtenOut(value)}`);
  return `{${entries.sort(compareText).join()}}`;
}
