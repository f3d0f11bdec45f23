import type { Keyed } from './ast.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

export type Figure = 'cost' | 'fighting' | 'body' | 'power' | 'restriction' | 'errata';

/** The condition for a comparison with a figure. A card without the figure meets none. */
export function compileFigure(figure: Figure): CompileKey {
  return (term) => ({ kind: 'figure', figure, operator: term.operator, number: numberOf(term) });
}

function numberOf({ key, value }: Keyed): number {
  if (value.kind !== 'regex' && /^\d{1,6}$/.test(value.text)) return Number(value.text);
  throw new SearchError(
    'search/bad-value',
    `${key.text} needs a whole number of at most six digits.`,
    value,
    {
      expected: ['a whole number'],
    },
  );
}
