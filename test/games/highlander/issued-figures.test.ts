import { expect, test } from 'vitest';
import { highlander } from '../../../src/games/highlander/game.ts';

test.each([
  [{}],
  [{ restriction: 2 }],
  [{ gems: { Strength: 1 } }],
  [{ gems: null }],
  [{ deckBuilding: [{ ability: 'raise-restriction' }] }],
])('a wording that issues %j issues no other figure, and leaves the card its own', (issued) => {
  expect(highlander.figures.parse(issued)).toEqual(issued);
});
