import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed } from '../../../../src/games/decks/changes.ts';
import type { DeckLine } from '../../../../src/games/decks/deck.ts';
import { shadowfistDecks } from '../../../../src/games/shadowfist/decks/law.ts';
import { card, deckOf, FIVE_COPIES, formatOf, inWords, line, poolOf, validated } from './cast.ts';

const cards = Array.from({ length: 6 }, (_, n) =>
  card(`Tiger ${n}`, {
    type: n % 2 === 0 ? 'Character' : 'Feng Shui Site',
    printings: [n, n + 1].map((set) => ({ set: `set-${set}`, number: null, edition: null })),
  }),
);
const pool = poolOf(...cards);
const format = formatOf(
  FIVE_COPIES,
  { check: 'deck-size', least: 4, most: 14 },
  { check: 'sets', sets: ['set-0', 'set-2', 'set-3', 'set-5'], of: 'printing' },
  { check: 'copies-of-cards', cards: ['tiger-2'], most: 1 },
  { check: 'cards-of-type', types: ['Feng Shui Site'], least: 1, most: 6 },
);
const ready = shadowfistDecks.ready(format);

const lines = fc.array(
  fc
    .record({
      card: fc.constantFrom(...cards),
      quantity: fc.integer({ min: 1, max: 7 }),
      set: fc.option(fc.nat({ max: 6 })),
    })
    .map(
      ({ card: of, quantity, set }): DeckLine => line(of, quantity, set === null ? undefined : `set-${set}`),
    ),
  { minLength: 1, maxLength: 6 },
);

describe('whatever the deck', () => {
  test('the answer does not depend on the order of lines, nor on how copies are put on them', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const one = given.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        const report = ready.validate({ lines: given }, pool);
        expect(ready.validate({ lines: [...given].reverse() }, pool)).toEqual(report);
        expect(ready.validate({ lines: one }, pool)).toEqual(report);
      }),
      { numRuns: 100 },
    );
  });

  test('each fix makes the deck legal, and none of its copies can be left out', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const report = ready.validate({ lines: given }, pool);
        for (const { changes } of report.fixes) {
          const mended = changed({ lines: given }, changes, pool);
          expect(mended && ready.validate(mended, pool).legal).toBe(true);
          for (const [at, change] of changes.entries()) {
            const fewer = changes.flatMap((other, place) =>
              place !== at ? other : change.quantity > 1 ? { ...change, quantity: change.quantity - 1 } : [],
            );
            const less = changed({ lines: given }, fewer, pool);
            expect(less && ready.validate(less, pool).legal).not.toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('more copies of what is too many add no legality elsewhere', () => {
    const upper = shadowfistDecks.ready(
      formatOf(FIVE_COPIES, { check: 'copies-of-cards', cards: ['tiger-2'], most: 1 }),
    );
    const kinds = (given: readonly DeckLine[]) =>
      upper
        .validate({ lines: given }, pool, { fixes: false })
        .violations.map(({ code, cards: [first] }) => `${code} ${first?.slug}`);
    fc.assert(
      fc.property(lines, lines, (given, more) => {
        expect(kinds([...given, ...more])).toEqual(expect.arrayContaining(kinds(given)));
      }),
    );
  });
});

describe('the smallest changes', () => {
  test('one change that mends two breaches is found before two changes', () => {
    const own = formatOf(FIVE_COPIES, { check: 'deck-size', most: 9 });
    const report = validated(own, line(card('Tiger 0'), 6), line(card('Tiger 1'), 4));
    expect(inWords(report)).toEqual(['Remove 1 × Tiger 0.']);
    expect(report.violations.map((violation) => inWords(violation))).toEqual([
      ['Remove 1 × Tiger 0.'],
      ['Remove 1 × Tiger 0.', 'Remove 1 × Tiger 1.'],
    ]);
  });

  test('a breach that cannot be mended leaves the deck without a fix, and says so', () => {
    const own = formatOf(FIVE_COPIES, { check: 'cards-of-type', types: ['Edge'], least: 1 });
    const report = validated(own, line(card('Tiger 0'), 6));
    expect(report).toMatchObject({ legal: false, fixes: [], fixesComplete: false });
    expect(report.violations.map((violation) => inWords(violation))).toEqual([['Remove 1 × Tiger 0.'], []]);
  });

  test('many breaches are mended together', () => {
    const titles = Array.from({ length: 40 }, (_, n) => line(card(`Tiger ${n}`), 7));
    const report = validated(formatOf(FIVE_COPIES), ...titles);
    expect(report.fixes.map(({ copies }) => copies)).toEqual([80]);
  });

  test('where the search ends early it says so, and what it offers is proven all the same', () => {
    const own = formatOf(FIVE_COPIES, { check: 'deck-size', least: 60 });
    const given = Array.from({ length: 20 }, (_, n) => line(card(`Tiger ${n}`), (n % 3) + 1));
    const report = validated(own, ...given);
    expect(report.fixesComplete).toBe(false);
    expect(report.fixes).toHaveLength(1);
    const [fix] = report.fixes;
    const mended = changed(deckOf(...given), fix?.changes ?? [], poolOf());
    expect(mended && validated(own, ...mended.lines).legal).toBe(true);
  });

  test('a deck far beyond any that is played is answered', () => {
    const titles = Array.from({ length: 1600 }, (_, n) => line(card(`Tiger ${n}`), 6));
    const report = validated(formatOf(FIVE_COPIES), ...titles);
    expect(report.violations).toHaveLength(1600);
  });
});
