import { expect, test } from 'vitest';
import { duel } from './duels.ts';
import { editions } from './table.ts';

/**
 * Whole duels by chance: what is listed is legal, cards are conserved, and somebody wins. `arbiter play --game
 * highlander` plays as many as one likes.
 */
const cases = Object.values(editions).map((edition, at) => ({ edition, seed: 31 + at }));

test.each(cases)('a duel of $edition is played to its end', async ({ edition, seed }) => {
  const { winner, turns } = await duel(edition, seed, 1500);
  expect(winner).not.toBeNull();
  expect(turns).toBeGreaterThan(3);
});
