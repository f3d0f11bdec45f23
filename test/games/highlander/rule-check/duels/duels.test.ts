import { expect, test } from 'vitest';
import { editions } from '../table.ts';
import { duel } from './duels.ts';

/**
 * Duels by chance: what is listed is legal, and cards are conserved. `arbiter play --game highlander` plays as many as
 * one likes, to their end.
 */
const cases = Object.values(editions).map((edition, at) => ({ edition, seed: 31 + at }));
const ACTIONS = 40;

test.each(cases)('a duel of $edition goes on for as long as it lasts', async ({ edition, seed }) => {
  const { winner, turns, actions } = await duel(edition, seed, ACTIONS);
  expect(winner !== null || actions === ACTIONS).toBe(true);
  expect(turns).toBeGreaterThan(2);
});
