import { expect, test } from 'vitest';
import { editions } from '../table.ts';
import { duel } from './duels.ts';

/**
 * Duels by chance, to their end: what is listed is legal, and cards are conserved. `arbiter play --game highlander`
 * plays as many as one likes.
 */
const cases = Object.values(editions).flatMap((edition, at) =>
  [31, 34].map((first) => ({ edition, seed: first + at })),
);
/** More than any duel of these has. */
const ACTIONS = 2000;

test.each(cases)('a duel of $edition is won (seed $seed)', async ({ edition, seed }) => {
  const { winner, turns } = await duel(edition, seed, ACTIONS);
  expect(winner).not.toBeNull();
  // A Head Shot in the first turn can end it in the second.
  expect(turns).toBeGreaterThan(1);
});
