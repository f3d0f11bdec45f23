import type { Expression } from './ast.ts';
import { parseSearch } from './parse.ts';

/** The words of a query that a name may have: bare ones, those of `name:`, and the parts of a name before a colon. */
export function wordsAsked(query: string): string {
  return wordsUnder(query, NAME);
}

/** All words that a query asks for, in names and texts. */
export function allWordsAsked(query: string): string {
  return wordsUnder(query, ANY_TEXT);
}

const NAME: ReadonlySet<string> = new Set(['name']);
const ANY_TEXT: ReadonlySet<string> = new Set(['name', 'subtitle', 'text', 'o']);

function wordsUnder(query: string, keys: ReadonlySet<string>): string {
  const expression = parseSearch(query);
  return expression === null ? '' : wordsIn(expression, keys).join(' ');
}

function wordsIn(expression: Expression, keys: ReadonlySet<string>): string[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.parts.flatMap((part) => wordsIn(part, keys));
    case 'word':
    case 'phrase':
      return [expression.text];
    case 'keyed': {
      const { key, value } = expression;
      return keys.has(key.text.toLowerCase()) && value.kind !== 'regex' ? [value.text] : [];
    }
    case 'not':
    case 'regex':
      return [];
  }
}
