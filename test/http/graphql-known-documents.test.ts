import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask, codes } from './graphql-ask.ts';

const app = await testApp();

const slugs = ['fox-pass', 'pocket-demon', 'nine-dragon-temple', 'fox-pass'];

/** The answer to a document, letter by letter. */
async function textOf(query: string, variables: object = {}): Promise<string> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
  });
  return `${statusCode} ${body}`;
}

let comments = 0;
/** The answer to a document that was never seen: with a comment it is another document. */
function newTextOf(query: string, variables: object = {}): Promise<string> {
  comments += 1;
  return textOf(`${query} # ${'x'.repeat(comments)}`, variables);
}

const documents = {
  'plain fields':
    'query ($slug: String) { card(game: "shadowfist", slug: $slug) { name text hasErrata versions { id status source { title } } rulings(first: 5) { totalCount edges { cursor node { statement } } } designators { word key } } }',
  fragments:
    'query ($slug: String) { card(game: "shadowfist", slug: $slug) { name ...F wording { law } ... on ShadowfistCard { cost } type } } fragment F on Card { text rulings { totalCount } slug }',
  directives:
    'query ($slug: String, $no: Boolean = false) { card(game: "shadowfist", slug: $slug) { name text @skip(if: $no) slug type @include(if: $no) } }',
};

describe('a document that comes again', () => {
  test.each(Object.entries(documents))(
    'with other variables is answered as a new one is: %s',
    async (_, query) => {
      for (const slug of slugs) {
        const text = await textOf(query, { slug });
        expect(text).toMatch(/^200 \{"data":/);
        expect(text).toBe(await newTextOf(query, { slug }));
      }
    },
  );

  test('with other values written in it is answered as a new one is', async () => {
    for (const [first, slug] of slugs.entries()) {
      const query = `{ card(game: "shadowfist", slug: "${slug}") { slug rulings(first: ${first + 1}) { edges { node { id } } } } }`;
      const text = await textOf(query);
      expect(text).toMatch(/^200 \{"data":/);
      expect(text).toBe(await newTextOf(query));
    }
  });

  test('with one value in two places is not taken for one with two values', async () => {
    const both = (a: string, b: string) =>
      `{ one: card(game: "shadowfist", slug: "${a}") { slug } other: card(game: "shadowfist", slug: "${b}") { slug } }`;
    for (const [a, b] of [
      ['fox-pass', 'fox-pass'],
      ['pocket-demon', 'pocket-demon'],
      ['fox-pass', 'pocket-demon'],
      ['pocket-demon', 'fox-pass'],
    ] as const)
      expect((await ask(app, both(a, b))).body.data).toEqual({ one: { slug: a }, other: { slug: b } });
  });

  test('has values that must be written in it', async () => {
    for (const most of [1, 2, 3]) {
      const query = `{ validateDeck(game: "shadowfist", list: "2 Fox Pass", format: { name: "Small", rules: [{ check: "deck-size", most: ${most} }] }) { reports { legal } } }`;
      const { body } = await ask(app, query);
      expect(body).toEqual({ data: { validateDeck: { reports: [{ legal: most >= 2 }] } } });
    }
  });
});

describe('a mistake in a document that was answered before', () => {
  const query =
    'query ($slug: String!, $rulings: Int) { card(game: "shadowfist", slug: $slug) { slug rulings(first: $rulings) { totalCount } } }';
  const learned = async () => {
    for (const slug of ['fox-pass', 'pocket-demon']) await ask(app, query, { slug, rulings: 2 });
  };

  test.each([
    ['an unknown card', { slug: 'nonesuch' }, 200, 'card/not-found'],
    ['a page too large', { slug: 'fox-pass', rulings: 101 }, 200, 'request/invalid'],
    ['a missing variable', {}, 400, 'graphql/invalid'],
    ['a variable of the wrong type', { slug: 7 }, 400, 'graphql/invalid'],
    ['a fraction for a whole number', { slug: 'fox-pass', rulings: 1.5 }, 400, 'graphql/invalid'],
  ] as const)('has its status and code: %s', async (_, variables, status, code) => {
    await learned();
    const answer = await ask(app, query, variables);
    expect([answer.status, codes(answer)]).toEqual([status, [code]]);
    expect(await textOf(query, variables)).toBe(await newTextOf(query, variables));
  });

  test('is found in values that are written in it', async () => {
    const written = (value: string) => `{ card(game: "shadowfist", slug: ${value}) { slug } }`;
    await ask(app, written('"fox-pass"'));
    await ask(app, written('"pocket-demon"'));
    const found = [];
    for (const value of ['"nonesuch"', '7', '"\\ud800"', '"\\q"', 'FOX'])
      found.push(codes(await ask(app, written(value))));
    expect(found).toEqual([
      ['card/not-found'],
      ['graphql/invalid'],
      ['graphql/syntax'],
      ['graphql/syntax'],
      ['graphql/invalid'],
    ]);
  });

  test('is found where a variable makes its answer too large', async () => {
    const pages =
      'query ($n: Int) { cards(first: 100) { edges { node { rulings(first: $n) { edges { node { id cards { id name } } } } } } } }';
    await ask(app, pages, { n: 1 });
    await ask(app, pages, { n: 2 });
    const answer = await ask(app, pages, { n: 100 });
    expect([answer.status, codes(answer)]).toEqual([400, ['graphql/too-costly']]);
  });
});

test('A variable with the name of one that stands for a written value has to be declared', async () => {
  expect((await ask(app, '{ card(game: "shadowfist", slug: "fox-pass") { slug } }')).status).toBe(200);
  const answer = await ask(app, '{ card(game: $written_0, slug: $written_1) { slug } }');
  expect(codes(answer)).toEqual(['graphql/invalid', 'graphql/invalid']);
});

test('Null for a condition of @skip or @include is a mistake of the request', async () => {
  for (const directive of ['skip', 'include']) {
    const query = `query ($if: Boolean = true) { games { slug @${directive}(if: $if) } }`;
    expect(codes(await ask(app, query, { if: null }))).toContain('graphql/invalid');
    expect(codes(await ask(app, query, { if: null }))).not.toContain('service/internal');
  }
});

test.each(['constructor', 'toString', '__proto__'])(
  'A fragment %s that the document does not have is a mistake in it',
  async (name) => {
    expect((await ask(app, '{ games { slug } }')).status).toBe(200);
    expect(codes(await ask(app, `{ games { ...${name} slug } }`))).toEqual(['graphql/invalid']);
  },
);

test('A form that no client takes is refused for a document that was answered before', async () => {
  const query = '{ card(game: "shadowfist", slug: "fox-pass") { title } }';
  await ask(app, query);
  await ask(app, query.replace('fox-pass', 'pocket-demon'));
  const answer = await request(app.server).post('/graphql').set('accept', 'image/png').send({ query });
  expect([answer.status, codes(answer)]).toEqual([406, ['request/not-acceptable']]);
});
