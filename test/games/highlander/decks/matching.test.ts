import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placed } from '../../../../src/games/highlander/decks/matching.ts';

interface Table {
  readonly things: readonly number[];
  readonly places: readonly { readonly room: number; readonly takes: readonly number[] }[];
}

const tables: fc.Arbitrary<Table> = fc.record({
  things: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 4 }),
  places: fc.array(
    fc.record({
      room: fc.integer({ min: 0, max: 2 }),
      takes: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }),
    }),
    { maxLength: 4 },
  ),
});

function place({ things, places }: Table): number[] {
  return placed(
    things.map((quantity, thing) => ({ thing, quantity })),
    places.map(({ room, takes }) => ({ room, takes: (thing) => takes.includes(thing) })),
  );
}

/** The most copies that can be placed, by trying every way. */
function mostPlaced({ things, places }: Table): number {
  const copies = things.flatMap((quantity, thing) => Array.from({ length: quantity }, () => thing));
  const best = (at: number, room: readonly number[]): number => {
    const thing = copies[at];
    if (thing === undefined) return 0;
    const seated = places.map(({ takes }, where) =>
      takes.includes(thing) && (room[where] ?? 0) > 0
        ? 1 +
          best(
            at + 1,
            room.map((left, other) => (other === where ? left - 1 : left)),
          )
        : 0,
    );
    return Math.max(best(at + 1, room), ...seated);
  };
  return best(
    0,
    places.map(({ room }) => room),
  );
}

describe('what finds a place', () => {
  test('moves others on rather than leave one out that both places would take', () => {
    expect(
      place({
        things: [1, 1],
        places: [
          { room: 1, takes: [0, 1] },
          { room: 1, takes: [0] },
        ],
      }),
    ).toEqual([1, 1]);
  });

  test('is as much as can be', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(place(table).reduce((sum, count) => sum + count, 0)).toBe(mostPlaced(table));
      }),
      { numRuns: 300 },
    );
  });

  test('is never less of an earlier thing for a later one', () => {
    fc.assert(
      fc.property(tables, ({ things, places }) => {
        const fewer = place({ things: things.slice(0, -1), places });
        expect(place({ things, places }).slice(0, -1)).toEqual(fewer);
      }),
    );
  });
});
