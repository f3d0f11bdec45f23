import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createValidation } from '../../src/graphql/validation.ts';

const schema = buildSchema('type Query { a(x: Int): Query b: Int c: Int }');

/** How often the schema was asked for: once for each document that is validated. */
function counted() {
  let validated = 0;
  const isValid = createValidation(() => {
    validated += 1;
    return schema;
  });
  return { isValid: (text: string) => isValid(parse(text)), validated: () => validated };
}

test('Documents that differ in the order of fields are validated once', () => {
  const { isValid, validated } = counted();
  const documents = [
    '{ a(x: 1) { b c } c }',
    '{ c a(x: 1) { b c } }',
    '{ c a(x: 1) { c b } }',
    '{ c a(x: 2) { c b } }',
    '{ b a(x: 1) { c } c }',
  ];
  expect(documents.map((text) => [isValid(text), validated()])).toEqual([
    [true, 1],
    [true, 1],
    [true, 1],
    [true, 2],
    [true, 3],
  ]);
});

test('A comment before a selection does not hide it', () => {
  const { isValid } = counted();
  expect(isValid('{ a # comment\n{ b } c }')).toBe(true);
  expect(isValid('{ a # comment\n{ d } c }')).toBe(false);
});

test('A document is not valid because another one with the same fields is', () => {
  const { isValid } = counted();
  expect(isValid('query ($x: Int) { a(x: $x) { b } }')).toBe(true);
  expect(isValid('query { a(x: $x) { b } }')).toBe(false);
  expect(isValid('query ($x: String) { a(x: $x) { b } }')).toBe(false);
  expect(isValid('{ a { b } b { a } }')).toBe(false);
});
