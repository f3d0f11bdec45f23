import fc from 'fast-check';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask, codes } from './graphql-ask.ts';

const app = await testApp();

describe('a document that is wrong', () => {
  test('cannot be read: the place is told', async () => {
    const { status, body } = await ask(app, '{ card(');
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: [
          {
            message: 'Syntax Error: Expected Name, found <EOF>.',
            locations: [{ line: 1, column: 8 }],
            extensions: { code: 'graphql/syntax' },
          },
        ],
      },
    });
  });

  test('does not fit the schema: what would is told', async () => {
    const { status, body } = await ask(app, '{ crads }');
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: [
          {
            message: 'Cannot query field "crads" on type "Query". Did you mean "cards" or "card"?',
            locations: [{ line: 1, column: 3 }],
            extensions: { code: 'graphql/invalid' },
          },
        ],
      },
    });
  });

  test.each([
    ['a missing variable', { query: 'query ($g: ID!) { card(game: $g, slug: "a") { id } }' }],
    [
      'a variable of the wrong type',
      { query: 'query ($n: Int) { cards(first: $n) { totalCount } }', variables: { n: 'x' } },
    ],
    [
      'more wrong variables than are told',
      {
        query: 'query ($i: [CardIdentifier!]!) { collection(identifiers: $i) { totalCount } }',
        variables: { i: Array.from({ length: 80 }, () => ({ x: 1 })) },
      },
    ],
    ['no operation of that name', { query: 'query A { games { slug } }', operationName: 'B' }],
    ['a mutation', { query: 'mutation { x }' }],
    ['a subscription', { query: 'subscription { x }' }],
  ])('%s is graphql/invalid', async (_, body) => {
    const answer = await request(app.server).post('/graphql').send(body);
    expect(answer.status).toBe(400);
    expect(new Set(codes(answer))).toEqual(new Set(['graphql/invalid']));
  });
});

test('errors come in the order of the document, whichever field fails first', async () => {
  const answer = await ask(
    app,
    '{ changes(after: "JC==") { totalCount } cards(after: "none") { totalCount } }',
  );
  expect(answer.body.errors?.map(({ path }) => path?.[0])).toEqual(['changes', 'cards']);
  const turned = await ask(
    app,
    '{ cards(after: "none") { totalCount } changes(after: "JC==") { totalCount } }',
  );
  expect(turned.body.errors?.map(({ path }) => path?.[0])).toEqual(['cards', 'changes']);
});

describe('a document that asks for too much', () => {
  test('nested deeper than 12 fields', async () => {
    const { status, body } = await ask(
      app,
      '{ cards { edges { node { rulings { edges { node { cards { rulings { edges { node { cards { rulings { totalCount } } } } } } } } } } } } }',
    );
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: [
          {
            message: 'The document is 13 fields deep; at most 12 are answered.',
            extensions: { code: 'graphql/too-deep', depth: 13, limit: 12 },
          },
        ],
      },
    });
  });

  test('pages of pages', async () => {
    const { status, body } = await ask(
      app,
      'query ($n: Int) { cards(first: 100) { edges { node { rulings(first: $n) { edges { node { id cards { id name } } } } } } } }',
      { n: 100 },
    );
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'graphql/too-costly', cost: 140_401, limit: 100_000 } }] },
    });
  });

  test('a page of 50 cards with all that hangs off them is not too much', async () => {
    const answer = await ask(
      app,
      `{ cards(first: 50) { edges { node {
        name text wording { law reason rule { id } perPrinting { law reason version { id } } }
        versions { id text status reason rule { id statement } source { title } differenceFromPrevious { kind text } }
        printings { number set { code name } inForce { text } }
        designators { word key rules { id } }
        rulings { edges { node { statement citation { section source { title } } cards { name } } } }
      } } } }`,
    );
    expect(answer.body.errors).toBeUndefined();
  });

  test.each([
    ['more than 5,000 tokens', `{ ${'games { slug } '.repeat(1_300)} }`, 'graphql/too-costly'],
    ['more than 20,000 characters', `{ games { slug } } #${'x'.repeat(20_000)}`, 'graphql/too-costly'],
    ['brackets beyond reading', `{ ${'... {'.repeat(2_400)}`, 'graphql/too-deep'],
    [
      'directives without end',
      `{ games ${'@include(if: true) '.repeat(900)} { slug } }`,
      'graphql/too-costly',
    ],
    [
      'fragments in a circle',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'graphql/invalid',
    ],
    [
      'fragments that double one another',
      `{ ...F0 } ${Array.from({ length: 300 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F300 on Query { games { slug } }`,
      'graphql/too-costly',
    ],
  ])('%s', async (_, document, code) => {
    const answer = await ask(app, document);
    expect(answer.status).toBe(400);
    expect(codes(answer)).toEqual([code]);
  });
});

describe('a request that is no GraphQL request', () => {
  test.each([
    ['text/plain', '{"query":"{ games { slug } }"}'],
    ['application/x-www-form-urlencoded', 'query={games{slug}}'],
  ])('a body of %s is a problem', async (type, body) => {
    const answer = await request(app.server).post('/graphql').set('content-type', type).send(body);
    expect(answer.status).toBe(415);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body.code).toBe('request/unsupported-media-type');
  });

  test('a body that is no JSON is a problem', async () => {
    const answer = await request(app.server)
      .post('/graphql')
      .set('content-type', 'application/json')
      .send('{"query');
    expect([answer.status, answer.body.code]).toEqual([400, 'request/malformed']);
  });

  test('a batch is refused', async () => {
    const answer = await request(app.server)
      .post('/graphql')
      .send([{ query: '{ games { slug } }' }]);
    expect(answer.status).toBe(400);
    expect(codes(answer)).toEqual(['request/malformed']);
  });

  test('a form that no client takes is refused', async () => {
    const answer = await request(app.server)
      .post('/graphql')
      .set('accept', 'image/png')
      .send({ query: '{ games { slug } }' });
    expect(answer.status).toBe(406);
    expect(codes(answer)).toEqual(['request/not-acceptable']);
  });
});

test('no text makes the service fail', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (a, b) => {
      const answer = await ask(
        app,
        `query ($a: String!, $b: String!, $id: ID!) {
          card(fuzzy: $a, asOf: $b) { id }
          byTitle: card(title: $a) { id }
          cards(query: $a, first: 2) { totalCount }
          after: cards(after: $b, first: 2) { totalCount }
          autocomplete(query: $a) { slug }
          rulings(card: $a, query: $b, first: 1) { totalCount }
          collection(identifiers: [{ name: $a }, { id: $id }], asOf: $b) { totalCount }
          designator(game: "shadowfist", word: $a) { keys }
          designatorMatch(game: "highlander", a: $a, b: $b) { matches }
          rule(game: $id, id: $id) { id }
          glossary(game: "shadowfist", query: $b, first: 1) { totalCount }
        }`,
        { a, b, id: b },
      );
      expect(answer.status).toBe(200);
      expect(codes(answer)).not.toContain('service/internal');
    }),
    { numRuns: 60 },
  );
});
