import { expect, it } from 'vitest';
import { slugOf } from '../../src/games/slug.ts';

it.each([
  [['Fox Pass'], 'fox-pass'],
  [["Queen's Café"], 'queens-cafe'],
  [['.38 Teapot, Loaded!'], '38-teapot-loaded'],
  [['Darius', null, 'Event'], 'darius-event'],
  [['Trip', 'Paper Sword', null], 'trip-paper-sword'],
  [['?!'], 'u3f-u21'],
])('the slug of %j is %s', (parts, slug) => {
  expect(slugOf(parts)).toBe(slug);
});
