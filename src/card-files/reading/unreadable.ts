import type { Remark } from '../entries.ts';

/** Thrown by a reader for a file of which nothing can be read; answered as the one remark on that file. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly code: string;
  readonly line: number | null;

  constructor(code: string, message: string, line: number | null = null) {
    super(message);
    this.code = code;
    this.line = line;
  }

  remark(file: string): Remark {
    return {
      level: 'error',
      code: this.code,
      place: { file, line: this.line, column: null },
      message: this.message,
    };
  }
}
