import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression, Value } from '../../../src/catalogue/search/ast.ts';
import { compileSearch } from '../../../src/catalogue/search/compile.ts';
import { decodeCursor, encodeCursor } from '../../../src/catalogue/search/cursor.ts';
import { orders, parseOrder } from '../../../src/catalogue/search/order.ts';
import { parseSearch } from '../../../src/catalogue/search/parse.ts';
import { SearchError } from '../../../src/catalogue/search/search-error.ts';
import { bothGames } from './context.ts';
import { inSql } from './in-sql.ts';
import { printQuery, withoutPlaces } from './print.ts';

/** Compiles, or is refused at a place in the query. Anything else thrown fails the property. */
function answered(query: string): void {
  try {
    const condition = inSql(compileSearch(query, bothGames).condition);
    expect(condition.strings.length).toBe(condition.values.length + 1);
    expect(JSON.stringify(condition.values)).not.toContain('\\u0000');
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    expect(error.position + error.length).toBeLessThanOrEqual(query.length);
    expect(error.position).toBeGreaterThanOrEqual(0);
  }
}

const pieces = [
  ...[
    'fox',
    'the',
    '.44',
    'or',
    'and',
    '-',
    '(',
    ')',
    '"',
    '“',
    '/',
    '\\',
    ' ',
    '%',
    '_',
    '\0',
    'é',
    '!',
    '*',
    '[',
    '{1,9}',
  ],
  ...[
    't',
    'name',
    'text',
    'cost',
    'errata',
    'asOf',
    'is',
    'has',
    'designator',
    'faction',
    'immortal',
    'grid',
    'nokey',
  ],
  ...[
    ':',
    '=',
    '!=',
    '<',
    '>=',
    '3',
    '99999999',
    'event',
    'unique',
    'errata',
    '2000',
    '2000-13',
    'yotd',
    'OOOOXOOOO',
  ],
];

const at = { position: 0, length: 0 };
const place = fc.constant(at);
const wordText = fc
  .stringMatching(/^[A-Za-z0-9.{}'][A-Za-z0-9.{}'-]{0,6}$/)
  .filter((text) => !/^(or)$/i.test(text));
const value: fc.Arbitrary<Value> = fc.oneof(
  fc
    .record({
      kind: fc.constant('word' as const),
      text: wordText,
      position: place,
      length: place.map(() => 0),
    })
    .map(({ kind, text }) => ({ kind, text, ...at })),
  fc
    .string({ maxLength: 8 })
    .filter((text) => !text.includes('\0'))
    .map((text) => ({ kind: 'phrase' as const, text, ...at })),
  fc.stringMatching(/^([a-z.*+ ]|\\\/){1,6}$/).map((pattern) => ({ kind: 'regex' as const, pattern, ...at })),
);
const keyed = fc
  .record({
    key: fc.stringMatching(/^[a-zA-Z]{1,8}$/),
    operator: fc.constantFrom(':', '=', '!=', '<', '<=', '>', '>=' as const),
    value,
  })
  .map(({ key, operator, value }) => ({
    kind: 'keyed' as const,
    key: { text: key, ...at },
    operator,
    value,
    ...at,
  }));
const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const parts = fc.array(tie('expression'), { minLength: 2, maxLength: 3 });
  return {
    expression: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      value,
      keyed,
      parts.map((parts) => ({ kind: 'and' as const, parts, ...at })),
      parts.map((parts) => ({ kind: 'or' as const, parts, ...at })),
      tie('expression').map((part) => ({ kind: 'not' as const, part, ...at })),
    ),
  };
});

describe('every string', () => {
  it('compiles or is refused with a SearchError that points into it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), answered), { numRuns: 500 });
  });

  it('made of the pieces of queries does so too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((some) => some.join('')),
        answered,
      ),
      {
        numRuns: 3000,
      },
    );
  });

  it('made of any characters that are a cursor reads back, or is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orders), fc.string({ unit: 'binary' }), (order, cursor) => {
        expect(() => decodeCursor(parseOrder(order), cursor)).toThrow(SearchError);
      }),
    );
  });
});

describe('round trips', () => {
  it('a tree that is printed reads back as the same tree', () => {
    fc.assert(
      fc.property(expression, (tree) => {
        const printed = printQuery(tree);
        fc.pre(printed.length <= 1000 && JSON.stringify(tree).split('"kind":"regex"').length <= 5);
        expect(withoutPlaces(parseSearch(printed))).toEqual(withoutPlaces(tree));
      }),
      { numRuns: 500 },
    );
  });

  it('a place that is made a cursor reads back as the same place', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 100 }).filter((some) => !some.includes('\0'));
    const row = fc.record({ id: text, foldedName: text, figure: fc.option(fc.integer()) });
    fc.assert(
      fc.property(fc.constantFrom(...orders), row, (written, place) => {
        const order = parseOrder(written);
        expect(decodeCursor(order, encodeCursor(order, place))).toEqual(place);
      }),
    );
  });
});
