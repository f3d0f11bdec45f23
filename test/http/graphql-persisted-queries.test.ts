import { createHash } from 'node:crypto';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';

const app = await testApp();

const query = 'query ($slug: String) { card(game: "shadowfist", slug: $slug) { name } }';
const variables = { slug: 'fox-pass' };
const answer = { data: { card: { name: 'Fox Pass' } } };

const sha256Of = (document: string) => createHash('sha256').update(document).digest('hex');
const persisted = (document: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256Of(document) } });

const post = (body: object) => request(app.server).post('/graphql').send(body);
const get = (parameters: Readonly<Record<string, object | string>>) =>
  request(app.server)
    .get('/graphql')
    .query(
      Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    );

const notFound = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'graphql/persisted-query-not-found' } }],
};

describe('a persisted query', () => {
  test('is asked for with its document once, and then by its hash alone', async () => {
    const extensions = persisted(query);
    const unknown = await get({ variables, extensions });
    expect([unknown.status, unknown.body, unknown.headers.etag]).toEqual([200, notFound, undefined]);
    expect((await get({ query, variables, extensions })).body).toEqual(answer);
    for (const known of [await get({ variables, extensions }), await post({ variables, extensions })])
      expect([known.status, known.body]).toEqual([200, answer]);
  });

  test('can be registered by POST, and takes other variables', async () => {
    const document = `# another document\n${query}`;
    const extensions = persisted(document);
    expect((await post({ query: document, variables, extensions })).body).toEqual(answer);
    const { body } = await get({ variables: { slug: 'pocket-demon' }, extensions });
    expect(body).toEqual({ data: { card: { name: 'Pocket Demon' } } });
  });

  test('has the cache headers of any GET, and is not sent twice', async () => {
    const extensions = persisted(query);
    await post({ query, variables, extensions });
    const first = await get({ variables, extensions });
    const plain = await get({ query, variables });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).toBe(plain.headers.etag);
    const second = await get({ variables, extensions }).set('if-none-match', first.headers.etag ?? '');
    expect([second.status, second.text]).toEqual([304, '']);
  });

  test('whose hash is of another document is refused', async () => {
    const { status, body } = await post({ query, variables, extensions: persisted('{ games { slug } }') });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'graphql/invalid']);
  });

  test('of another version of the protocol is refused', async () => {
    const extensions = { persistedQuery: { version: 2, sha256Hash: sha256Of(query) } };
    const { status, body } = await post({ variables, extensions });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'graphql/invalid']);
  });

  test.each([
    ['asks for too much', `{ ${'games { slug } '.repeat(1_300)} }`],
    ['does not fit the schema', '{ crads }'],
    ['is a mutation', 'mutation { x }'],
  ])('whose document %s is not kept', async (_, document) => {
    const extensions = persisted(document);
    expect((await post({ query: document, extensions })).status).toBe(400);
    expect((await post({ extensions })).body).toEqual(notFound);
  });

  test('makes room for later ones', async () => {
    const oldest = '{ games { slug } } # oldest';
    await post({ query: oldest, extensions: persisted(oldest) });
    for (let number = 0; number < 110; number += 1) {
      const document = `{ games { slug } } # ${number}${'x'.repeat(19_900)}`;
      await post({ query: document, extensions: persisted(document) });
    }
    expect((await post({ extensions: persisted(oldest) })).body).toEqual(notFound);
  });
});
