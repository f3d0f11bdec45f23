import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../src/bulk/canonical-json.ts';

test('keys stand in order, at every depth; lists stay as they are', () => {
  expect(canonicalJson({ b: [{ d: 1, c: [2, 1] }], a: null, Z: 'é' })).toBe(
    '{"Z":"é","a":null,"b":[{"c":[2,1],"d":1}]}',
  );
});

test('it is the same value, whatever the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
