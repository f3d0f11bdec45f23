import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn, pagesOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

const addendum = 'highlander.handbook-addendum/removing-cards-from-the-game-and-darius-event';
const typeTwo = 'highlander.type-two';
const countering = {
  id: 'highlander.type-two/faq/darius-event-countering',
  game: 'highlander',
  kind: 'ruling',
  question: 'What becomes of the other card when Darius is countered?',
  statement: 'Countering the Event Darius counters the card that it is played with.',
  citation: {
    source: 'highlander.type-two',
    title: 'Highlander Type Two Rulebook',
    issuer: 'LeMontaguard Inc.',
    date: '2010-03',
    section: 'FAQ',
    heading: 'Darius: Event - countering',
    url: null,
  },
  date: '2010-03',
  issuer: 'LeMontaguard Inc.',
  cards: [{ slug: 'darius-event', name: 'Darius: Event', url: '/v1/cards/highlander/darius-event' }],
  terms: ['Counter', 'Event', 'In Conjunction'],
  rulesets: ['highlander.type-two', 'highlander.reference'],
  status: 'in-force',
  supersededBy: null,
  note: null,
  importedFrom: [],
  page: '/rulings/highlander.type-two/faq/darius-event-countering',
};

/** Every ruling on the Event Darius: five of the Addendum, then those of Type Two, eleven of them in its FAQ. */
const onDarius = [
  `${addendum}/brought-card-is-removed-too`,
  `${addendum}/owner-chooses-the-card`,
  `${addendum}/master-card-kept-by-premium`,
  `${addendum}/example-1-amnesia`,
  `${addendum}/example-2-master-card-stays`,
  `${typeTwo}/pre-game-cards-that-allow-you-to-include-cards/darius-teacher-benefit`,
  `${typeTwo}/allowance-cards/named-allowance-cards`,
  `${typeTwo}/faq/darius-event-countering`,
  `${typeTwo}/faq/darius-event-direct-play`,
  `${typeTwo}/faq/darius-pre-game-normal-cards`,
  `${typeTwo}/faq/illusions-persona-specific`,
  `${typeTwo}/faq/illusions-allowance-before-exertion`,
  `${typeTwo}/faq/reno-situation-darius-counts`,
  `${typeTwo}/faq/reno-situation-three-events`,
  `${typeTwo}/faq/richie-ryan-darius-one-copy`,
  `${typeTwo}/faq/richie-ryan-darius-new-pass`,
  `${typeTwo}/faq/richie-ryan-darius-removed`,
  `${typeTwo}/faq/weapon-expert`,
];

test('/v1/rulings?game=highlander&card=darius event gives its FAQ rulings, each cited', async () => {
  const { status, body } = await get('/v1/rulings?game=highlander&card=darius event');
  expect(status).toBe(200);
  expect(namesIn(body)).toEqual(onDarius);
  expect(body).toMatchObject({
    items: onDarius.map((id) => ({
      id,
      citation: {
        source: id.split('/')[0],
        title: expect.any(String),
        issuer: expect.any(String),
        date: expect.any(String),
        section: expect.any(String),
      },
      cards: expect.arrayContaining([expect.objectContaining({ slug: 'darius-event' })]),
    })),
    totalCount: onDarius.length,
    nextCursor: null,
    previousCursor: null,
    warnings: [],
    suggestions: [],
  });
  expect(body).toMatchObject({ items: expect.arrayContaining([countering]) });
});

test('the same hang off the card', async () => {
  const { body } = await get('/v1/rulings?game=highlander&card=darius event');
  expect((await get('/v1/cards/highlander/darius-event/rulings')).body).toEqual(body);
  expect((await get('/v1/cards/highlander/darius-event')).body).toMatchObject({
    rulingCount: onDarius.length,
  });
});

describe('GET /v1/rulings/{id}', () => {
  test('is one ruling, whole', async () => {
    expect((await get(`/v1/rulings/${countering.id}`)).body).toEqual(countering);
  });

  test('takes its slashes encoded too', async () => {
    expect((await get(`/v1/rulings/${encodeURIComponent(countering.id)}`)).body).toEqual(countering);
  });

  test('an id that no ruling has', async () => {
    const { status, body } = await get('/v1/rulings/highlander.type-two/faq/no-such');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:ruling/not-found',
      title: 'Ruling not found',
      status: 404,
      code: 'ruling/not-found',
      detail: 'No ruling has the id "highlander.type-two/faq/no-such".',
      suggestions: [],
    });
  });
});

describe('card', () => {
  test('may be misspelt', async () => {
    expect(namesIn((await get('/v1/rulings?card=fox pas')).body)).toEqual([
      'shadowfist.yotd/6.3/fox-pass-target-goes-on-intercepting',
      'shadowfist.yotd/6.3/fox-pass-shuffle',
      'shadowfist.yotd/9.2/fox-pass-newest-version-counts',
    ]);
  });

  test('may be one of several: 409 with candidates', async () => {
    const { status, body } = await get('/v1/rulings?card=darius');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'card/ambiguous',
      candidates: [{ slug: 'darius-event' }, { slug: 'darius-pre-game' }],
    });
  });

  test('may be none: 404', async () => {
    const { status, body } = await get('/v1/rulings?card=zzzzqq');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'card/not-found', suggestions: [] });
  });
});

describe('q', () => {
  test('The best answer comes first, whatever its endings, case and accents', async () => {
    const words = (q: string) => get(`/v1/rulings?q=${q}`).then(({ body }) => namesIn(body));
    const [first, ...others] = await words('countering darius');
    expect(first).toBe(countering.id);
    expect(others).toContain(`${addendum}/master-card-kept-by-premium`);
    expect((await words('COUNTERS dárius'))[0]).toBe(countering.id);
    expect((await words('countring darius'))[0]).toBe(countering.id);
    expect(await words('zzzzqq')).toEqual([]);
  });

  test('narrows down what else is asked', async () => {
    const { body } = await get('/v1/rulings?card=darius event&q=illusion');
    expect(namesIn(body)).toEqual(
      expect.arrayContaining([
        `${typeTwo}/faq/illusions-persona-specific`,
        `${typeTwo}/faq/illusions-allowance-before-exertion`,
      ]),
    );
  });
});

describe('game and ruleset', () => {
  const rulings = z.object({
    items: z.array(
      z.object({
        game: z.string(),
        rulesets: z.array(z.string()),
        citation: z.object({ source: z.string() }),
      }),
    ),
  });
  const found = async (query: string) =>
    rulings.parse((await get(`/v1/rulings?limit=100&${query}`)).body).items;

  test('only those of the game', async () => {
    expect(new Set((await found('game=highlander')).map(({ game }) => game))).toEqual(
      new Set(['highlander']),
    );
  });

  test('only those that hold under the ruleset', async () => {
    const items = await found('ruleset=highlander.first-edition');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ rulesets }) => rulesets.includes('highlander.first-edition'))).toBe(true);
  });

  test('a ruleset of the other game holds none', async () => {
    expect((await get('/v1/rulings?game=shadowfist&ruleset=highlander.reference')).body).toEqual({
      items: [],
      totalCount: 0,
      nextCursor: null,
      previousCursor: null,
      warnings: [],
      suggestions: [],
    });
  });

  test('a ruleset that does not exist is told with those that do', async () => {
    const { status, body } = await get('/v1/rulings?ruleset=nope');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:ruleset/not-found',
      title: 'Ruleset not found',
      status: 404,
      code: 'ruleset/not-found',
      detail: 'Unknown ruleset "nope".',
      known: [
        'shadowfist.year-of-the-dragon',
        'highlander.first-edition',
        'highlander.type-two',
        'highlander.reference',
      ],
    });
  });
});

describe('pages', () => {
  test('to the end give every ruling once, in the order of issue of their sources', async () => {
    const pages = await pagesOf(get, '/v1/rulings?game=highlander&limit=40');
    const ids = pages.flatMap(({ names }) => names);
    expect(ids).toHaveLength(pages[0]?.totalCount ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
    const sources = ids.map((id) => id.split('/')[0]);
    expect([...new Set(sources)]).toEqual([
      'highlander.first-edition',
      'highlander.handbook-addendum',
      'highlander.type-two',
      'highlander.reference',
    ]);
    expect(sources).toEqual(
      [...new Set(sources)].flatMap((source) => sources.filter((one) => one === source)),
    );
  });

  test('of one card', async () => {
    const pages = await pagesOf(get, '/v1/cards/highlander/darius-event/rulings?limit=6');
    expect(pages.map(({ names }) => names)).toEqual([
      onDarius.slice(0, 6),
      onDarius.slice(6, 12),
      onDarius.slice(12),
    ]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([18, 18, 18]);
  });

  test('a cursor that stands on a ruling not in this list is refused', async () => {
    const cursor = Buffer.from(JSON.stringify(['id', countering.id])).toString('base64url');
    const { status, body } = await get(`/v1/rulings?game=shadowfist&cursor=${cursor}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:search/bad-cursor',
      title: 'Invalid cursor',
      status: 400,
      code: 'search/bad-cursor',
      detail: 'The cursor refers to an item that is not in this list.',
      cursor,
    });
  });
});
