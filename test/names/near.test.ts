import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { MOST_STEPS, near } from '../../src/names/near.ts';
import { compareText, sortedTexts } from '../../src/names/sorted.ts';

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort(compareText);

/** How many steps it takes to look for a text. */
function stepsFor(texts: readonly string[], text: string, edits: number): number {
  let steps = 0;
  near(sortedTexts(texts), text, edits, () => {
    steps += 1;
  });
  return steps;
}

describe('texts that are near', () => {
  it('are those within so many edits, whatever the texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), maxLength: 9 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), text, fc.constantFrom(1, 2), (texts, sought, edits) => {
        const all = sorted(texts);
        const expected = all.flatMap((one, place) => {
          const away = distance(one, sought);
          return away <= edits ? [[place, away] as const] : [];
        });
        const found = [...near(sortedTexts(all), sought, edits)].sort(([a], [b]) => a - b);
        expect(found).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('are looked for among a hundred thousand in a few thousand steps, whatever they are like', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const numbers = sorted(Array.from({ length: 100_000 }, (_, number) => String(number)));
    const longNumbers = sorted(
      Array.from({ length: 100_000 }, (_, number) => String(number * 7_654_321 + 10_000_000)),
    );
    const mixed = sorted(
      Array.from({ length: 100_000 }, (_, number) =>
        Array.from({ length: 8 }, (__, at) =>
          letters.charAt(((number * 2_654_435_761) >>> (at * 3)) % 36),
        ).join(''),
      ),
    );
    const alike = sorted(Array.from({ length: 100_000 }, (_, number) => `monkmonkmonk${number.toString(2)}`));
    const worst = [
      stepsFor(numbers, '4711', 1),
      stepsFor(longNumbers, '12345678', 2),
      stepsFor(mixed, 'abcdefgh', 2),
      stepsFor(alike, 'monkmonkmonk101010101010', 2),
      stepsFor(mixed, 'a'.repeat(40), 2),
    ];
    for (const steps of worst) expect(steps).toBeLessThanOrEqual(5000);
  });

  it('are given up on after so many steps', () => {
    const letters = Array.from({ length: 40 }, (_, at) => String.fromCharCode(97 + at));
    const all = sorted(letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}x`))));
    expect(stepsFor(all, 'qqqqqqq', 2)).toBeLessThanOrEqual(MOST_STEPS);
    expect(stepsFor(all, 'ααααα', 1)).toBeLessThan(200);
  });
});
