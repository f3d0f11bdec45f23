import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  has,
  inBoth,
  inEither,
  inFirstOnly,
  kept,
  numbersIn,
  restored,
  setOf,
  sizeOf,
} from '../../../src/catalogue/search/wording-set.ts';

const COUNT = 100;
const numbers = fc
  .uniqueArray(fc.nat(COUNT - 1), { maxLength: COUNT })
  .map((some) => some.sort((a, b) => a - b));

describe('sets of wordings', () => {
  it('hold what was put in, kept or not', () => {
    fc.assert(
      fc.property(numbers, fc.nat(COUNT - 1), (some, one) => {
        const set = setOf(some, COUNT);
        expect([...numbersIn(set)]).toEqual(some);
        expect(sizeOf(set)).toBe(some.length);
        expect(has(set, one)).toBe(some.includes(one));
        expect([...numbersIn(restored(kept(some, COUNT), COUNT))]).toEqual(some);
      }),
    );
  });

  it('are joined as sets are', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [left, right] = [setOf(a, COUNT), setOf(b, COUNT)];
        expect([...numbersIn(inBoth(left, right))]).toEqual(a.filter((one) => b.includes(one)));
        expect([...numbersIn(inFirstOnly(left, right))]).toEqual(a.filter((one) => !b.includes(one)));
        const either = [...new Set([...a, ...b])].sort((one, other) => one - other);
        expect([...numbersIn(inEither(left, right))]).toEqual(either);
      }),
    );
  });
});
