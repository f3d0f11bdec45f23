import { expect, test } from 'vitest';
import { KeptTexts } from '../../src/graphql/kept-texts.ts';

const part = {};
const other = {};

test('A text is kept when its view comes up the second time', () => {
  const texts = new KeptTexts();
  const view = {};
  texts.keep(part, view, 'a');
  expect(texts.find(part, view)).toBeUndefined();
  texts.keep(part, view, 'a');
  expect(texts.find(part, view)).toBe('a');
  expect(texts.find(other, view)).toBeUndefined();
  expect(texts.find(part, {})).toBeUndefined();
});

test('All texts are dropped when one more would exceed the limit', () => {
  const texts = new KeptTexts(250);
  const views = [{}, {}, {}];
  for (const view of [...views, ...views]) texts.keep(part, view, 'x'.repeat(50));
  expect(views.map((view) => texts.find(part, view)?.length)).toEqual([undefined, undefined, 50]);
});
