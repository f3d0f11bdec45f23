import { describe, expect, test } from 'vitest';
import { liftValues } from '../../src/graphql/written-values.ts';

const shapeOf = (document: string) => liftValues(document).shape;

describe('Values are taken out of a document', () => {
  test('A string and a whole number become variables', () => {
    expect(liftValues('{ card(slug: "fox \\"pass\\"") { rulings(first: 20) { totalCount } } }')).toEqual({
      shape: '{ card(slug: $written_0) { rulings(first: $written_1) { totalCount } } }',
      values: { written_0: 'fox "pass"', written_1: 20 },
    });
  });

  test('A value that is written twice becomes one variable', () => {
    expect(shapeOf('{ a: f(x: "1", y: 1) b: f(x: "1", y: -1) }')).toBe(
      '{ a: f(x: $written_0, y: $written_1) b: f(x: $written_0, y: $written_2) }',
    );
  });
});

describe('A document keeps what is not a value', () => {
  test.each([
    ['names with digits', '{ a1: card2(_3: $v4) { f5 } }'],
    ['comments', '{ f # "a" 1\n }'],
    ['fractions', '{ f(x: 1.5, y: 1e3) }'],
    ['words that are values', '{ f(x: true, y: null, z: NAME) }'],
  ])('%s', (_, document) => {
    expect(liftValues(document)).toEqual({ shape: document, values: {} });
  });
});

describe('A document is its own shape', () => {
  test.each([
    ['if it has a block string', '{ f(x: """a""", y: 1) }'],
    ['if a string has an escape that JSON does not know', '{ f(x: "\\q", y: 1) }'],
    ['if a string has half of a surrogate pair', '{ f(x: "\\ud800", y: 1) }'],
    ['if it has a variable of such a name', 'query ($written_0: Int) { f(x: $written_0, y: 1) }'],
    ['if a number is malformed', '{ f(x: 01) }'],
  ])('%s', (_, document) => {
    expect(liftValues(document)).toEqual({ shape: document, values: {} });
  });
});
