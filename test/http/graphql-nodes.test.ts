import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';

const app = await testApp();

interface Nodes {
  readonly items: readonly { readonly __typename: string; readonly id: string }[];
}

/** The first of each list that has nodes. */
async function oneOfEachType(): Promise<Nodes['items']> {
  const fields = '(first: 1) { items { __typename id } }';
  const ofGame = '(game: "shadowfist", first: 1) { items { __typename id } }';
  const { body } = await ask(
    app,
    `{ sf: cards${ofGame} hl: cards(game: "highlander", first: 1) { items { __typename id } }
       rulings${fields} rules${ofGame} glossary${ofGame} workedExamples${fields} }`,
  );
  expect(body.errors).toBeUndefined();
  return Object.values(body.data as Record<string, Nodes>).flatMap(({ items }) => items);
}

describe('node', () => {
  test('finds a card, ruling, rule, term and worked example by its permanent id', async () => {
    const all = await oneOfEachType();
    expect(all.map(({ __typename }) => __typename)).toEqual([
      'ShadowfistCard',
      'HighlanderCard',
      'Ruling',
      'Rule',
      'GlossaryTerm',
      'WorkedExample',
    ]);
    for (const { __typename, id } of all) {
      const { body } = await ask(app, 'query ($id: ID!) { node(id: $id) { __typename id } }', { id });
      expect(body).toEqual({ data: { node: { __typename, id } } });
    }
  });

  test('gives a card with the fields that any card has', async () => {
    const [card] = await oneOfEachType();
    const { body } = await ask(
      app,
      'query ($id: ID!) { node(id: $id) { ... on Card { name versions { id } rulings { totalCount } } } card(id: $id) { name versions { id } rulings { totalCount } } }',
      { id: card?.id },
    );
    const { node, card: same } = body.data as Record<string, unknown>;
    expect(node).toEqual(same);
    expect(node).not.toBeNull();
  });

  test('is null for an unknown id, without an error', async () => {
    expect((await ask(app, '{ node(id: "unknown") { id } }')).body).toEqual({ data: { node: null } });
  });
});

async function everyIdOf(list: string, game: string): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { body } = await ask(
      app,
      `query ($after: String) { list: ${list}(game: "${game}", first: 100, after: $after) { items { id } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    const { list: page } = body.data as {
      list: Nodes & { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
    };
    ids.push(...page.items.map(({ id }) => id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

async function everyId(...lists: readonly string[]): Promise<string[]> {
  const pages = lists.flatMap((list) => ['shadowfist', 'highlander'].map((game) => everyIdOf(list, game)));
  return (await Promise.all(pages)).flat();
}

const repeated = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

test('ids of nodes are unique', async () => {
  expect(repeated(await everyId('cards', 'glossary', 'workedExamples', 'rules', 'rulings'))).toEqual([]);
});

test('a connection has its nodes without edges, and also as the `items` of the REST interface', async () => {
  const { body } = await ask(
    app,
    '{ rulings(card: "pocket demon", first: 2) { edges { node { id } } nodes { id } items { id } } }',
  );
  const { rulings } = body.data as {
    rulings: Nodes & { edges: readonly { node: { id: string } }[]; nodes: Nodes['items'] };
  };
  const rest = await request(app.server).get('/v1/rulings').query({ card: 'pocket demon', limit: 2 });
  const ids = rest.body.items.map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(2);
  for (const items of [rulings.items, rulings.nodes, rulings.edges.map(({ node }) => node)])
    expect(items.map(({ id }) => id)).toEqual(ids);
});
