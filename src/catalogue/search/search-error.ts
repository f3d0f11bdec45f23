import type { Span } from './ast.ts';

export type SearchErrorCode =
  | 'search/syntax'
  | 'search/too-long'
  | 'search/too-complex'
  | 'search/unknown-key'
  | 'search/unknown-value'
  | 'search/bad-value'
  | 'search/misplaced-as-of'
  | 'search/bad-regex'
  | 'search/unknown-order'
  | 'search/bad-cursor';

/** What would have been right. */
export interface Remedy {
  /** What could have stood there, in plain words or as known names; empty where nothing in particular could. */
  readonly expected?: readonly string[];
  /** The nearest known name; absent where none is near. */
  readonly suggestion?: string | undefined;
}

/**
 * The search asks for what cannot be answered. Position and length say where in the query (or, for an
 * order or a cursor, in that parameter); a length of 0 at its end means that something is missing there.
 */
export class SearchError extends Error {
  readonly code: SearchErrorCode;
  readonly position: number;
  readonly length: number;
  readonly expected: readonly string[];
  readonly suggestion: string | undefined;

  constructor(code: SearchErrorCode, message: string, { position, length }: Span, remedy: Remedy = {}) {
    super(message);
    this.name = 'SearchError';
    this.code = code;
    this.position = position;
    this.length = length;
    this.expected = remedy.expected ?? [];
    this.suggestion = remedy.suggestion;
  }
}
