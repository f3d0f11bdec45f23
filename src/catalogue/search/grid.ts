import { wordOf } from './key-value.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

/** The condition for `grid:`: three rows of three letters, top first, with or without slashes between them. */
export const compileGrid: CompileKey = (term) => {
  const rows = /^([a-z?]{3})\/?([a-z?]{3})\/?([a-z?]{3})$/i.exec(wordOf(term));
  if (rows) return { kind: 'value', of: 'grid', values: [rows.slice(1).join('/').toUpperCase()] };
  throw new SearchError(
    'search/bad-value',
    'Invalid grid; expected three rows of three letters, such as OOO/OXO/OOO.',
    term.value,
    {
      expected: ['OOO/OXO/OOO'],
    },
  );
};
