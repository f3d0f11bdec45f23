import fc from 'fast-check';
import { mutated } from './arbitraries.ts';

/** A query, and whether it asks for a regular expression, which may take too long. */
export interface Query {
  readonly text: string;
  readonly hasRegex: boolean;
}

const plain = (text: string): Query => ({ text, hasRegex: false });

const word = fc.oneof(
  fc.constantFrom(
    'fox',
    'pass',
    'the',
    'AND',
    '.44',
    '{mag}',
    "hermit's",
    'one-shot',
    '100%',
    'a_b',
    'c\\d',
    '漢字',
    'Ænima',
    "'",
    ';--',
  ),
  fc.stringMatching(/^[A-Za-z0-9.{}][A-Za-z0-9.{}'-]{0,12}$/).filter((text) => !/^or$/i.test(text)),
);

/** The space and the letter keep it from folding to nothing. */
const phrase = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((text) => !text.includes('\0'))
  .map((text) => `"${text.replace(/["“”\\]/g, '\\$&')} x"`);

const known: Readonly<Record<string, readonly string[]>> = {
  t: ['event', 'site', '"feng shui site"', 'feng-shui-site', '"special attack/block"'],
  type: ['edge', 'State'],
  set: ['yearofthedragon', '"year of the dragon"'],
  faction: ['dragons', 'mon', 'guiding-hand'],
  designator: ['gun', '"netherworld abomination"'],
  is: ['unique', 'toast-it', '"one-shot"', 'signature', 'bystander'],
  has: ['errata', 'ruling', 'text'],
  source: ['shadowfist.yotd', 'type-two'],
  immortal: ['kurgan', '"connor macleod"'],
  grid: ['OOO/OXO/OOO', 'ooooxoooo'],
  gems: ['agility'],
};

const named = fc
  .constantFrom(...Object.entries(known))
  .chain(([key, values]) => fc.constantFrom(...values).map((value) => `${key}:${value}`));

const figure = fc
  .tuple(
    fc.constantFrom('cost', 'Fighting', 'BODY', 'power', 'restriction', 'errata'),
    fc.constantFrom(':', '=', '!=', '<', '<=', '>', '>=', ' >= '),
    fc.nat({ max: 999_999 }),
  )
  .map((parts) => parts.join(''));

const written = fc
  .tuple(fc.constantFrom('name', 'Subtitle', 'text'), fc.oneof(word, phrase))
  .map(([key, value]) => `${key}:${value}`);

const simpleRegex = fc
  .tuple(
    fc.constantFrom('', 'name:', 'subtitle:', 'text:'),
    fc.constantFrom(
      'fox',
      '^the ',
      '\\d+ damage$',
      '\\bsmoke[sd]?\\b',
      'attack\\/block',
      'é|è',
      '(a+)+$',
      '[[:alpha:]]{3}',
      '.',
    ),
  )
  .map(([key, pattern]): Query => ({ text: `${key}/${pattern}/`, hasRegex: true }));

/** A query of the grammar, all of whose names exist and which is within all limits. */
export const validQuery: fc.Arbitrary<Query> = fc
  .tuple(
    fc.constantFrom('', '', '', 'asOf:1999', 'asof:2000-06', 'asOf:2001-05-11', 'asOf:type-two'),
    expression(),
  )
  .map(([time, query]) => (time === '' ? query : { ...query, text: `${time} ${query.text}` }))
  .filter(({ text }) => text.length <= 1000 && text.split('/').length < 6);

function expression(): fc.Arbitrary<Query> {
  const { any } = fc.letrec<{ any: Query }>((tie) => {
    const joined = fc
      .tuple(
        fc.array(tie('any'), { minLength: 2, maxLength: 3 }),
        fc.constantFrom(' ', '  and ', ' or ', ' OR '),
      )
      .map(
        ([parts, between]): Query => ({
          text: `(${parts.map(({ text }) => text).join(between)})`,
          hasRegex: parts.some(({ hasRegex }) => hasRegex),
        }),
      );
    const negated = tie('any').map((part): Query => ({ ...part, text: `-(${part.text})` }));
    return {
      any: fc.oneof(
        { maxDepth: 3 },
        { weight: 8, arbitrary: fc.oneof(word, phrase, named, figure, written).map(plain) },
        simpleRegex,
        joined,
        negated,
      ),
    };
  });
  return any;
}

const pieces = [
  ...[
    '(',
    ')',
    '-',
    '"',
    '“',
    '/',
    '\\',
    ':',
    '=',
    '!=',
    '<',
    '>=',
    ' or ',
    ' and ',
    ' ',
    '\u00a0',
    '\0',
    '%',
    '_',
    '*',
    '?',
    '$1',
  ],
  ...[
    't:',
    'cost',
    'nokey:',
    '__proto__:',
    'constructor:x',
    'asOf:',
    'asOf:2000-13',
    '99999999',
    'is:uniqe',
    'grid:XX',
    'ﷺ',
    '\u{1f0a1}',
  ],
];

/** A query with something wrong in it, or so it may be. */
export const mutatedQuery: fc.Arbitrary<string> = fc.oneof(
  mutated(
    validQuery.map(({ text }) => text),
    pieces,
  ),
  fc.array(fc.constantFrom(...pieces, 'fox', 'event', '3'), { maxLength: 14 }).map((some) => some.join('')),
);

/** Queries at the limits and beyond them. */
export const extremeQuery: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      'a',
      'a ',
      '漢',
      'ﷺ',
      '(',
      '-',
      '((a))',
      'a or ',
      '-(',
      '"a" ',
      '/a/ ',
      'name:',
      'cost>1 ',
      '\\',
      '"',
      "'",
      '%',
      '. ',
    ),
    fc.constantFrom(1, 4, 5, 31, 32, 33, 64, 65, 200, 333, 999, 1000, 1001, 3000),
    fc.constantFrom('', 'a', ')', ')'.repeat(32), ')'.repeat(40)),
  )
  .map(([piece, count, end]) => piece.repeat(count) + end);

const hardPatterns = [
  ...[
    '(a+)+$',
    '(a|a)*$',
    '(a|aa)+$',
    '(.*)*x',
    '(.*a){20}',
    '([a-z]+)*\\d',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(?:a?){30}a{30}',
  ],
  ...[
    'a{1000}',
    'a{1001}',
    '(a{100}){100}',
    '((a{10}){10}){10}',
    '((a{0,10}){0,10}){0,10}',
    '(?:.?){1000}',
    '(?:\\pL?){1000}',
    'x*'.repeat(90),
  ],
  ...[
    '\\b'.repeat(90),
    '(?:^|$|\\b|\\B)*'.repeat(10),
    '.*'.repeat(90),
    '('.repeat(90),
    '('.repeat(60) + ')'.repeat(60),
    '[',
    '[^',
    '[z-a]',
    '[[:nope:]]',
  ],
  ...[
    '(?=a)',
    '(?<!a)',
    '(a)\\1',
    '\\p{Nope}',
    '\\C',
    '\\Q',
    '\\x{110000}',
    '\\x{d800}',
    '\\0',
    '(?i',
    '(?P<n>a)(?P<n>b)',
    '(?P<',
    '*',
    '+a',
    '{',
    'a{,',
    'a**',
    '\\',
  ],
  ...[
    Array.from({ length: 60 }, (_, at) => `a${at}`).join('|'),
    '[\\s\\S]{500}'.repeat(3),
    '(?s).*'.repeat(20),
    '(?U)a+',
    '$^',
    '\\z',
    '\\A',
    '\\b{2}',
    '[\\b]',
    '\\pN',
    '\\PN',
    '\\x00',
  ],
];

const expensive = [
  '(?:.?){1000}',
  '(?:\\pL?){1000}',
  'x{1000}',
  '(?:.*?.?\\B*){1000}',
  '(.*){1000}',
  '(a|a)*',
  '[^a]*',
  '☃',
  '|',
];

/** Regular expressions that drive a backtracking engine mad, that grow large, or that are none. */
export const hardRegex: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'name:', 'text:', '-', 'fox '),
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...hardPatterns) },
      mutated(fc.constantFrom(...hardPatterns), [
        '{1000}',
        '*',
        '+',
        '(',
        ')',
        '|',
        '[',
        ']',
        '\\',
        '.',
        '^',
        '$',
        '?',
        '\\pL',
        '[^',
      ]),
      fc.array(fc.constantFrom(...expensive), { minLength: 1, maxLength: 16 }).map((parts) => parts.join('')),
    ),
    fc.constantFrom(1, 1, 1, 4, 5),
  )
  .map(([key, pattern, times]) => Array(times).fill(`${key}/${pattern}/`).join(' or '));
