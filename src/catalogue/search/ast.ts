/** A place in the query: a 0-based offset and a length in UTF-16 code units. */
export interface Span {
  readonly position: number;
  readonly length: number;
}

/** A word without quotes. */
export interface Word extends Span {
  readonly kind: 'word';
  readonly text: string;
}

/** Words in quotes, with the quotes and their escapes taken off. */
export interface Phrase extends Span {
  readonly kind: 'phrase';
  readonly text: string;
}

/** What stands between two slashes, as written. */
export interface Regex extends Span {
  readonly kind: 'regex';
  readonly pattern: string;
}

export type Value = Word | Phrase | Regex;

export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A key with its value, such as `t:event` or `cost>=3`. Whether there is such a key is not yet known here. */
export interface Keyed extends Span {
  readonly kind: 'keyed';
  readonly key: Span & { readonly text: string };
  readonly operator: Operator;
  readonly value: Value;
}

/** All of the parts; there are at least two. */
export interface And extends Span {
  readonly kind: 'and';
  readonly parts: readonly Expression[];
}

/** Any of the parts; there are at least two. */
export interface Or extends Span {
  readonly kind: 'or';
  readonly parts: readonly Expression[];
}

export interface Not extends Span {
  readonly kind: 'not';
  readonly part: Expression;
}

export type Term = Value | Keyed;

/** A query as written. Parentheses leave no trace but the shape of the tree. */
export type Expression = And | Or | Not | Term;
