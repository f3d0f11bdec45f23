import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf, namesIn } from './rest-client.ts';

const app = await testApp();
const { get } = clientOf(app);

const gun = (origin: string, version: string | null, rules: readonly string[]) => ({
  word: 'Gun',
  key: 'gun',
  origin,
  version,
  source: version === null ? null : 'shadowfist.yotd',
  rules: rules.map((rule) => `shadowfist.yotd/7.3/${rule}`),
  from: version === null ? null : { source: 'shadowfist.yotd', date: '2000' },
  until: null,
  supersededBy: null,
});
const card = (slug: string, name: string) => ({
  game: 'shadowfist',
  slug,
  name,
  url: `/v1/cards/shadowfist/${slug}`,
});

test('/v1/designators/shadowfist/gun lists exactly the cards 7.3 makes match', async () => {
  const { status, body } = await get('/v1/designators/shadowfist/gun');
  expect(status).toBe(200);
  expect(body).toEqual({
    game: 'shadowfist',
    word: 'gun',
    keys: ['gun'],
    asOf: null,
    items: [
      {
        card: card('hacker', 'Hacker'),
        designators: [gun('subtitle', null, ['title-and-subtitle-words', 'hyphen-splits'])],
      },
      {
        card: card('maverick-cop', 'Maverick Cop'),
        designators: [gun('subtitle', null, ['title-and-subtitle-words', 'hyphen-splits'])],
      },
      {
        card: card('pump-action-shotgun', 'Pump-Action Shotgun'),
        designators: [gun('granted', 'shadowfist/pump-action-shotgun/yotd', [])],
      },
      {
        card: card('redeemed-gunman', 'Redeemed Gunman'),
        designators: [gun('title', null, ['title-and-subtitle-words', 'gun-splits'])],
      },
    ],
    totalCount: 4,
    grantedBy: [],
  });
});

describe('GET /v1/designators/{game}/{word}', () => {
  const found = z.object({ items: z.array(z.object({ card: z.object({ slug: z.string() }) })) });
  const slugsOf = async (word: string, game = 'shadowfist') =>
    found
      .parse((await get(`/v1/designators/${game}/${encodeURIComponent(word)}`)).body)
      .items.map((item) => item.card.slug);

  test('singular and plural are the same', async () => {
    expect(await slugsOf('guns')).toEqual(await slugsOf('gun'));
    expect(await slugsOf('Pawns')).toEqual(['swat-team']);
    expect(await slugsOf('pawn')).toEqual(['swat-team']);
  });

  test('of several words a card has every one', async () => {
    expect(await slugsOf('Gun-Toting')).toEqual(['maverick-cop']);
    expect(await slugsOf('gunman')).toEqual(['redeemed-gunman']);
  });

  test('Highlander goes by the words of the title', async () => {
    const slugs = await slugsOf('master', 'highlander');
    expect(slugs).toContain('masters-dodge');
    expect(slugs).toContain('weapon-master');
    expect(slugs).not.toContain('masters-cannot-be-countered');
  });

  test('an acronym is matched by the letter, and suggested where it was not', async () => {
    expect(await slugsOf('SWAT')).toEqual(['swat-team']);
    const { status, body } = await get('/v1/designators/shadowfist/swat');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:designator/not-found',
      title: 'Designator not found',
      status: 404,
      code: 'designator/not-found',
      detail: 'No card of shadowfist has the designator "swat".',
      keys: ['swat'],
      suggestions: ['SWAT'],
    });
  });

  test.each(['zzzz', 'the', '-', 'master'])('no card has the designator “%s”', async (word) => {
    const { status, body } = await get(`/v1/designators/shadowfist/${word}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'designator/not-found' });
  });
});

describe('GET /v1/designators/{game}/match', () => {
  test('two words that match, with the rules that make them', async () => {
    expect((await get('/v1/designators/shadowfist/match?a=Gunman&b=guns')).body).toEqual({
      game: 'shadowfist',
      a: 'Gunman',
      b: 'guns',
      matches: true,
      rules: ['shadowfist.yotd/7.3/gun-splits', 'shadowfist.yotd/7.3/plural-matches-singular'],
      reason:
        '“Gunman” and “guns” share the designator gun: a word that begins with Gun is split into Gun and what remains; the plural of a word matches its singular.',
    });
  });

  test('the same words in Highlander do not', async () => {
    expect((await get('/v1/designators/highlander/match?a=Gunman&b=guns')).body).toEqual({
      game: 'highlander',
      a: 'Gunman',
      b: 'guns',
      matches: false,
      rules: ['highlander.type-two/card-groups/shared-word'],
      reason: '“Gunman” and “guns” share no word: a plural or a part of a word is another word.',
    });
  });

  test.each(['', '?a=gun', '?b=gun', '?a=gun&b='])('both words are needed: %s', async (query) => {
    const { status, body } = await get(`/v1/designators/shadowfist/match${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request/invalid' });
  });

  test('every rule cited exists', async () => {
    const { rules } = z
      .object({ rules: z.array(z.string()) })
      .parse((await get('/v1/designators/shadowfist/match?a=Gunman&b=guns')).body);
    for (const rule of rules) expect((await get(`/v1/rules/shadowfist/${rule}`)).status).toBe(200);
  });
});

describe('A designator at another time', () => {
  const cardsWith = async (query: string) => {
    const { status, body } = await get(`/v1/designators/shadowfist/${query}`);
    expect(status).toBe(200);
    return z
      .object({ items: z.array(z.object({ card: z.object({ slug: z.string() }) })) })
      .parse(body)
      .items.map((item) => item.card.slug);
  };
  const before = ['hacker', 'maverick-cop', 'redeemed-gunman'];

  test.each(['1999', '1999-12-31'])(
    'is not on a card before the erratum that grants it, at %s',
    async (moment) => {
      expect(await cardsWith(`gun?asOf=${moment}`)).toEqual(before);
    },
  );

  test.each(['2000', '2001-05', 'shadowfist.yotd'])(
    'is on the card since the erratum, at %s',
    async (moment) => {
      expect(await cardsWith(`gun?asOf=${moment}`)).toContain('pump-action-shotgun');
    },
  );

  test('is that of the title of then', async () => {
    expect(await cardsWith('SWAT')).toEqual(['swat-team']);
    expect((await get('/v1/designators/shadowfist/SWAT?asOf=1999')).body).toMatchObject({
      detail: 'No card of shadowfist has the designator "SWAT" as of 1999.',
      suggestions: ['swat'],
    });
    expect(await cardsWith('swat?asOf=1999')).toEqual(['swat-team']);
  });

  test('is searched as of a date, as names and texts are', async () => {
    const search = async (query: string) =>
      namesIn((await get(`/v1/cards/search?game=shadowfist&q=${encodeURIComponent(query)}`)).body);
    expect(await search('designator:gun')).toContain('pump-action-shotgun');
    expect(await search('designator:gun asOf:1999')).not.toContain('pump-action-shotgun');
    expect(await search('designator:gun asOf:1999')).toContain('maverick-cop');
    expect(await search('designator:gun asOf:shadowfist.yotd')).toContain('pump-action-shotgun');
    expect(await search('designator:bureaucrat asOf:1999')).toEqual([]);
    expect(await search('designator:bureaucrat asOf:2000')).not.toEqual([]);
    expect(await search('-designator:gun asOf:1999 name:pump')).toEqual(['pump-action-shotgun']);
  });

  test('is refused for a moment that is neither a date nor a source', async () => {
    for (const url of ['shadowfist/gun', 'shadowfist']) {
      const { status, body } = await get(`/v1/designators/${url}?asOf=lately`);
      expect([status, body]).toMatchObject([400, { code: 'wording/bad-date' }]);
    }
    const { body } = await get('/v1/designators/shadowfist/gun?asOf=shadowfist.x');
    expect(body).toMatchObject({ code: 'wording/unknown-source' });
  });
});

describe('GET /v1/cards/{game}/{slug}/designators', () => {
  test('says which text made a card what it is, and what it was before', async () => {
    const { body } = await get('/v1/cards/shadowfist/swat-team/designators');
    const named = (word: string, version: string | null) => ({ word, origin: 'title', version });
    expect(body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining(named('SWAT', 'shadowfist/swat-team/yotd'))]),
      history: expect.arrayContaining([
        expect.objectContaining({
          ...named('Swat', null),
          from: null,
          until: { source: 'shadowfist.yotd', date: '2000' },
          supersededBy: 'shadowfist/swat-team/yotd',
        }),
        expect.objectContaining({
          ...named('SWAT', 'shadowfist/swat-team/yotd'),
          source: 'shadowfist.yotd',
          from: { source: 'shadowfist.yotd', date: '2000' },
          until: null,
          supersededBy: null,
        }),
      ]),
    });
  });

  test('is as of a moment, too', async () => {
    const keysAt = async (query: string) =>
      z
        .object({ items: z.array(z.object({ key: z.string() })) })
        .parse((await get(`/v1/cards/shadowfist/pump-action-shotgun/designators${query}`)).body)
        .items.map(({ key }) => key);
    expect(await keysAt('')).toContain('gun');
    expect(await keysAt('?asOf=1999')).not.toContain('gun');
    expect(await keysAt('?asOf=1999')).toContain('shotgun');
  });
});

describe('A designator that a card gives to other cards', () => {
  const granted = {
    designator: 'Abomination',
    key: 'abomination',
    to: 'Characters you control',
    version: 'shadowfist/arcanowave-reinforcer/yotd',
    source: 'shadowfist.yotd',
    rules: [],
    from: { source: 'shadowfist.yotd', date: '2000' },
    until: null,
    supersededBy: null,
  };

  test('is told of that card apart, and is neither its own nor that of those cards', async () => {
    const { body } = await get('/v1/designators/shadowfist/abominations');
    const giver = card('arcanowave-reinforcer', 'Arcanowave Reinforcer');
    expect(body).toMatchObject({ grantedBy: [{ card: giver, ...granted }] });
    expect(JSON.stringify(z.object({ items: z.unknown() }).parse(body).items)).not.toContain('reinforcer');
    const of = await get('/v1/cards/shadowfist/arcanowave-reinforcer/designators');
    expect(of.body).toMatchObject({ grantsOthers: [granted] });
    expect(
      z.object({ items: z.array(z.object({ key: z.string() })) }).parse(of.body).items,
    ).not.toContainEqual({
      key: 'abomination',
    });
    const found = await get('/v1/cards/search?game=shadowfist&q=designator:abomination name:reinforcer');
    expect(namesIn(found.body)).toEqual([]);
  });

  test('is not given before the wording that gives it', async () => {
    const { body } = await get('/v1/designators/shadowfist/abomination?asOf=1999');
    expect(body).toMatchObject({ grantedBy: [] });
    const of = await get('/v1/cards/shadowfist/arcanowave-reinforcer/designators?asOf=1999');
    expect(of.body).toMatchObject({ grantsOthers: [] });
  });
});

describe('GET /v1/designators/{game}', () => {
  const list = z.object({
    items: z.array(
      z.object({
        key: z.string(),
        words: z.array(z.string()),
        cards: z.int(),
        grantedBy: z.int(),
        url: z.string(),
      }),
    ),
    totalCount: z.int(),
    nextCursor: z.string().nullable(),
  });
  const entries = async (query: string) => {
    const all: z.infer<typeof list>['items'] = [];
    let cursor: string | null = null;
    do {
      const after = cursor === null ? '' : `&cursor=${cursor}`;
      const page = list.parse((await get(`/v1/designators/${query}&limit=100${after}`)).body);
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return all;
  };

  test('lists every designator once, by its normal form, with how many cards have and give it', async () => {
    const all = await entries('shadowfist?');
    expect(all.map(({ key }) => key)).toEqual([...new Set(all.map(({ key }) => key))].sort());
    expect(all).toContainEqual({
      key: 'gun',
      words: ['Gun'],
      cards: 4,
      grantedBy: 0,
      url: '/v1/designators/shadowfist/Gun',
    });
    expect(all.find(({ key }) => key === 'abomination')).toMatchObject({ grantedBy: 1 });
  });

  test('is as of a moment, too', async () => {
    const all = await entries('shadowfist?asOf=1999');
    expect(all.find(({ key }) => key === 'gun')).toMatchObject({ cards: 3 });
    expect(all.map(({ key }) => key)).not.toContain('SWAT');
  });

  test.each(['shadowfist', 'highlander'])('%s: each leads to as many cards', async (game) => {
    for (const { key, cards, url } of (await entries(`${game}?`)).slice(0, 100)) {
      const { status, body } = await get(url);
      expect([url, status]).toEqual([url, 200]);
      expect(body).toMatchObject({ keys: [key], totalCount: cards });
    }
  });
});

test('GraphQL answers the same of designators', async () => {
  const { body } = await ask(
    app,
    `{
      designator(game: "shadowfist", word: "abomination", asOf: "2000") {
        asOf grantedBy { card { slug } designator key to version { id } source { id } from { id } until { id } }
      }
      before: designator(game: "shadowfist", word: "gun", asOf: "1999") { cards { totalCount } }
      designators(game: "shadowfist", first: 1, asOf: "1999") { totalCount edges { node { key words cardCount grantedByCount } } }
      card(game: "shadowfist", slug: "pump-action-shotgun") {
        designatorHistory { key origin source { id date } from { id } until { id } supersededBy { id } version { id } }
        designatorsGranted { key }
      }
    }`,
  );
  expect(body).toMatchObject({
    data: {
      designator: {
        asOf: '2000',
        grantedBy: [
          {
            card: { slug: 'arcanowave-reinforcer' },
            designator: 'Abomination',
            key: 'abomination',
            to: 'Characters you control',
            version: { id: 'shadowfist/arcanowave-reinforcer/yotd' },
            source: { id: 'shadowfist.yotd' },
            from: { id: 'shadowfist.yotd' },
            until: null,
          },
        ],
      },
      before: { cards: { totalCount: 3 } },
      designators: { edges: [{ node: { grantedByCount: 0 } }] },
      card: {
        designatorHistory: expect.arrayContaining([
          {
            key: 'gun',
            origin: 'GRANTED',
            source: { id: 'shadowfist.yotd', date: '2000' },
            from: { id: 'shadowfist.yotd' },
            until: null,
            supersededBy: null,
            version: { id: 'shadowfist/pump-action-shotgun/yotd' },
          },
        ]),
        designatorsGranted: [],
      },
    },
  });
});

test('The bulk files have the designators as a kind of their own, in the form that its schema describes', async () => {
  const { items } = z
    .object({ items: z.array(z.object({ kind: z.string(), game: z.string(), url: z.string() })) })
    .parse((await get('/v1/bulk')).body);
  const file = items.find(({ kind, game }) => kind === 'designators' && game === 'shadowfist');
  const lines = (await get(file?.url ?? '')).text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual({
    game: 'shadowfist',
    card: 'pump-action-shotgun',
    grantedTo: null,
    ...gun('granted', 'shadowfist/pump-action-shotgun/yotd', []),
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ card: 'arcanowave-reinforcer', grantedTo: 'Characters you control' }),
  );
  const schema = (await get('/v1/schemas/bulk-designator')).body;
  const validate = new Ajv2020({ strict: false }).compile(z.record(z.string(), z.unknown()).parse(schema));
  for (const line of lines) expect([validate(line), validate.errors]).toEqual([true, null]);
});
