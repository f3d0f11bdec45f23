import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get, post } = clientOf(app);

const page = z.looseObject({
  items: z.array(z.looseObject({ game: z.string(), slug: z.string(), name: z.string() })),
  totalCount: z.int(),
  nextCursor: z.string().nullable(),
  explanations: z.array(
    z.strictObject({
      game: z.string(),
      slug: z.string(),
      tag: z.string(),
      ability: z.int(),
      part: z.unknown(),
    }),
  ),
});
const search = async (q: string, more = '') =>
  page.parse((await get(`/v1/cards/search?limit=100&q=${encodeURIComponent(q)}${more}`)).body);
const slugsOf = async (q: string, more = '') => (await search(q, more)).items.map(({ slug }) => slug);

describe('does:', () => {
  test('The answer explains each card by the ability that gives it the tag', async () => {
    const { items, explanations } = await search('does:unturns');
    expect(items.map(({ slug }) => slug)).toEqual([...new Set(explanations.map(({ slug }) => slug))]);
    for (const { game, slug, ability, part } of explanations) {
      const { body } = await get(`/v1/cards/${game}/${slug}/abilities`);
      const { abilities } = z.looseObject({ abilities: z.array(z.unknown()) }).parse(body);
      expect(part).toMatchObject({ do: 'unturn' });
      expect(JSON.stringify(abilities[ability])).toContain(JSON.stringify(part));
    }
  });

  test('Other searches have no explanations', async () => {
    expect((await search('t:event')).explanations).toEqual([]);
  });

  test('GraphQL explains them, too', async () => {
    const { explanations } = await search('does:takes-control');
    const { body } = await ask(
      app,
      '{ cards(query: "does:takes-control", first: 100) { explanations { game slug tag ability part } } }',
    );
    expect(body.data).toEqual({ cards: { explanations } });
  });
});

describe('legal: and banned:', () => {
  test.each([
    ['highlander', 'standard-constructed'],
    ['highlander', 'first-edition'],
  ])('A deck of %s with a card that %s forbids breaks a rule for it', async (game, format) => {
    const banned = await slugsOf(`banned:${format}`);
    expect(banned.length).toBeGreaterThan(0);
    for (const card of banned) {
      const zones = [{ name: 'Deck', lines: [{ quantity: 1, card: { card } }] }];
      const { body } = await post('/v1/decks/validate', { arbiter: 1, game, format, zones });
      const { violations } = z
        .looseObject({
          violations: z.array(z.looseObject({ cards: z.array(z.looseObject({ slug: z.string() })) })),
        })
        .parse(body);
      expect(violations.flatMap(({ cards }) => cards.map(({ slug }) => slug))).toContain(card);
    }
  });

  test('Every card of the game is either legal or banned', async () => {
    const all = (await search('', '&game=highlander')).totalCount;
    const [legal, banned] = [await search('legal:lean-and-mean'), await search('banned:lean-and-mean')];
    expect(legal.totalCount + banned.totalCount).toBe(all);
    expect((await search('legal:lean-and-mean banned:lean-and-mean')).totalCount).toBe(0);
  });
});

test('Resources, years and figures are found as the cards have them', async () => {
  const figures = z.looseObject({
    requires: z.array(z.string()).nullable(),
    fighting: z.unknown(),
    cost: z.unknown(),
  });
  for (const item of (await search('requires:2arc')).items)
    expect(figures.parse(item).requires?.filter((symbol) => symbol === 'arc').length).toBeGreaterThan(1);
  for (const item of (await search('fighting>cost', '&game=shadowfist')).items) {
    const { fighting, cost } = figures.parse(item);
    expect(Number(fighting)).toBeGreaterThan(Number(cost));
  }
  for (const item of (await search('cost:X')).items) expect(figures.parse(item).cost).toBe('X');
  expect((await search('year:1995')).totalCount).toBeGreaterThan(0);
  expect((await search('o:smoke')).items).toEqual((await search('text:smoke')).items);
});

describe('order=relevance', () => {
  test('Cards whose names have the words come first, page by page', async () => {
    const all = await slugsOf('of', '&order=relevance');
    const names = (await search('of', '&order=relevance')).items.map(({ name }) => /\bof\b/i.test(name));
    expect(names.lastIndexOf(true)).toBeLessThan(names.indexOf(false));
    const paged: string[] = [];
    let cursor = '';
    do {
      const { body } = await get(`/v1/cards/search?limit=7&q=of&order=relevance${cursor}`);
      const { items, nextCursor } = page.parse(body);
      paged.push(...items.map(({ slug }) => slug));
      cursor = nextCursor === null ? '' : `&cursor=${nextCursor}`;
    } while (cursor !== '' && paged.length < all.length);
    expect(paged.slice(0, all.length)).toEqual(all);
  });

  test('A card of exactly that name comes before others with the words', async () => {
    expect((await slugsOf('fox pass', '&order=relevance'))[0]).toBe('fox-pass');
  });

  test('Without words the order is by name, and GraphQL has it, too', async () => {
    expect(await slugsOf('t:event', '&order=relevance')).toEqual(await slugsOf('t:event'));
    const { body } = await ask(
      app,
      '{ cards(query: "fox pass", orderBy: {by: RELEVANCE, direction: DESCENDING}, first: 1) { nodes { slug } } }',
    );
    expect(body.data).toEqual({ cards: { nodes: [{ slug: 'fox-pass' }] } });
  });
});
