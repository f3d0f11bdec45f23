import { describe, expect, test } from 'vitest';
import { createRulings, type RulingsQuery } from '../../src/rulings/rulings.ts';
import { unlimitedWork } from '../../src/work.ts';
import { catalogueOf, newBook, rule, ruling } from './cast.ts';

const page = { limit: 10 };
const findCard = (name: string) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  game: 'shadowfist' as const,
});
const rulings = createRulings(
  catalogueOf({
    rulings: [
      ruling('rusts', { cards: ['tin-dragon'], supersededBy: 'shines', question: 'Does it rust?' }),
      ruling('fights', { cards: ['clay-monk', 'tin-dragon'], terms: ['Ambush'] }),
      ruling('shines', {
        cards: ['tin-dragon'],
        source: newBook,
        rulesets: ['shadowfist.modern'],
        date: '2001-05-11',
        issuer: 'A judge',
      }),
    ],
  }),
  findCard,
);
const found = (query: RulingsQuery) => rulings.search(query, page, unlimitedWork()).items.map(({ id }) => id);

test('a ruling cites its source, and takes date and issuer from it where it has none of its own', () => {
  expect(rulings.byId('rusts')).toEqual({
    id: 'rusts',
    game: 'shadowfist',
    kind: 'ruling',
    question: 'Does it rust?',
    statement: 'What rusts says.',
    citation: {
      source: 'shadowfist.old-book',
      title: 'Old Book',
      issuer: 'Old House',
      date: '1995',
      section: '4.2',
      heading: null,
      url: null,
    },
    date: '1995',
    issuer: 'Old House',
    cards: [{ slug: 'tin-dragon', name: 'Tin Dragon', url: '/v1/cards/shadowfist/tin-dragon' }],
    terms: [],
    rulesets: ['shadowfist.classic'],
    status: 'superseded',
    supersededBy: 'shines',
    note: null,
    importedFrom: [],
    page: '/rulings/rusts',
  });
  expect(rulings.byId('shines')).toMatchObject({
    citation: { source: 'shadowfist.new-book', issuer: null, date: null },
    date: '2001-05-11',
    issuer: 'A judge',
    status: 'in-force',
    supersededBy: null,
  });
});

describe('rulings are found', () => {
  test('all of them, in the order of the catalogue', () => {
    expect(found({})).toEqual(['rusts', 'fights', 'shines']);
  });

  test('by card, also where they are on several', () => {
    expect(found({ card: 'Tin Dragon' })).toEqual(['rusts', 'fights', 'shines']);
    expect(found({ card: 'Clay Monk' })).toEqual(['fights']);
    expect(rulings.ofCard('clay-monk', page).items.map(({ id }) => id)).toEqual(['fights']);
  });

  test('none on a card that has none', () => {
    expect(rulings.ofCard('paper-tiger', page)).toMatchObject({ items: [], totalCount: 0, nextCursor: null });
  });

  test('by words of question, statement, cards and terms', () => {
    expect(found({ q: 'does rust' })).toEqual(['rusts']);
    expect(found({ q: 'clay' })).toEqual(['fights']);
    expect(found({ q: 'ambush dragon' })).toEqual(['fights']);
  });

  test('by ruleset and by game', () => {
    expect(found({ ruleset: 'shadowfist.modern' })).toEqual(['shines']);
    expect(found({ game: 'highlander' })).toEqual([]);
  });

  test('by a rule: those that stand in its section of its source', () => {
    const standing = createRulings(
      catalogueOf({
        rules: [rule('old/4.2/dragons', { section: '4.2' })],
        rulings: [
          ruling('here'),
          ruling('elsewhere', { section: '4.3' }),
          ruling('in-another-book', { source: newBook }),
        ],
      }),
      findCard,
    );
    const { items } = standing.search({ rule: 'old/4.2/dragons' }, page, unlimitedWork());
    expect(items.map(({ id }) => id)).toEqual(['here']);
    expect(() => standing.search({ rule: 'old/4.2/dragon' }, page, unlimitedWork())).toThrow(
      expect.objectContaining({ code: 'rule/not-found', extra: { suggestions: ['old/4.2/dragons'] } }),
    );
  });

  test('by all of these together', () => {
    expect(found({ card: 'Tin Dragon', ruleset: 'shadowfist.classic', q: 'fights' })).toEqual(['fights']);
  });
});

test('an unknown ruling or ruleset is refused', () => {
  expect(() => rulings.byId('figths')).toThrow(
    expect.objectContaining({ code: 'ruling/not-found', extra: { suggestions: ['fights'] } }),
  );
  expect(() => rulings.search({ ruleset: 'shadowfist.x' }, page, unlimitedWork())).toThrow(
    expect.objectContaining({
      code: 'ruleset/not-found',
      extra: { known: ['shadowfist.classic', 'shadowfist.modern'] },
    }),
  );
});
