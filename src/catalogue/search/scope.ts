import type { Keyed } from './ast.ts';
import type { Condition } from './condition.ts';
import type { AsOf, SearchContext } from './context.ts';

/** What compiling a term may look at, and where it leaves its warnings. */
export interface Scope {
  readonly context: SearchContext;
  readonly asOf: AsOf | null;
  warn(message: string): void;
  /** Keeps a tag of `does:`, so that the answer says by which abilities the cards have it. */
  explain(tag: string): void;
}

/** The condition for one keyed term. Throws a SearchError. */
export type CompileKey = (term: Keyed, scope: Scope) => Condition;
