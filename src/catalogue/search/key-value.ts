import type { Keyed } from './ast.ts';
import { SearchError } from './search-error.ts';

/** The word or phrase that a key with a colon asks for; a comparison or a regex in its place is an error. */
export function wordOf({ key, operator, value }: Keyed): string {
  refuseComparison({ key, operator });
  if (value.kind === 'regex') {
    throw new SearchError(
      'search/syntax',
      `${key.text}: does not accept a regular expression; use a word or a "phrase".`,
      value,
      {
        expected: ['a word', 'a "phrase"'],
      },
    );
  }
  return value.text;
}

/** Keys of words take a colon; only figures can be compared. */
export function refuseComparison({ key, operator }: Pick<Keyed, 'key' | 'operator'>): void {
  if (operator === ':') return;
  const place = { position: key.position + key.length, length: operator.length };
  throw new SearchError(
    'search/syntax',
    `${key.text} cannot be compared; use ${key.text}: and a value.`,
    place,
    {
      expected: [':'],
    },
  );
}
