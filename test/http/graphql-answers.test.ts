import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';

const app = await testApp();

const card = 'query ($slug: String) { card(game: "shadowfist", slug: $slug) { name } }';

describe('a query seen before', () => {
  test('answers the same, headers and all', async () => {
    const first = await ask(app, card, { slug: 'fox-pass' });
    const second = await ask(app, card, { slug: 'fox-pass' });
    const lasting = ({ headers }: typeof first) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'x-request-id'),
      );
    expect(second.body).toEqual(first.body);
    expect(lasting(second)).toEqual(lasting(first));
  });

  test('with other variables answers anew', async () => {
    await ask(app, card, { slug: 'fox-pass' });
    const { body } = await ask(app, card, { slug: 'pocket-demon' });
    expect(body).toEqual({ data: { card: { name: 'Pocket Demon' } } });
  });

  test('with another operation of the document answers anew', async () => {
    const query =
      'query A { card(fuzzy: "fox pass") { name } } query B { card(fuzzy: "pocket demon") { name } }';
    const names = [];
    for (const operationName of ['A', 'B', 'A']) {
      const { body } = await request(app.server).post('/graphql').send({ query, operationName });
      names.push(body.data.card.name);
    }
    expect(names).toEqual(['Fox Pass', 'Pocket Demon', 'Fox Pass']);
  });

  test('answers in the form that is asked for', async () => {
    const types = [];
    for (const accept of ['application/json', 'application/graphql-response+json', 'application/json']) {
      const { type } = await request(app.server)
        .post('/graphql')
        .set('accept', accept)
        .send({ query: '{ games { slug } }' });
      types.push(type);
    }
    expect(types).toEqual(['application/json', 'application/graphql-response+json', 'application/json']);
  });
});

describe('GET', () => {
  const get = (query: string) => request(app.server).get('/graphql').query({ query });

  test('answers a query, with a tag by which it is not sent twice', async () => {
    const first = await get('{ card(fuzzy: "fox pass") { name } }');
    expect(first.body).toEqual({ data: { card: { name: 'Fox Pass' } } });
    expect(first.headers.etag).toMatch(/^W\/"[^"]+"$/);
    const second = await get('{ card(fuzzy: "fox pass") { name } }').set(
      'if-none-match',
      first.headers.etag ?? '',
    );
    expect([second.status, second.text, second.headers.etag]).toEqual([304, '', first.headers.etag]);
  });

  test('gives errors no tag', async () => {
    const { status, headers } = await get('{ card(title: "nonesuch") { name } }');
    expect([status, headers.etag]).toEqual([200, undefined]);
  });

  test('has the same tag for the same answer, and another one for another answer', async () => {
    const tags = [];
    for (const slug of ['fox-pass', 'pocket-demon', 'fox-pass']) {
      const { headers } = await get(`{ card(game: "shadowfist", slug: "${slug}") { slug } }`);
      tags.push(headers.etag);
    }
    expect(tags[2]).toBe(tags[0]);
    expect(tags[1]).not.toBe(tags[0]);
  });

  test('takes variables', async () => {
    const { body } = await get(card).query({ variables: JSON.stringify({ slug: 'fox-pass' }) });
    expect(body).toEqual({ data: { card: { name: 'Fox Pass' } } });
  });
});

test('a browser on another site may ask', async () => {
  const preflight = await request(app.server).options('/graphql').set({
    origin: 'https://example.org',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-origin']).toBe('*');
});
