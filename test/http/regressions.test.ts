import { describe, expect, test } from 'vitest';
import { originOf, testApp } from '../setup/app.ts';
import { bodyOf, expectProblem, expectSound } from '../setup/fuzz/answers.ts';
import { firstAnswer, sendBytes } from '../setup/fuzz/raw-http.ts';

// Each of these once failed, or was refused in a form that is not ours; the fuzz tests found it.

const app = await testApp();
const { port } = new URL(await originOf(app));

async function statusOfBytes(...lines: string[]): Promise<number | undefined> {
  const answer = firstAnswer(await sendBytes(Number(port), [...lines, '', ''].join('\r\n')));
  if (answer !== undefined && answer.statusCode >= 400) expectSound(answer, 'GET');
  return answer?.statusCode;
}

async function graphql(query: string, variables: object = {}) {
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  return { status: answer.statusCode, body: answer.json() };
}

async function search(query: Readonly<Record<string, string>>) {
  const answer = await app.inject({ url: '/v1/cards/search', query });
  return { status: answer.statusCode, body: JSON.parse(bodyOf(answer)) };
}

describe('files of the documentation', () => {
  test.each([
    ['a NUL in the name', '/docs/static/%00', {}],
    ['a range that ends before it begins', '/docs/static/swagger-ui.css', { range: 'bytes=5-1' }],
  ])('%s is refused', async (_, url, headers) => {
    const answer = await app.inject({ url, headers });
    expectSound(answer, 'GET');
    expect(answer.statusCode).toBe(400);
  });
});

describe('hosts and expectations', () => {
  test('a host that is none is refused', async () => {
    expect(await statusOfBytes('GET /graphql HTTP/1.1', 'Host: [::1', 'Connection: close')).toBe(400);
  });

  test('no host is refused in HTTP/1.1', async () => {
    expect(await statusOfBytes('GET /healthz HTTP/1.1', 'Connection: close')).toBe(400);
  });

  test('no host is needed in HTTP/1.0, but for GraphQL', async () => {
    expect(await statusOfBytes('GET /healthz HTTP/1.0')).toBe(200);
    expect(await statusOfBytes('GET /graphql HTTP/1.0')).toBe(400);
  });

  test('an unknown expectation is ignored', async () => {
    expect(await statusOfBytes('GET /healthz HTTP/1.1', 'Host: a', 'Expect: x', 'Connection: close')).toBe(
      200,
    );
  });
});

test('OPTIONS is answered without the headers of a preflight', async () => {
  expect((await app.inject({ method: 'OPTIONS', url: '/v1/games' })).statusCode).toBe(204);
});

test.each(['/graphql', '/v1/cards/collection'])(
  'a body to %s that is nested without end is refused',
  async (url) => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const payload = `{"query":"{ games { slug } }","variables":{"a":${deep}},"identifiers":${deep}}`;
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(expectProblem(bodyOf(answer)).code).toBe('request/malformed');
  },
);

describe('search', () => {
  const searching =
    'query ($query: String, $after: String) { cards(query: $query, after: $after) { totalCount } }';

  test('an empty query finds every card, in REST and GraphQL', async () => {
    const all = await search({});
    expect(all.body.totalCount).toBeGreaterThan(0);
    expect(await search({ q: '' })).toEqual(all);
    const { body } = await graphql(searching, { query: '' });
    expect(body.data.cards.totalCount).toBe(all.body.totalCount);
  });

  test('a query that is too long is told where it becomes so, in REST and GraphQL', async () => {
    const told = { code: 'search/too-long', position: 1000, length: 1 };
    expect((await search({ q: 'a'.repeat(1001) })).body).toMatchObject(told);
    const { body } = await graphql(searching, { query: 'a'.repeat(1001) });
    expect(body.errors).toMatchObject([{ extensions: told }]);
  });

  test('half a character is no part of a query or a cursor', async () => {
    const { body } = await graphql(searching, { query: 'fox \ud83d' });
    expect(body.errors).toMatchObject([{ extensions: { code: 'search/syntax', position: 4, length: 1 } }]);
    const place = { order: 'name', figure: null, name: '\ud83d', id: 'x' };
    const after = Buffer.from(JSON.stringify(place)).toString('base64url');
    const refused = await graphql(searching, { after });
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 'search/bad-cursor' } }]);
  });

  test('a regular expression that is short but repeats too much is refused', async () => {
    const { body } = await search({ q: 'fox /(.?){1000}/' });
    expect(body).toMatchObject({ code: 'search/bad-regex', position: 4, length: 12 });
  });

  test('A document cannot look up names without end', async () => {
    const identifiers = Array.from({ length: 100 }, (_, at) => ({
      name: `nowhere ${at} ${'qwert yuiop '.repeat(14)}`,
    }));
    const many = Array.from(
      { length: 100 },
      (_, at) => `a${at}: collection(identifiers: $all) { totalCount }`,
    );
    const { status, body } = await graphql(`query ($all: [CardIdentifier!]!) { ${many.join(' ')} }`, {
      all: identifiers,
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ extensions: { code: 'request/too-costly', limit: 500_000 } }]);
  });

  test('A document cannot introspect the schema without end', async () => {
    const many = Array.from(
      { length: 60 },
      (_, at) => `a${at}: __schema { types { name description fields { name description } } }`,
    );
    const { status, body } = await graphql(`{ ${many.join(' ')} }`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ extensions: { code: 'graphql/too-costly' } }]);
  });

  test('a document cannot hold searches without end', async () => {
    const many = Array.from(
      { length: 250 },
      (_, at) => `a${at}: cards(query: "text:fox${at}") { totalCount }`,
    );
    const { status, body } = await graphql(`{ ${many.join(' ')} }`);
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [
        expect.objectContaining({
          extensions: { code: 'request/too-costly', cost: expect.any(Number), limit: 500_000 },
        }),
      ],
    });
  });
});
