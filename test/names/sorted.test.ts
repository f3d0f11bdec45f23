import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../src/engine/steps.ts';
import { inOrder, placeOf, put, sortedTexts, startingWith } from '../../src/names/sorted.ts';

describe('sorting in steps', () => {
  it('is stable, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 5000, size: 'max' }), (numbers) => {
        const order = atOnce(inOrder(numbers.length, (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0)));
        const expected = [...numbers.keys()].sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
        expect([...order]).toEqual(expected);
        expect(atOnce(put(numbers, order))).toEqual([...numbers].sort((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });
});

describe('sorted texts', () => {
  const words = sortedTexts(['fist', 'fists', 'fox', 'pass']);

  it('are found by what they begin with, at most so many', () => {
    expect(startingWith(words, 'f', 10)).toEqual([0, 1, 2]);
    expect(startingWith(words, 'f', 2)).toEqual([0, 1]);
    expect(startingWith(words, 'z', 10)).toEqual([]);
  });

  it('are found whole', () => {
    expect([placeOf(words, 'fox'), placeOf(words, 'fo'), placeOf(words, 'zen')]).toEqual([
      2,
      undefined,
      undefined,
    ]);
  });
});
