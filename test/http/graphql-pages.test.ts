import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask, codes } from './graphql-ask.ts';
import { statementsOf } from './statements.ts';

const app = await testApp();

interface Connection {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly slug: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const document = `query ($query: String, $orderBy: CardOrder, $first: Int, $after: String, $last: Int, $before: String) {
  cards(game: "shadowfist", query: $query, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { slug } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } warnings
  }
}`;

async function cards(variables: Readonly<Record<string, unknown>>): Promise<Connection> {
  const { body } = await ask(app, document, variables);
  expect(body.errors).toBeUndefined();
  return (body.data as { cards: Connection }).cards;
}

const slugs = ({ edges }: Connection) => edges.map(({ node }) => node.slug);

describe('cards in pages', () => {
  test('forward, page after page, every card comes once and in order', async () => {
    const all = await cards({ query: 't:site', first: 100 });
    const met: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page: Connection = await cards({ query: 't:site', first: 4, after });
      met.push(...slugs(page));
      expect(page.totalCount).toBe(all.totalCount);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor);
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(met).toEqual(slugs(all));
    expect(met).toHaveLength(all.totalCount);
  });

  test('backward, page before page, the same cards come', async () => {
    const all = await cards({ query: 't:site', first: 100 });
    const met: string[] = [];
    let before: string | null = null;
    for (;;) {
      const page: Connection = await cards({ query: 't:site', last: 4, before });
      met.unshift(...slugs(page));
      expect(page.pageInfo.hasNextPage).toBe(before !== null);
      if (!page.pageInfo.hasPreviousPage) break;
      before = page.pageInfo.startCursor;
    }
    expect(met).toEqual(slugs(all));
  });

  test('an order is a key and a direction', async () => {
    const { body } = await ask(
      app,
      `{ cards(game: "shadowfist", query: "t:site", first: 3, orderBy: { by: COST, direction: DESCENDING }) {
        edges { node { ... on ShadowfistCard { cost } } }
      } }`,
    );
    expect(body).toEqual({
      data: { cards: { edges: [{ node: { cost: 2 } }, { node: { cost: 2 } }, { node: { cost: 2 } }] } },
    });
  });

  test('a query that cannot be read is an error with its place', async () => {
    const { body } = await ask(app, '{ cards(query: "cost<=") { totalCount } }');
    expect(body).toMatchObject({
      data: { cards: null },
      errors: [{ path: ['cards'], extensions: { code: 'search/syntax', position: 6 } }],
    });
  });

  test.each([
    ['first: 0', 'request/invalid'],
    ['first: 101', 'request/invalid'],
    ['first: 1, last: 1', 'request/invalid'],
    ['after: "nonsense"', 'search/bad-cursor'],
  ])('%s is refused', async (page, code) => {
    expect(codes(await ask(app, `{ cards(${page}) { totalCount } }`))).toEqual([code]);
  });

  test('a cursor of another order is refused', async () => {
    const { pageInfo } = await cards({ first: 1 });
    const elsewhere = await ask(app, document, {
      first: 1,
      after: pageInfo.endCursor,
      orderBy: { by: 'COST' },
    });
    expect(codes(elsewhere)).toEqual(['search/bad-cursor']);
  });
});

describe('statements', () => {
  const everything = `query ($first: Int, $query: String) {
    cards(first: $first, query: $query) { totalCount edges { node {
      name wording { version { id } rule { id } perPrinting { version { id } } }
      versions { id rule { id } source { id } supersededBy { id } }
      printings { set { code } inForce { rule { id } } }
      rulings(first: 5) { totalCount edges { node { id cards { name } rulesets { id } } } }
      designators { word rules { id } version { id } }
    } } }
  }`;

  async function statementsOfPage(first: number, terms: string): Promise<number> {
    const { result, statements } = await statementsOf(() => ask(app, everything, { first, query: terms }));
    expect(result.body.errors).toBeUndefined();
    expect((result.body.data as { cards: Connection }).cards.edges).toHaveLength(first);
    return statements;
  }

  test('a page of 50 cards with all that hangs off them takes as many as a page of 5', async () => {
    await statementsOfPage(1, '');
    expect(await statementsOfPage(5, '-text:clay')).toBe(1);
    expect(await statementsOfPage(50, '-text:wax')).toBe(1);
  });

  test('one card with all that hangs off it takes none', async () => {
    const document =
      '{ card(fuzzy: "fox pas") { name versions { id } rulings { totalCount } designators { word } } }';
    expect((await statementsOf(() => ask(app, document))).statements).toBe(0);
  });
});
