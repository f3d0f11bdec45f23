import { Prisma } from '../../database/generated/client.ts';
import { takeAsOf, wordingHolds } from './as-of.ts';
import type { Expression } from './ast.ts';
import type { AsOf, SearchContext } from './context.ts';
import { compileKeyed } from './keys.ts';
import { parseSearch } from './parse.ts';
import type { Scope } from './scope.ts';
import { compileBare } from './words.ts';

/** A query as the database understands it. */
export interface CompiledSearch {
  /** Over c ("Card") joined with w ("CardWording"); it leaves at most one wording of a card. */
  readonly condition: Prisma.Sql;
  /** What in the query cannot match anything, in plain words; empty where all is well. */
  readonly warnings: readonly string[];
  /** The time at which wordings are read; null: now. */
  readonly asOf: AsOf | null;
}

/** Compiles a query. An empty one asks for every card. Throws a SearchError for a query that cannot be answered. */
export function compileSearch(query: string, context: SearchContext): CompiledSearch {
  const { asOf, expression } = takeAsOf(parseSearch(query), context);
  const warnings = new Set<string>();
  const scope: Scope = { context, asOf, warn: (message) => warnings.add(message) };
  const conditions = [wordingHolds(asOf, context)];
  if (context.game !== undefined) conditions.unshift(Prisma.sql`c."gameSlug" = ${context.game}`);
  if (expression) conditions.push(compileExpression(expression, scope));
  return { condition: Prisma.join(conditions, ' AND '), warnings: [...warnings], asOf };
}

function compileExpression(expression: Expression, scope: Scope): Prisma.Sql {
  const compiled = (parts: readonly Expression[]) => parts.map((part) => compileExpression(part, scope));
  switch (expression.kind) {
    case 'and':
      return Prisma.sql`(${Prisma.join(compiled(expression.parts), ' AND ')})`;
    case 'or':
      return Prisma.sql`(${Prisma.join(compiled(expression.parts), ' OR ')})`;
    case 'not':
      // A comparison with an absent figure is null, and what is not met is met by a minus.
      return Prisma.sql`(${compileExpression(expression.part, scope)}) IS NOT TRUE`;
    case 'keyed':
      return compileKeyed(expression, scope);
    default:
      return compileBare(expression, scope);
  }
}
