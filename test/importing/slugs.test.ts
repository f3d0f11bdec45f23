import { expect, test } from 'vitest';
import type { Entry } from '../../src/card-files/entries.ts';
import { mergesOf } from '../../src/database/importing/merges-of.ts';
import type { GivenSlug } from '../../src/database/importing/merging/slugs.ts';
import { identityOf, isPrinting, movedSlugs } from '../../src/database/importing/moved-slugs.ts';
import { shadowfist } from '../../src/games/shadowfist/game.ts';
import { houseWith, printing } from './cast.ts';

/** What becomes of a file that said one thing and now says another. */
function updated(before: readonly Entry[], after: readonly Entry[], others: readonly Entry[] = []) {
  const first = houseWith([others, before]);
  const left = new Set(
    [...others, ...after].filter(isPrinting).map((entry) => identityOf(shadowfist, entry)),
  );
  const given: readonly GivenSlug[] = movedSlugs(shadowfist, first.slugs, [{ before, after }], left);
  const { game, slugs } = houseWith([others, after], given);
  const cards = game.cards.filter(({ slug }) => slug !== 'tin-dragon');
  return {
    before: first.game.cards.filter(({ slug }) => slug !== 'tin-dragon'),
    cards: cards.map(({ id, slug, title }) => ({ id, slug, title })),
    redirects: [...game.redirects],
    merges: [...mergesOf(first.game, game)],
    slugs,
  };
}

const at = (line: number) => ({ place: { file: 'cards.csv', line, column: null } });

test("a card whose title is corrected keeps its id and slug, known again by the file's own name for it", () => {
  const { before, cards, redirects } = updated(
    [printing('Clay Monkk', 'standard', { key: 'monk_17' })],
    [printing('Brick Monk', 'standard', { key: 'monk_17' })],
  );
  expect(cards).toEqual([{ id: before[0]?.id, slug: 'clay-monkk', title: 'Brick Monk' }]);
  expect(redirects).toEqual([]);
});

test('it is known again as the same line saying the same, too', () => {
  const { cards } = updated(
    [printing('Clay Monkk', 'standard', { ...at(2), text: 'Guts.' })],
    [printing('Clay Monk', 'standard', { ...at(2), text: 'Guts.' })],
  );
  expect(cards).toMatchObject([{ slug: 'clay-monkk', title: 'Clay Monk' }]);
});

test('a card that turns out to be another becomes part of it, and its slug leads there', () => {
  const { before, cards, redirects, merges } = updated(
    [printing('Clay Monkk', 'netherworld', { key: 'monk' })],
    [printing('Clay Monk', 'netherworld', { key: 'monk' })],
    [printing('Clay Monk', 'standard')],
  );
  const kept = before.find(({ slug }) => slug === 'clay-monk');
  expect(cards).toEqual([{ id: kept?.id, slug: 'clay-monk', title: 'Clay Monk' }]);
  expect(redirects).toEqual([['clay-monkk', kept?.id]]);
  expect(merges).toEqual([['clay-monkk', 'clay-monk']]);
});

test('it may turn out to be a card of the house', () => {
  const { cards, merges } = updated(
    [printing('Tin Dragoon', 'standard', { key: 'dragon' })],
    [printing('Tin Dragon', 'standard', { key: 'dragon' })],
  );
  expect([cards, merges]).toEqual([[], [['tin-dragoon', 'tin-dragon']]]);
});

test('the card on the line below one that is taken out is not that one', () => {
  const { cards, merges } = updated(
    [printing('Clay Monk', 'standard', at(2)), printing('Wax Monk', 'standard', at(3))],
    [printing('Wax Monk', 'standard', at(2))],
  );
  expect([cards.map(({ slug }) => slug), merges]).toEqual([['wax-monk'], []]);
});

test('a name that a file has for several printings tells nothing', () => {
  const { cards, merges } = updated(
    [
      printing('Clay Monk', 'standard', { ...at(2), key: 'none', text: 'A.' }),
      printing('Wax Monk', 'standard', { ...at(3), key: 'none', text: 'B.' }),
    ],
    [printing('Wax Monk', 'standard', { ...at(2), key: 'none', text: 'B.' })],
  );
  expect([cards.map(({ slug }) => slug), merges]).toEqual([['wax-monk'], []]);
});

test('a card that has other printings left is still the card it was', () => {
  const { cards, merges } = updated(
    [printing('Clay Monk', 'netherworld', { key: 'monk' })],
    [printing('Wax Monk', 'netherworld', { key: 'monk' })],
    [printing('Clay Monk', 'standard')],
  );
  expect([cards.map(({ slug }) => slug), merges]).toEqual([['clay-monk', 'wax-monk'], []]);
});

test('a slug that was given once is given to no other card, and comes back with its own', () => {
  const first = houseWith([[printing('Clay Monk', 'standard')]]);
  const gone = houseWith([[]], first.slugs);
  expect(gone.game.cards.map(({ slug }) => slug)).toEqual(['tin-dragon']);
  const back = houseWith([[printing('Clay Monk', 'standard')]], gone.slugs);
  expect(back.game.cards.map(({ id }) => id)).toEqual(first.game.cards.map(({ id }) => id));
  const other = houseWith(
    [[printing('Clay Monk', 'standard')]],
    [{ slug: 'clay-monk', identity: 'someone else', former: false }],
  );
  expect(other.game.cards.map(({ slug }) => slug)).toEqual(['clay-monk-2', 'tin-dragon']);
});
