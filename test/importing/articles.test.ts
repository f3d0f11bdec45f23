import { expect, test } from 'vitest';
import type { RulingEntry } from '../../src/card-files/entries.ts';
import { cardCalled, houseWith, printing } from './cast.ts';

const ruling = (card: string): RulingEntry => ({
  kind: 'ruling',
  place: { file: 'judges.csv', line: 2, column: null },
  cards: [card],
  question: null,
  statement: `Ruled on ${card}.`,
  source: 'Letters',
  section: null,
  date: null,
  issuer: null,
});

const slugsOf = (...titles: string[]) =>
  houseWith([titles.map((title) => printing(title, 'standard'))]).game.cards.map(({ slug }) => slug);

test.each([
  ['in one file', [['The Warrior', 'Warrior']]],
  ['in two files', [['Warrior'], ['The Warrior']]],
  ['with the article behind', [['Warrior, The'], ['Warrior']]],
])('A title with a leading article and the same title without it are two cards %s', (_, files) => {
  const { game } = houseWith(files.map((titles) => titles.map((title) => printing(title, 'standard'))));
  expect(new Set(game.cards.map(({ slug }) => slug))).toEqual(
    new Set(['the-warrior', 'tin-dragon', 'warrior']),
  );
});

test("A title with an article is not a card of Arbiter's own content that has none", () => {
  const { game } = houseWith([[printing('A Tin Dragon', 'standard', { figures: { cost: 9 } })]]);
  expect(game.cards.map(({ slug, figures }) => [slug, figures.cost])).toEqual([
    ['a-tin-dragon', 9],
    ['tin-dragon', 2],
  ]);
});

test('A title with the article behind is the title with the article in front', () => {
  const { game } = houseWith([
    [printing('Warrior, The', 'standard'), printing('The Warrior', 'netherworld')],
  ]);
  expect(cardCalled(game, 'the-warrior').printings.map(({ set }) => set.code)).toEqual([
    'netherworld',
    'standard',
  ]);
});

test('"A" and "The" before one title make two cards', () => {
  expect(slugsOf('A Warrior', 'The Warrior')).toEqual(['a-warrior', 'the-warrior', 'tin-dragon']);
});

test('A ruling on a title with an article is on that card, and on its only namesake where there is no such card', () => {
  const { game } = houseWith([
    [printing('The Warrior', 'standard'), printing('Warrior', 'standard'), printing('The Monk', 'standard')],
    [ruling('the warrior'), ruling('Warrior'), ruling('monk')],
  ]);
  const ruled = (statement: string) => game.rulings.find((one) => one.statement === statement)?.cards;
  expect(ruled('Ruled on the warrior.')).toEqual([cardCalled(game, 'the-warrior').id]);
  expect(ruled('Ruled on Warrior.')).toEqual([cardCalled(game, 'warrior').id]);
  expect(ruled('Ruled on monk.')).toEqual([cardCalled(game, 'the-monk').id]);
});
