import { describe, expect, test } from 'vitest';
import type { ListedAction } from '../../src/engine/answer.ts';
import { Budget } from '../../src/engine/budget.ts';
import { listedByVerb } from '../../src/games/listing.ts';

const limits = (steps: number) => new Budget({ steps, depth: 40, objects: 6_000 });
const named = (verb: string, card: number): ListedAction => ({ action: { do: verb, card } });

/** Each verb lists three cards, a step each. */
const listing = (steps: number) => {
  const budget = limits(steps);
  return listedByVerb(['play', 'pass'], 'play', function* (verb) {
    for (const card of [1, 2, 3]) {
      budget.step();
      yield named(verb, card);
    }
  });
};

describe('what verbs list', () => {
  test('stands in their order, whichever is asked last', () => {
    const all = ['play', 'pass'].flatMap((verb) => [1, 2, 3].map((card) => named(verb, card)));
    expect(listing(6)).toEqual(all);
  });

  test('is cut where the steps run out over the last', () => {
    expect(listing(5)).toEqual([
      { ...named('play', 1), cut: true },
      { ...named('play', 2), cut: true },
      ...[1, 2, 3].map((card) => named('pass', card)),
    ]);
  });

  test.each([2, 3])(
    'is nothing where %d steps are too few for the others, or for any of the last',
    (steps) => {
      expect(() => listing(steps)).toThrow(`More than ${steps} steps would be needed.`);
    },
  );

  test('is nothing where something else than steps runs out', () => {
    const figures = function* (verb: string) {
      yield named(verb, 1);
      limits(9).figure(Number.POSITIVE_INFINITY);
    };
    expect(() => listedByVerb(['play'], 'play', figures)).toThrow('figures');
  });
});
