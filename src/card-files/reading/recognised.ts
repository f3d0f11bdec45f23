import type { FormatEntry, Remark } from '../entries.ts';
import type { Table } from './table.ts';

/** A given file, with its name or path as given. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file turned out to be. `file` names it; one out of an archive as `package.o8g/Sets/One/set.xml`. */
export type Recognised =
  | { readonly is: 'tables'; readonly file: string; readonly tables: readonly Table[] }
  | {
      readonly is: 'formats';
      readonly file: string;
      readonly identity: string;
      readonly entries: readonly FormatEntry[];
      readonly remarks: readonly Remark[];
      /** How many formats the file holds. */
      readonly rows: number;
    }
  | {
      /** Arbiter's own JSON, or what may be that. */
      readonly is: 'arbiter';
      readonly file: string;
      readonly identity: string;
      readonly text: string;
      /** One object a line (NDJSON), not one document. */
      readonly lines: boolean;
      readonly remarks: readonly Remark[];
    }
  /** No card data: a deck, an image, … */
  | { readonly is: 'other'; readonly file: string; readonly what: string }
  | { readonly is: 'unreadable'; readonly file: string; readonly remark: Remark };
