import type { Held } from '../held.ts';
import type { SourceDocument } from '../sources/document.ts';

/** What one comparison of a source with the content came to. */
export interface Finding {
  readonly source: string;
  /** What was counted. */
  readonly what: string;
  readonly inSource: number;
  readonly inContent: number;
  /** Each difference in one line; empty where they agree. */
  readonly differences: readonly string[];
}

/** Compares a source with what the content holds from it. */
export type Check = (document: SourceDocument, held: Held) => Finding[];
