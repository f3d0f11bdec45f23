import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../../src/database/seeding/seed-files.ts';
import { paths } from '../../src/paths.ts';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn, pagesOf } from './rest-client.ts';

const { get } = clientOf(await testApp());
const contents = loadSeeds(readSeedFiles(paths.seeds));

const [shadowfist = 0, highlander = 0] = ['shadowfist', 'highlander'].map(
  (slug) => contents.find(({ game }) => game.slug === slug)?.cards.length,
);
const all = shadowfist + highlander;

const search = (query: string) => get(`/v1/cards/search?${query}`);

/** Every Event of the Shadowfist sources that costs 0 or 1, by name. */
const cheapEvents = [
  'avenging-thunder',
  'back-for-seconds',
  'bite-of-the-jellyfish',
  'booby-trap',
  'bull-market',
  'confucian-stability',
  'covert-operation',
  'dance-of-the-centipede',
  'dangerous-experiment',
  'final-brawl',
  'flying-kick',
  'iron-and-silk',
  'killing-rain',
  'mole-network',
  'mysterious-return',
  'nerve-gas',
  'netherworld-return',
  'operation-killdeer',
  'pocket-demon',
  'positive-chi',
  'progress-of-the-mouse',
  'rigorous-discipline',
  'shattering-fire',
  'suicide-mission',
  'surprise-surprise',
  'violet-meditation',
];

test('finds cards, whole, with how many there are and what was idle in the query', async () => {
  const { status, body } = await search('q=name:fox');
  expect(status).toBe(200);
  expect(body).toEqual({
    items: [(await get('/v1/cards/shadowfist/fox-pass')).body],
    totalCount: 1,
    nextCursor: null,
    previousCursor: null,
    warnings: [],
    explanations: [],
    suggestions: [],
  });
});

test('exactly the cards that match', async () => {
  const { body } = await search('q=t:event cost<=1&game=shadowfist');
  expect(namesIn(body)).toEqual(cheapEvents);
  expect(body).toMatchObject({ totalCount: cheapEvents.length, nextCursor: null });
});

test('a kind of card is known by its type, though no card is of just that type', async () => {
  const { status, body } = await search('q=t:"special attack"&game=highlander');
  expect(status).toBe(200);
  expect(namesIn(body)).toEqual([
    'gas-canister-xavier-st-cloud',
    'improvised-weapon-ranged-attack',
    'master-swordsman',
    'pistol',
    'pistol-zachary-blaine',
    'thrown-dagger-grayson',
  ]);
});

test('a query asks both games, or the one named', async () => {
  expect((await search('limit=1')).body).toMatchObject({ totalCount: all });
  expect((await search('limit=1&game=shadowfist')).body).toMatchObject({ totalCount: shadowfist });
  expect((await search('limit=1&game=highlander')).body).toMatchObject({ totalCount: highlander });
});

test('what cannot matter in a query is told', async () => {
  expect((await search('q=faction:monarchs&game=highlander')).body).toEqual({
    items: [],
    totalCount: 0,
    nextCursor: null,
    previousCursor: null,
    warnings: ['faction does not apply to cards of Highlander: The Card Game, so it matches nothing.'],
    explanations: [],
    suggestions: [],
  });
});

describe('order', () => {
  const costs = z.object({
    items: z.array(z.object({ cost: z.union([z.number(), z.string()]).nullable() })),
  });
  const known = async (order: string) =>
    costs
      .parse((await search(`q=t:event or t:character&game=shadowfist&limit=100&order=${order}`)).body)
      .items.flatMap(({ cost }) => (typeof cost === 'number' ? [cost] : []));

  test('by a figure, upwards or downwards', async () => {
    const upwards = await known('cost');
    expect(upwards).toEqual(upwards.toSorted((a, b) => a - b));
    const downwards = await known('-cost');
    expect(downwards).toEqual(downwards.toSorted((a, b) => b - a));
  });

  test('cards without the figure come last either way', async () => {
    for (const order of ['cost', '-cost']) {
      const { body } = await search(`q=t:event or t:site&game=shadowfist&limit=100&order=${order}`);
      expect(body).toMatchObject({ nextCursor: null });
      const { items } = costs.parse(body);
      const firstWithout = items.findIndex(({ cost }) => typeof cost !== 'number');
      expect(firstWithout).toBeGreaterThan(0);
      expect(items.slice(firstWithout).filter(({ cost }) => typeof cost === 'number')).toEqual([]);
    }
  });

  test('-name is the other way round', async () => {
    expect(namesIn((await search('q=t:event cost<=1&game=shadowfist&order=-name')).body)).toEqual(
      cheapEvents.toReversed(),
    );
  });

  test('equal cards follow by name', async () => {
    const { body } = await search('q=t:event cost=1&game=shadowfist&order=cost&limit=100');
    const names = namesIn(body);
    expect(names).toEqual(names.toSorted());
  });

  test('one that there is not is told with those that there are', async () => {
    expect((await search('order=costs')).body).toMatchObject({
      status: 400,
      code: 'request/invalid',
      issues: [{ at: 'query/order', message: expect.stringContaining('cost, -cost') }],
    });
  });
});

describe('pages', () => {
  test.each(['name', '-name', 'cost', '-cost', 'fighting', '-body', 'errata', 'restriction'])(
    'by %s neither skip nor repeat a card',
    async (order) => {
      const whole = [
        ...(await pagesOf(get, `/v1/cards/search?order=${order}&limit=100`)).flatMap(({ names }) => names),
      ];
      expect(new Set(whole).size).toBe(all);
      const pages = await pagesOf(get, `/v1/cards/search?order=${order}&limit=37`);
      expect(pages).toHaveLength(Math.ceil(all / 37));
      expect(pages.slice(0, -1).every(({ names }) => names.length === 37)).toBe(true);
      expect(pages.flatMap(({ names }) => names)).toEqual(whole);
      expect(new Set(pages.map(({ totalCount }) => totalCount))).toEqual(new Set([all]));
    },
  );

  test('the last page that is just full has no next one', async () => {
    const pages = await pagesOf(get, '/v1/cards/search?q=t:event cost<=1&game=shadowfist&limit=13');
    expect(pages.map(({ names }) => names)).toEqual([cheapEvents.slice(0, 13), cheapEvents.slice(13, 26)]);
  });

  test('hold fifty cards unless asked otherwise', async () => {
    expect(namesIn((await search('game=shadowfist')).body)).toHaveLength(50);
  });
});

describe('cursors', () => {
  const cursorOf = async (url: string) =>
    z.object({ nextCursor: z.string() }).parse((await get(url)).body).nextCursor;

  test.each(['abc', 'W10', 'bnVsbA', '%00', Buffer.from('["id","x"]').toString('base64url')])(
    'one that was never given out is refused: %s',
    async (cursor) => {
      const { status, body } = await search(`cursor=${cursor}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: cursor === '%00' ? 'request/invalid' : 'search/bad-cursor' });
    },
  );

  test('the whole problem', async () => {
    expect((await search('cursor=abc')).body).toEqual({
      type: 'urn:arbiter:problem:search/bad-cursor',
      title: 'Invalid cursor',
      status: 400,
      code: 'search/bad-cursor',
      detail: 'Invalid cursor.',
      position: 0,
      length: 3,
      expected: ['a cursor from a page of this search'],
    });
  });

  test('one of another order is refused', async () => {
    const cursor = await cursorOf('/v1/cards/search?limit=2');
    expect((await search(`order=cost&cursor=${cursor}`)).body).toMatchObject({
      code: 'search/bad-cursor',
      detail: 'The cursor belongs to the order name, not to cost.',
    });
  });

  test('one of another list is refused, both ways', async () => {
    const ofRulings = await cursorOf('/v1/rulings?limit=2');
    expect((await search(`cursor=${ofRulings}`)).body).toMatchObject({ code: 'search/bad-cursor' });
    const ofCards = await cursorOf('/v1/cards/search?limit=2');
    for (const list of ['/v1/rulings', '/v1/rules/shadowfist', '/v1/glossary/shadowfist']) {
      expect((await get(`${list}?cursor=${ofCards}`)).body).toMatchObject({ code: 'search/bad-cursor' });
    }
  });
});

test.each([
  ['Darius: Event', 'darius-event'],
  ['Arms and Tactics: Break Glass', 'arms-and-tactics-break-glass'],
  ['9mm: Kinman', '9mm-kinman'],
])('The name %s is found without quotes, with a warning', async (name, slug) => {
  const { status, body } = await search(`q=${encodeURIComponent(name)}`);
  expect(status).toBe(200);
  expect(namesIn(body)).toEqual([slug]);
  expect(body).toMatchObject({ warnings: [expect.stringContaining('Unknown key')] });
});

test('Where no card matches, cards of nearly that name are suggested', async () => {
  const { body } = await search('q=fx pass');
  expect(body).toMatchObject({
    items: [],
    suggestions: [{ slug: 'fox-pass', score: expect.any(Number) }],
  });
  expect((await search('q=cost>99')).body).toMatchObject({ items: [], suggestions: [] });
  expect((await search('q=fox pass')).body).toMatchObject({ suggestions: [] });
});
