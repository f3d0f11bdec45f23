/** Whole lines among which quotes pair up, so that none of them is open at their end. */
export interface TextRecord {
  /** Of its first line, from 1. */
  readonly line: number;
  readonly lastLine: number;
  /** Without the end of its last line. */
  readonly text: string;
}

/**
 * A text in pieces that can be read for themselves. A piece is a row, as a rule; it is more where a quote stands in
 * the words of a row, or opens and does not close, and ends with the next such or with the text.
 */
export function* recordsOf(text: string): Iterable<TextRecord> {
  let quote = text.indexOf('"');
  let start = 0;
  let first = 1;
  let line = 1;
  let isOpen = false;
  for (let lineStart = 0; lineStart < text.length; line++) {
    const found = text.indexOf('\n', lineStart);
    const end = found === -1 ? text.length : found;
    for (; quote !== -1 && quote < end; quote = text.indexOf('"', quote + 1)) isOpen = !isOpen;
    if (!isOpen || found === -1 || end === text.length - 1) {
      yield { line: first, lastLine: line, text: text.slice(start, end) };
      start = end + 1;
      first = line + 1;
    }
    lineStart = end + 1;
  }
}
