import type { Expression, Value } from '../../../src/catalogue/search/ast.ts';

/** Writes a tree as a query that reads back as the same tree. */
export function printQuery(expression: Expression): string {
  switch (expression.kind) {
    case 'and':
      return expression.parts.map(grouped).join(' ');
    case 'or':
      return expression.parts.map(grouped).join(' or ');
    case 'not':
      return `-${grouped(expression.part)}`;
    case 'keyed':
      return `${expression.key.text}${expression.operator}${printValue(expression.value)}`;
    default:
      return printValue(expression);
  }
}

/** In parentheses where the tree would be another without them; the word "and" would join terms. */
function grouped(part: Expression): string {
  const stands = part.kind === 'keyed' || part.kind === 'phrase' || part.kind === 'regex';
  return stands ? printQuery(part) : `(${printQuery(part)})`;
}

function printValue(value: Value): string {
  switch (value.kind) {
    case 'word':
      return value.text;
    case 'phrase':
      return `"${value.text.replace(/["“”\\]/g, '\\$&')}"`;
    case 'regex':
      return `/${value.pattern}/`;
  }
}

/** The tree without the places in the query. */
export function withoutPlaces(expression: Expression | null): unknown {
  return JSON.parse(
    JSON.stringify(expression, (key, value) => (key === 'position' || key === 'length' ? undefined : value)),
  );
}
