import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

const { body } = await get('/v1/games');

test('GET /v1/games: the data version and both games, with all that other routes take', () => {
  expect(body).toMatchObject({
    dataVersion: {
      number: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
    games: [
      { slug: 'shadowfist', name: 'Shadowfist' },
      { slug: 'highlander', name: 'Highlander: The Card Game' },
    ],
  });
});

test('Shadowfist has one source, one ruleset, and its sets in printing order', () => {
  const set = (code: string, name: string, order: number) => ({
    code,
    name,
    order,
    date: null,
    edition: null,
  });
  expect(body).toMatchObject({
    games: [
      {
        sources: [
          {
            id: 'shadowfist.yotd',
            title: 'Shadowfist Year of the Dragon Rulebook',
            issuer: 'Z-Man Games',
            date: '2000',
            about:
              'The rulebook of the revived game, with its list of card changes (9.2) and its glossary (10).',
            supersedes: [],
            official: true,
          },
        ],
        rulesets: [
          {
            id: 'shadowfist.year-of-the-dragon',
            name: 'Year of the Dragon',
            about:
              'The rules of the Year of the Dragon rulebook, with most recent printing and play as printed.',
            sources: ['shadowfist.yotd'],
          },
        ],
        sets: expect.arrayContaining([
          { ...set('standard', 'Limited/Standard', 1), date: '1995' },
          set('netherworld', 'Netherworld', 2),
          { ...set('yearofthedragon', 'Year of the Dragon', 4), date: '2000' },
        ]),
        groups: [],
        formats: [
          {
            slug: 'year-of-the-dragon',
            name: 'Year of the Dragon',
            ruleset: 'shadowfist.year-of-the-dragon',
            sets: [],
            rules: [
              { check: 'copies-of-title', rule: 'shadowfist.yotd/8.1/five-copies', most: 5 },
              { check: 'deck-size', rule: 'shadowfist.yotd/8.1/deck-size', least: 0 },
            ],
            importedFrom: [],
          },
        ],
      },
      {},
    ],
  });
});

test('Highlander has its sources in order of issue, and what each supersedes', () => {
  expect(body).toMatchObject({
    games: [
      {},
      {
        sources: [
          { id: 'highlander.first-edition', date: null, supersedes: [] },
          {
            id: 'highlander.handbook-addendum',
            date: '2001-05-11',
            supersedes: ['highlander.first-edition'],
          },
          { id: 'highlander.type-two', date: '2010-03', supersedes: [] },
          { id: 'highlander.reference', date: null, issuer: null, supersedes: ['highlander.type-two'] },
        ],
        rulesets: [
          { sources: ['highlander.first-edition', 'highlander.handbook-addendum'] },
          { sources: ['highlander.type-two'] },
          { sources: ['highlander.type-two', 'highlander.reference'] },
        ],
      },
    ],
  });
});

test('a group names its members, which are cards that can be asked for', async () => {
  const { games } = z
    .object({
      games: z.array(
        z.object({
          slug: z.string(),
          groups: z.array(z.object({ members: z.array(z.object({ slug: z.string(), name: z.string() })) })),
        }),
      ),
    })
    .parse(body);
  const highlander = games.find(({ slug }) => slug === 'highlander');
  const members = highlander?.groups.flatMap((group) => group.members) ?? [];
  expect(members.length).toBeGreaterThan(0);
  for (const { slug, name } of members) {
    expect((await get(`/v1/cards/highlander/${slug}`)).body).toMatchObject({ slug, name });
  }
});

test('counts say how much there is', async () => {
  const counts = z
    .object({
      games: z.array(
        z.object({ slug: z.string(), cards: z.int(), rulings: z.int(), rules: z.int(), terms: z.int() }),
      ),
    })
    .parse(body);
  const total = async (url: string) =>
    z.object({ totalCount: z.int() }).parse((await get(url)).body).totalCount;
  for (const { slug, ...count } of counts.games) {
    expect(count).toEqual({
      cards: await total(`/v1/cards/search?game=${slug}`),
      rulings: await total(`/v1/rulings?game=${slug}`),
      rules: await total(`/v1/rules/${slug}`),
      terms: await total(`/v1/glossary/${slug}`),
    });
  }
});
