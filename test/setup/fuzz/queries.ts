import fc from 'fast-check';
import { mutated } from './arbitraries.ts';

const plainWords = ['fox', 'pass', 'the', 'AND', 'one-shot', "hermit's", '漢字', 'Ænima', 'ﬁre'];
const oddWords = ['.44', '{mag}', '100%', 'a_b', 'c\\d', "'", ';--', '$1', '*', '👩‍👩‍👧'];
const word = fc.oneof(
  fc.constantFrom(...plainWords, ...oddWords),
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

const figures = ['cost', 'Fighting', 'BODY', 'power', 'restriction', 'errata'];
const comparisons = [':', '=', '!=', '<', '<=', '>', '>=', ' >= '];
const figure = fc
  .tuple(fc.constantFrom(...figures), fc.constantFrom(...comparisons), fc.nat({ max: 999_999 }))
  .map((parts) => parts.join(''));

const written = fc
  .tuple(fc.constantFrom('name', 'Subtitle', 'text'), fc.oneof(word, phrase))
  .map(([key, value]) => `${key}:${value}`);

const patterns = ['fox', '^the ', '\\d+ damage$', '\\bsmoke[sd]?\\b', 'attack\\/block', 'é|è', '(a+)+$', '.'];
const regex = fc
  .tuple(fc.constantFrom('', 'name:', 'subtitle:', 'text:'), fc.constantFrom(...patterns))
  .map(([key, pattern]) => `${key}/${pattern}/`);

const term = fc.oneof(word, phrase, named, figure, written);

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const parts = fc.array(tie('expression'), { minLength: 2, maxLength: 3 });
  const joined = fc
    .tuple(parts, fc.constantFrom(' ', '  and ', ' or ', ' OR '))
    .map(([parts, between]) => `(${parts.join(between)})`);
  const negated = tie('expression').map((part) => `-(${part})`);
  return { expression: fc.oneof({ maxDepth: 3 }, { weight: 8, arbitrary: term }, regex, joined, negated) };
});

/** A query of the grammar, all of whose names exist and which is within all limits; its `asOf:` is of no one game. */
export const validQuery: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '', '', 'asOf:1999 ', 'asof:2000-06 ', 'asOf:2001-05-11 '), expression)
  .map(([time, query]) => time + query)
  .filter((text) => text.length <= 1000 && text.split('/').length < 6);

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
  ],
  ...['t:', 'cost', 'nokey:', '__proto__:', 'constructor:x', 'asOf:', 'asOf:2000-13', '99999999', 'is:uniqe'],
  ...['grid:XX', 'ﷺ', '\u{1f0a1}', '\u0301', 'İ', '*', '?', '[', '{1,9}'],
];

/** A query with something wrong in it, or so it may be. */
export const mutatedQuery: fc.Arbitrary<string> = fc.oneof(
  mutated(validQuery, pieces),
  fc.array(fc.constantFrom(...pieces, 'fox', 'event', '3'), { maxLength: 14 }).map((some) => some.join('')),
);

const repeated = [
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
  '%',
  '. ',
];
const counts = [1, 4, 5, 31, 32, 33, 64, 65, 200, 333, 999, 1000, 1001, 3000];

/** Queries at the limits and beyond them. */
export const extremeQuery: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...repeated),
    fc.constantFrom(...counts),
    fc.constantFrom('', 'a', ')', ')'.repeat(32), ')'.repeat(40)),
  )
  .map(([piece, count, end]) => piece.repeat(count) + end);
