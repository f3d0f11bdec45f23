import { expect, test } from 'vitest';
import { decksSeated } from '../../src/cli/playing/seating.ts';

test('Every deck plays once in each seat in as many games as there are decks', () => {
  for (const row of [0, 1, 2]) {
    const games = Array.from({ length: 5 }, (_, game) => decksSeated(row * 5 + game, 4, 5));
    for (const seat of [0, 1, 2, 3]) expect(games.map((game) => game[seat]).sort()).toEqual([0, 1, 2, 3, 4]);
  }
});

test('No deck meets itself unless there are more players than decks', () => {
  for (let seed = 0; seed < 50; seed += 1) expect(new Set(decksSeated(seed, 4, 5)).size).toBe(4);
  expect(decksSeated(3, 4, 2).toSorted()).toEqual([0, 0, 1, 1]);
});
