import fc from 'fast-check';
import { mutated } from './arbitraries.ts';

/** Those that take an engine that backtracks longer than the world lasts. */
const catastrophic = [
  ...['(a+)+$', '(a|a)*$', '(a|aa)+$', '(.*)*x', '(.*a){20}', '([a-z]+)*\\d', '^(([a-z])+.)+[A-Z]([a-z])+$'],
  ...[
    '(?:a?){30}a{30}',
    'x*'.repeat(90),
    '.*'.repeat(90),
    '(?s).*'.repeat(20),
    '(?:^|$|\\b|\\B)*'.repeat(10),
  ],
];

/** Those that are short and grow large. */
const large = [
  ...['a{1000}', '(a{100}){100}', '((a{10}){10}){10}', '((a{0,10}){0,10}){0,10}', '(?:.?){1000}'],
  ...['(?:\\pL?){1000}', '[\\s\\S]{500}'.repeat(3), '\\b'.repeat(90), `${'('.repeat(60)}a${')'.repeat(60)}`],
  Array.from({ length: 60 }, (_, at) => `a${at}`).join('|'),
];

/** Those that are no RE2 syntax, or at its edge. */
const doubtful = [
  ...[
    'a{1001}',
    '('.repeat(90),
    '[',
    '[^',
    '[z-a]',
    '[[:nope:]]',
    '(?=a)',
    '(?<!a)',
    '(a)\\1',
    '\\p{Nope}',
    '\\C',
  ],
  ...[
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
    '(?U)a+',
    '$^',
    '\\z',
    '\\A',
    '\\b{2}',
    '[\\b]',
    '\\pN',
    '\\PN',
    '\\x00',
    '(?i)ſ',
    '[^\\x00-\\x{10FFFF}]',
  ],
];

const patterns = [...catastrophic, ...large, ...doubtful];
const costly = [
  '(?:.?){1000}',
  '(?:\\pL?){1000}',
  'x{1000}',
  '(?:.*?.?\\B*){1000}',
  '(.*){1000}',
  '(a|a)*',
  '☃',
  '|',
];
const pieces = ['{1000}', '*', '+', '(', ')', '|', '[', ']', '\\', '.', '^', '$', '?', '\\pL', '[^'];

/** Queries for regular expressions of all these kinds, up to more of them than one query may have. */
export const hardRegex: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'name:', 'text:', '-', 'fox '),
    fc.oneof(
      fc.constantFrom(...patterns),
      mutated(fc.constantFrom(...patterns), pieces),
      fc.array(fc.constantFrom(...costly), { minLength: 1, maxLength: 16 }).map((parts) => parts.join('')),
    ),
    fc.constantFrom(1, 1, 1, 4, 5),
  )
  .map(([key, pattern, times]) => Array<string>(times).fill(`${key}/${pattern}/`).join(' or '));
