import type { Keyed } from './ast.ts';
import type { Condition } from './condition.ts';
import type { AsOf, SearchContext } from './context.ts';

/** What compiling a term may look at, and where it leaves its warnings. */
export interface Scope {
  readonly context: SearchContext;
  readonly asOf: AsOf | null;
  warn(message: string): void;
}

/** The condition for one keyed term. Throws a SearchError. */
export type CompileKey = (term: Keyed, scope: Scope) => Condition;
