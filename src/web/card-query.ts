// Card searches as texts: adds and removes terms, as links do.

const QUOTES = '"“”';

/** The terms of a query that stand side by side, as written. */
export function termsOf(q: string): readonly string[] {
  const terms: string[] = [];
  let term = '';
  let depth = 0;
  let isEscaped = false;
  /** What ends the phrase or the regular expression that is being read. */
  let ends: string | undefined;
  for (const char of `${q} `) {
    if (ends === undefined && depth === 0 && /\s/.test(char)) {
      if (term !== '') terms.push(term);
      term = '';
      continue;
    }
    if (ends !== undefined) {
      if (!isEscaped && ends.includes(char)) ends = undefined;
      isEscaped = !isEscaped && char === '\\';
    } else if (QUOTES.includes(char)) ends = QUOTES;
    else if (char === '/' && /(^|[-(:])$/.test(term)) ends = '/';
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    term += char;
  }
  if (term.trim() !== '') terms.push(term.trim());
  return joinComparisons(terms);
}

/** A comparison may have spaces around its sign. */
function joinComparisons(terms: readonly string[]): string[] {
  const joined: string[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const isContinued = before !== undefined && (/^[!<>=]/.test(term) || /^\w+[!<>=]+$/.test(before));
    if (isContinued) joined.splice(-1, 1, before + term);
    else joined.push(term);
  }
  return joined;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether the terms are alternatives, of which none can be removed alone. */
export const hasAlternatives = (q: string): boolean => termsOf(q).some((term) => isSame(term, 'or'));

export const hasTerm = (q: string, term: string): boolean =>
  !hasAlternatives(q) && termsOf(q).some((one) => isSame(one, term));

export const withoutTerms = (q: string, removed: readonly string[]): string =>
  hasAlternatives(q)
    ? q
    : termsOf(q)
        .filter((term) => !removed.some((one) => isSame(one, term)))
        .join(' ');

/** The query with one more term, in the place of those that it excludes. */
export function withTerm(q: string, term: string, excluded: readonly string[] = []): string {
  const rest = withoutTerms(q, [term, ...excluded]);
  if (rest === '') return term;
  return `${hasAlternatives(rest) ? `(${rest})` : rest} ${term}`;
}
