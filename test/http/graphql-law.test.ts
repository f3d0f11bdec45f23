import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask, codes } from './graphql-ask.ts';

const app = await testApp();

describe('rulings', () => {
  test('on a card, each cited, with the cards it rules on', async () => {
    const { body } = await ask(
      app,
      `{
        card(game: "shadowfist", slug: "pocket-demon") {
          rulingCount
          rulings(first: 1, after: null) {
            totalCount
            pageInfo { hasNextPage hasPreviousPage }
            edges { node {
              id game kind question statement status date issuer terms note importedFrom
              supersededBy { id } cards { name } rulesets { id name sources { id } } citation { section source { id title } }
            } }
          }
        }
      }`,
    );
    expect(body).toEqual({
      data: {
        card: {
          rulingCount: 4,
          rulings: {
            totalCount: 4,
            pageInfo: { hasNextPage: true, hasPreviousPage: false },
            edges: [
              {
                node: {
                  id: 'shadowfist.yotd/3.3.1/pocket-demon-only-at-start-of-turn',
                  game: 'shadowfist',
                  kind: 'EXAMPLE',
                  question: 'When may Pocket Demon be played?',
                  statement:
                    'Pocket Demon can be played at no other time than the start of the turn, which makes it one of the cards that say for themselves that they belong in the Establishing Shot.',
                  status: 'IN_FORCE',
                  date: '2000',
                  issuer: 'Z-Man Games',
                  terms: ['start of the turn', 'Establishing Shot'],
                  note: null,
                  importedFrom: [],
                  supersededBy: null,
                  cards: [{ name: 'Pocket Demon' }],
                  rulesets: [
                    {
                      id: 'shadowfist.year-of-the-dragon',
                      name: 'Year of the Dragon',
                      sources: [{ id: 'shadowfist.yotd' }],
                    },
                  ],
                  citation: {
                    section: '3.3.1',
                    source: { id: 'shadowfist.yotd', title: 'Shadowfist Year of the Dragon Rulebook' },
                  },
                },
              },
            ],
          },
        },
      },
    });
  });

  test('by card name with typos, the same as on the card', async () => {
    const { body } = await ask(
      app,
      `{
        rulings(card: "pocket deamon", last: 2) { totalCount edges { node { id } } pageInfo { hasNextPage hasPreviousPage } }
        ruling(id: "shadowfist.yotd/3.4/pocket-demon-needs-a-resource-first") { cards { slug } kind }
      }`,
    );
    expect(body).toEqual({
      data: {
        rulings: {
          totalCount: 4,
          edges: [
            { node: { id: 'shadowfist.yotd/3.4/pocket-demon-gives-power-without-own-sites' } },
            { node: { id: 'shadowfist.yotd/3.4/pocket-demon-needs-a-resource-first' } },
          ],
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
        },
        ruling: { cards: [{ slug: 'pocket-demon' }, { slug: 'sinister-priest' }], kind: 'EXAMPLE' },
      },
    });
  });
});

describe('rules and terms', () => {
  test('a rule stands in a source and in rulesets', async () => {
    const { body } = await ask(
      app,
      `{ rule(game: "shadowfist", id: "shadowfist.yotd/9.2/most-recent-printing") {
        id game section heading held citation { section source { id } } rulesets { id }
      } }`,
    );
    expect(body).toEqual({
      data: {
        rule: {
          id: 'shadowfist.yotd/9.2/most-recent-printing',
          game: 'shadowfist',
          section: '9.2',
          heading: 'Card Changes',
          held: 'RESOLVED',
          citation: { section: '9.2', source: { id: 'shadowfist.yotd' } },
          rulesets: [{ id: 'shadowfist.year-of-the-dragon' }],
        },
      },
    });
  });

  test('a rule leads to the rulings in its section, the same as over REST', async () => {
    const rule = 'shadowfist.yotd/9.2/most-recent-printing';
    const { body } = await ask(
      app,
      `{ rule(game: "shadowfist", id: "${rule}") { rulings(first: 2) { totalCount edges { node { id } } } } }`,
    );
    const rest = await request(app.server).get('/v1/rulings').query({ rule, limit: 2 });
    expect(rest.body.totalCount).toBeGreaterThan(2);
    expect(body).toEqual({
      data: {
        rule: {
          rulings: {
            totalCount: rest.body.totalCount,
            edges: rest.body.items.map(({ id }: { id: string }) => ({ node: { id } })),
          },
        },
      },
    });
  });

  test('a section holds all below it', async () => {
    const { body } = await ask(
      app,
      '{ rules(game: "shadowfist", section: "9", first: 100) { totalCount edges { node { section } } } }',
    );
    const { rules } = body.data as { rules: { totalCount: number; edges: { node: { section: string } }[] } };
    expect(rules.totalCount).toBeGreaterThan(0);
    expect(rules.edges.filter(({ node }) => !/^9(\.|$)/.test(node.section))).toEqual([]);
  });

  test('the glossary finds a term by its name first', async () => {
    const { body } = await ask(
      app,
      '{ glossary(game: "shadowfist", query: "ambush", first: 1) { edges { node { term kind citation { section } } } } }',
    );
    expect(body).toEqual({
      data: {
        glossary: {
          edges: [{ node: { term: 'Ambush', kind: 'SPECIAL_ABILITY', citation: { section: '10.1.2' } } }],
        },
      },
    });
  });
});

describe('designators', () => {
  test('lead to the cards that have them, in pages', async () => {
    const { body } = await ask(
      app,
      `{ designator(game: "shadowfist", word: "demons") {
        game word keys
        cards(first: 100) { totalCount pageInfo { hasNextPage } edges { node { slug } designators { key } } }
      } }`,
    );
    expect(body).toMatchObject({
      data: {
        designator: {
          game: 'shadowfist',
          word: 'demons',
          keys: ['demon'],
          cards: {
            pageInfo: { hasNextPage: false },
            edges: expect.arrayContaining([
              { node: { slug: 'pocket-demon' }, designators: [{ key: 'demon' }] },
            ]),
          },
        },
      },
    });
  });

  test('match or not, by rules', async () => {
    const { body } = await ask(
      app,
      '{ designatorMatch(game: "shadowfist", a: "demon", b: "demons") { a b matches reason rules { id } } }',
    );
    expect(body).toMatchObject({ data: { designatorMatch: { a: 'demon', b: 'demons', matches: true } } });
  });
});

describe('games', () => {
  test('tell their sources, rulesets, sets and groups', async () => {
    const { body } = await ask(
      app,
      `{
        dataVersion { number hash changedAt }
        games { slug name cardCount sources { id official supersedes { id } } formats { slug name sets { code } importedFrom } groups { id citation { source { id } } members { card { game } } } }
      }`,
    );
    expect(body).toMatchObject({
      data: {
        dataVersion: { number: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        games: [
          {
            slug: 'shadowfist',
            name: 'Shadowfist',
            sources: [{ id: 'shadowfist.yotd', official: true, supersedes: [] }],
            formats: [{ slug: 'year-of-the-dragon', name: 'Year of the Dragon', sets: [], importedFrom: [] }],
            groups: [],
          },
          { slug: 'highlander' },
        ],
      },
    });
  });
});

test.each([
  ['ruling(id: "x") { id }', 'ruling/not-found'],
  ['rulings(ruleset: "x") { totalCount }', 'ruleset/not-found'],
  ['rule(game: "shadowfist", id: "x") { id }', 'rule/not-found'],
  ['rules(game: "chess") { totalCount }', 'game/not-found'],
  ['compareRulesets(game: "highlander", a: "highlander.type-two", b: "x") { game }', 'ruleset/not-found'],
  ['compareRulesets(game: "highlander", a: "", b: "highlander.type-two") { game }', 'request/invalid'],
  ['designator(game: "shadowfist", word: "zzz") { word }', 'designator/not-found'],
])('%s answers %s', async (field, code) => {
  const answer = await ask(app, `{ ${field} }`);
  expect(answer.status).toBe(200);
  expect(codes(answer)).toEqual([code]);
});

test('a violation leads to the statement of its rule', async () => {
  const { body } = await ask(
    app,
    `query ($state: JSON!, $actions: [JSON!]!) {
      checkRules(game: "shadowfist", state: $state, actions: $actions) {
        verdicts { ... on IllegalVerdict { violations { rule state citedRule { id statement } } } }
      }
    }`,
    {
      state: {
        players: [
          { id: 'ann', power: 0, deck: 30 },
          { id: 'bob', power: 0, deck: 30 },
        ],
        inPlay: [
          { id: 'cop', card: 'maverick-cop', owner: 'ann', controller: 'ann', turned: true, damage: 1 },
        ],
        turn: { player: 'ann', phase: 'main' },
      },
      actions: [{ do: 'heal', player: 'ann', card: 'cop' }],
    },
  );
  const rule = 'shadowfist.yotd/4.2/turned-card-cannot-turn';
  expect(body).toEqual({
    data: {
      checkRules: {
        verdicts: [
          {
            violations: [
              {
                rule,
                state: ['/inPlay/0/turned'],
                citedRule: { id: rule, statement: expect.stringMatching(/./) },
              },
            ],
          },
        ],
      },
    },
  });
});
