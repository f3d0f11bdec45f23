import { partialDate } from '../../games/content/scalars.ts';
import type { Expression, Keyed } from './ast.ts';
import type { AsOf, SearchContext } from './context.ts';
import { wordOf } from './key-value.ts';
import { isAsOf } from './keys.ts';
import { inGame, unknownValue } from './known-values.ts';
import { called } from './meanings.ts';
import { SearchError } from './search-error.ts';

/** The time a query asks about, and the query without it. */
export interface Timed {
  readonly asOf: AsOf | null;
  readonly expression: Expression | null;
}

/**
 * Takes `asOf:` out of a query. It is one time for all of the query, so it stands at most once, and neither
 * in an `or` nor under a minus. Throws a SearchError.
 */
export function takeAsOf(query: Expression | null, context: SearchContext): Timed {
  if (query === null) return { asOf: null, expression: null };
  const terms = timesIn(query);
  const parts = query.kind === 'and' ? query.parts : [query];
  const misplaced = terms.find((term) => !parts.includes(term)) ?? terms[1];
  if (misplaced) {
    throw new SearchError(
      'search/misplaced-as-of',
      'asOf: applies to the whole query: use it once, outside of or, minus and parentheses.',
      misplaced,
    );
  }
  const [term] = terms;
  if (!term) return { asOf: null, expression: query };
  return { asOf: readAsOf(term, context), expression: without(term, query) };
}

function timesIn(expression: Expression): Keyed[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.parts.flatMap(timesIn);
    case 'not':
      return timesIn(expression.part);
    case 'keyed':
      return isAsOf(expression) ? [expression] : [];
    default:
      return [];
  }
}

function without(term: Keyed, query: Expression): Expression | null {
  if (query.kind !== 'and') return null;
  const [first, ...rest] = query.parts.filter((part) => part !== term);
  if (!first) return null;
  return rest.length === 0 ? first : { ...query, parts: [first, ...rest] };
}

function readAsOf(term: Keyed, { known, game }: SearchContext): AsOf {
  const written = wordOf(term);
  if (partialDate.safeParse(written).success) return { kind: 'date', date: written };
  if (/^\d/.test(written)) {
    throw new SearchError('search/bad-value', `${JSON.stringify(written)} is not a valid date.`, term.value, {
      expected: ['YYYY', 'YYYY-MM', 'YYYY-MM-DD'],
    });
  }
  const sources = inGame(known.sources, game);
  const [source, another] = called(written, sources);
  if (!source) throw unknownValue('source', term, sources);
  if (another) {
    throw new SearchError(
      'search/bad-value',
      `${JSON.stringify(written)} matches several sources.`,
      term.value,
      {
        expected: [source.value, another.value],
      },
    );
  }
  return { kind: 'source', source: source.value };
}
