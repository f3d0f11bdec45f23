import type { Expression } from './ast.ts';
import { parseSearch } from './parse.ts';

/** The words of a query that a name may have: bare ones, those of `name:`, and the parts of a name before a colon. */
export function wordsAsked(query: string): string {
  const expression = parseSearch(query);
  return expression === null ? '' : wordsIn(expression).join(' ');
}

function wordsIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.parts.flatMap(wordsIn);
    case 'word':
    case 'phrase':
      return [expression.text];
    case 'keyed': {
      const { key, value } = expression;
      return key.text.toLowerCase() === 'name' && value.kind !== 'regex' ? [value.text] : [];
    }
    case 'not':
    case 'regex':
      return [];
  }
}
