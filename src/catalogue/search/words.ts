import { RE2JS, RE2JSException } from 're2js';
import { Prisma } from '../../database/generated/client.ts';
import { fold } from '../../games/fold.ts';
import type { Regex, Value, Word } from './ast.ts';
import { type Condition, ofText } from './condition.ts';
import type { TextField } from './context.ts';
import { refuseComparison } from './key-value.ts';
import type { CompileKey, Scope } from './scope.ts';
import { SearchError } from './search-error.ts';

/** The longest pattern of a regex. */
export const maxPatternLength = 200;

/** The most steps of a regex with its repetitions written out: `(\w{100}){100}` is short, but 10,000 letters long. */
const maxProgramSize = 2000;

const columns: Readonly<Record<TextField, Prisma.Sql>> = {
  name: Prisma.sql`w."foldedName"`,
  subtitle: Prisma.sql`w."foldedSubtitle"`,
  text: Prisma.sql`w."foldedText"`,
};

const everywhere: readonly TextField[] = ['name', 'subtitle', 'text'];

/** Letters, digits, apostrophes and hyphens, and the sentence's punctuation after them: what an index of words holds whole. */
const plainWord = /^[\p{L}\p{N}'-]+[.,;!?]*$/u;

/** The condition for a term without a key. */
export function compileBare(term: Value, scope: Scope): Condition {
  switch (term.kind) {
    case 'word':
      if (term.text === 'NOT')
        scope.warn('NOT is searched for as a word; put a minus before a term to negate it.');
      return ofText(wordAnywhere(term));
    case 'phrase':
      return ofText(substring(term, term.text, everywhere));
    case 'regex':
      return regexMatch(term, everywhere, scope);
  }
}

/** The condition for `name:`, `subtitle:` and `text:`. */
export function compileIn(field: TextField): CompileKey {
  return (term, scope) => {
    refuseComparison(term);
    return term.value.kind === 'regex'
      ? regexMatch(term.value, [field], scope)
      : ofText(substring(term.value, term.value.text, [field]));
  };
}

/** The condition that a name has what is written. */
export function nameHas(value: Value, written: string): Condition {
  return ofText(substring(value, written, ['name']));
}

/**
 * A plain word is looked up in the index of English words. A stop word is not in that index, and a word with
 * symbols is cut up in it, so these are looked for as they are written.
 */
function wordAnywhere(word: Word): Prisma.Sql {
  const asWritten = substring(word, word.text, everywhere);
  const folded = fold(word.text);
  if (!plainWord.test(folded)) return asWritten;
  const lexemes = Prisma.sql`plainto_tsquery('english'::regconfig, ${folded})`;
  return Prisma.sql`(w."search" @@ ${lexemes} OR (numnode(${lexemes}) = 0 AND ${asWritten}))`;
}

function substring(value: Value, text: string, fields: readonly TextField[]): Prisma.Sql {
  const folded = fold(text);
  if (folded === '')
    throw new SearchError('search/bad-value', 'The search term is empty.', value, {
      expected: ['a word'],
    });
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = fields.map((field) => Prisma.sql`${columns[field]} LIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
}

function regexMatch(term: Regex, fields: readonly TextField[], scope: Scope): Condition {
  return {
    kind: 'cards',
    ids: scope.context.matchRegex({ regex: readRegex(term), fields, asOf: scope.asOf }),
  };
}

function readRegex(term: Regex): RE2JS {
  const { pattern } = term;
  if (pattern.length > maxPatternLength) {
    throw new SearchError(
      'search/bad-regex',
      `The regular expression is too long; the limit is ${maxPatternLength} characters.`,
      term,
    );
  }
  const regex = compileRegex(term);
  if (regex.programSize() > maxProgramSize) {
    throw new SearchError(
      'search/bad-regex',
      `The regular expression has ${regex.programSize()} steps after its repetitions are expanded; the limit is ${maxProgramSize}.`,
      term,
      { expected: ['fewer repetitions'] },
    );
  }
  return regex;
}

function compileRegex(term: Regex): RE2JS {
  try {
    return RE2JS.compile(term.pattern, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw badRegex(term, error);
  }
}

/** RE2 tells the piece that is wrong, not where it is; where it cannot be found, the whole regex is meant. */
function badRegex(term: Regex, error: RE2JSException): SearchError {
  const [reason, piece] =
    'error' in error && 'input' in error
      ? [String(error.error), String(error.input ?? '')]
      : [error.message, ''];
  const at = piece === '' ? -1 : term.pattern.indexOf(piece);
  const place = at < 0 ? term : { position: term.position + 1 + at, length: piece.length };
  return new SearchError('search/bad-regex', `Invalid regular expression: ${reason}.`, place, {
    expected: ['RE2 syntax'],
  });
}
