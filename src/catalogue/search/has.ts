import { fold } from '../../games/fold.ts';
import type { Condition } from './condition.ts';
import { wordOf } from './key-value.ts';
import { nearest } from './nearest.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

const conditions = new Map<string, Condition>([
  ['errata', { kind: 'has', what: 'errata' }],
  ['ruling', { kind: 'has', what: 'ruling' }],
  ['text', { kind: 'has', what: 'text' }],
]);

/** The condition for `has:`: there is an erratum, a ruling, or a wording that a source gives. */
export const compileHas: CompileKey = (term) => {
  const written = wordOf(term);
  const condition = conditions.get(fold(written));
  if (condition) return condition;
  const expected = [...conditions.keys()];
  throw new SearchError(
    'search/unknown-value',
    `Unknown value ${JSON.stringify(written)} for has:; expected ${expected.join(', ')}.`,
    term.value,
    {
      expected,
      suggestion: nearest(written, expected),
    },
  );
};
