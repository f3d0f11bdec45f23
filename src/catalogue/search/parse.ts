import type { Expression, Term } from './ast.ts';
import { SyntaxError as GrammarError, parse } from './generated/parser.js';
import { SearchError } from './search-error.ts';

/** The longest query, in UTF-16 code units. */
export const maxQueryLength = 1000;
/** The most terms in a query. */
export const maxTerms = 64;
/** The most regexes in a query: each is held against every card. */
export const maxRegexes = 4;
/** The deepest nesting of parentheses. */
export const maxNesting = 32;

/**
 * Reads a query; null when it is empty, which asks for every card. Whether its keys and values exist is not
 * looked at. Throws a SearchError: search/syntax, search/too-long or search/too-complex.
 */
export function parseSearch(query: string): Expression | null {
  if (query.length > maxQueryLength) {
    const excess = { position: maxQueryLength, length: query.length - maxQueryLength };
    throw new SearchError(
      'search/too-long',
      `The query has ${query.length} characters; the limit is ${maxQueryLength}.`,
      excess,
    );
  }
  refuseHalfCharacters(query);
  const expression = readGrammar(query);
  if (expression) refuseExcess(termsOf(expression));
  return expression;
}

/** PostgreSQL rejects half of a surrogate pair. */
function refuseHalfCharacters(query: string): void {
  const position = query.search(/\p{Surrogate}/u);
  if (position === -1) return;
  const place = { position, length: 1 };
  throw new SearchError('search/syntax', 'The query contains half of a surrogate pair.', place, {
    expected: ['a complete character'],
  });
}

function refuseExcess(terms: readonly Term[]): void {
  const extraTerm = terms[maxTerms];
  if (extraTerm)
    throw new SearchError(
      'search/too-complex',
      `The query has too many terms; the limit is ${maxTerms}.`,
      extraTerm,
    );
  const extraRegex = terms.filter(hasRegex)[maxRegexes];
  if (extraRegex)
    throw new SearchError(
      'search/too-complex',
      `The query has too many regular expressions; the limit is ${maxRegexes}.`,
      extraRegex,
    );
}

function hasRegex(term: Term): boolean {
  return (term.kind === 'keyed' ? term.value : term).kind === 'regex';
}

function readGrammar(query: string): Expression | null {
  try {
    return parse(query, { onGroup: refuseDeepNesting });
  } catch (error) {
    throw error instanceof GrammarError ? syntaxError(error, query) : error;
  }
}

function refuseDeepNesting(depth: number, position: number): void {
  if (depth <= maxNesting) return;
  throw new SearchError(
    'search/too-complex',
    `The parentheses are nested too deeply; the limit is ${maxNesting}.`,
    {
      position,
      length: 1,
    },
  );
}

function termsOf(expression: Expression): Term[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.parts.flatMap(termsOf);
    case 'not':
      return termsOf(expression.part);
    default:
      return [expression];
  }
}

function syntaxError(error: GrammarError, query: string): SearchError {
  const { start, end } = error.location;
  const expected = [...new Set(error.expected.flatMap(describe))].sort();
  const found = query.slice(start.offset, end.offset);
  const there = start.offset >= query.length ? 'the query ends' : `found ${JSON.stringify(found)}`;
  return new SearchError(
    'search/syntax',
    `Expected ${listing(expected)}, but ${there}.`,
    { position: start.offset, length: found.length },
    { expected },
  );
}

/** White space may stand almost anywhere, so it is not worth telling. */
function describe(expectation: GrammarError['expected'][number]): string[] {
  if (expectation.type === 'end') return ['the end of the query'];
  const name = expectation.type === 'other' ? expectation.description : expectation.text;
  return name === 'white space' ? [] : [name];
}

function listing(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
