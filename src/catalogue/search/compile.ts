import { takeAsOf } from './as-of.ts';
import type { Expression } from './ast.ts';
import { type Condition, everyCard } from './condition.ts';
import type { AsOf, GameTime, SearchContext } from './context.ts';
import { compileKeyed } from './keys.ts';
import { parseSearch } from './parse.ts';
import type { Scope } from './scope.ts';
import { timesOf } from './times.ts';
import { compileBare } from './words.ts';

/** What a query asks for. */
export interface CompiledSearch {
  readonly condition: Condition;
  /** The games it asks about, each at the time at which its wordings are read: a card has one wording then, or none. */
  readonly times: readonly GameTime[];
  /** What in the query cannot match anything, in plain words; empty where all is well. */
  readonly warnings: readonly string[];
  /** The tags of `does:`, which the abilities of the cards explain. */
  readonly tags: readonly string[];
  /** The time at which wordings are read; null: now. */
  readonly asOf: AsOf | null;
}

/** Compiles a query. An empty one asks for every card. Throws a SearchError for a query that cannot be answered. */
export function compileSearch(query: string, context: SearchContext): CompiledSearch {
  const { asOf, expression } = takeAsOf(parseSearch(query), context);
  const warnings = new Set<string>();
  const tags = new Set<string>();
  const scope: Scope = {
    context,
    asOf,
    warn: (message) => warnings.add(message),
    explain: (tag) => tags.add(tag),
  };
  const condition = expression === null ? everyCard : compileExpression(expression, scope);
  return { condition, times: timesOf(asOf, context), warnings: [...warnings], tags: [...tags], asOf };
}

function compileExpression(expression: Expression, scope: Scope): Condition {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return {
        kind: expression.kind,
        parts: expression.parts.map((part) => compileExpression(part, scope)),
      };
    case 'not':
      return { kind: 'not', part: compileExpression(expression.part, scope) };
    case 'keyed':
      return compileKeyed(expression, scope);
    default:
      return compileBare(expression, scope);
  }
}
