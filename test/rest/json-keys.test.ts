import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesIn } from '../../src/json-places.ts';
import { keysWrittenIn, repeatedKeysIn } from '../../src/rest/json-keys.ts';

const word = fc.constantFrom('a', 'b/c', '"', '\\', '":', '{"a":1}', 'é', '[', ',');
const space = fc.constantFrom('', ' ', '\n\t');

/** Texts that are JSON, whose objects may have a key twice. */
const { text } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    word.map((one) => JSON.stringify(one)),
    fc.constantFrom('1', 'null', '[]', '{}'),
    fc
      .array(fc.tuple(word, space, tie('text')), { maxLength: 4 })
      .map((all) => `{${all.map(([key, gap, value]) => `${JSON.stringify(key)}${gap}:${gap}${value}`)}}`),
    fc
      .array(fc.tuple(space, tie('text')), { maxLength: 4 })
      .map((all) => `[${all.map((one) => one.join(''))}]`),
  ),
}));

const pointer = (steps: readonly (string | number)[]) =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function keysOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, one) => sum + keysOf(one), own);
}

describe('the keys of a JSON text', () => {
  test('Every key is counted as it is written', () => {
    fc.assert(
      fc.property(text, (json) => {
        const { repeated } = placesIn(json, new Set());
        if (repeated.length === 0) expect(keysWrittenIn(json)).toBe(keysOf(JSON.parse(json)));
        else expect(keysWrittenIn(json)).toBeGreaterThan(keysOf(JSON.parse(json)));
      }),
    );
  });

  test('A key that stands twice is found at its place', () => {
    fc.assert(
      fc.property(text, (json) => {
        const { repeated } = placesIn(json, new Set());
        expect(repeatedKeysIn(json, 1_000).map(pointer)).toEqual(repeated.map((one) => one.pointer));
      }),
    );
  });

  test('Only the first of many are reported', () => {
    expect(repeatedKeysIn(`{${Array.from({ length: 500 }, () => '"a": 1').join()}}`, 100)).toHaveLength(100);
  });
});
