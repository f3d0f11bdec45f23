import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences } from '../../../src/database/changes/differences.ts';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, reversed(part)]),
  );
};
const json = fc.jsonValue();

test('the order in which parts stand does not matter', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(differences(value, reversed(value))).toEqual([]);
    }),
  );
});

test('the way back is the way there, turned round', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      const back = differences(other, one).map(({ field, from, to }) => ({ field, from: to, to: from }));
      expect(back).toEqual(differences(one, other));
    }),
  );
});

test('what is absent is null', () => {
  expect(differences({ a: null, b: undefined }, { c: null })).toEqual([]);
  expect(differences({}, { a: { b: 1 } })).toEqual([{ field: 'a', from: null, to: { b: 1 } }]);
  expect(differences({ constructor: 'Anna' }, {})).toEqual([
    { field: 'constructor', from: 'Anna', to: null },
  ]);
});

test('a list is one part, and its order matters', () => {
  expect(differences({ a: [1, 2] }, { a: [2, 1] })).toEqual([{ field: 'a', from: [1, 2], to: [2, 1] }]);
  expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 1, c: null }] })).toEqual([]);
});
