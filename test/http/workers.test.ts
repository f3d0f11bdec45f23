import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { openWorkers, type Workers } from '../../src/workers/workers.ts';
import { sharedDatabase } from '../setup/database.ts';

const database = await sharedDatabase();
const snapshots = await openSnapshots(database, (error) => {
  throw error;
});
const config = { logLevel: 'silent', trustProxy: 0, rateLimit: 0 } as const;
const workers = openWorkers({ threads: 1, memory: 512 }, { config, database }, console.error);
const app = await buildApp({ config, database, snapshots, workers });
const alone = await buildApp({ config, database, snapshots });

afterAll(async () => {
  await app.close();
  await alone.close();
  await workers.close();
  await snapshots.close();
  await database.close();
});

/** A rule check whose body is too large for the serving thread. */
const large = {
  method: 'POST',
  url: '/v1/rule-check',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify({
    game: 'shadowfist',
    state: {
      players: [
        { id: 'ann', hand: Array.from({ length: 5_000 }, (_, at) => ({ id: `card-${at}` })), deck: 50 },
        { id: 'bob', hand: 6, deck: 54 },
      ],
      turn: { player: 'ann', phase: 'main' },
    },
    actions: [{ do: 'end-turn', player: 'ann' }],
  }),
} as const;

test('A large request is answered by a worker thread as the serving thread would answer it', async () => {
  const there = await app.inject(large);
  const here = await alone.inject(large);
  expect(there.statusCode).toBe(200);
  expect(there.body).toBe(here.body);
  expect(there.headers['content-type']).toBe(here.headers['content-type']);
});

test('/readyz and small requests do not wait for a thread', async () => {
  const busy: Workers = { ...workers, answer: () => Promise.reject(new Error('A thread was asked.')) };
  const withoutThread = await buildApp({ config, database, snapshots, workers: busy });
  onTestFinished(() => withoutThread.close());
  const statusOf = async (request: InjectOptions) => (await withoutThread.inject(request)).statusCode;
  for (const url of [
    '/readyz',
    '/openapi.json',
    '/docs/json',
    '/docs/yaml',
    '/docs/vocabulary',
    '/v1/vocabulary/highlander',
    '/v1/schemas/shadowfist-state',
    '/v1/rule-check/schema?game=shadowfist',
    '/sitemap.xml',
    '/changes',
    '/search?q=can+I+attack+a+site+I+control',
    '/cards?game=shadowfist',
    '/decks?example=highlander',
    '/examples/shadowfist/3.4-sample-turn',
  ])
    expect([url, await statusOf({ url })]).toEqual([url, 200]);
  const text = 'Inflict 3 damage on target Character.';
  const payload = { game: 'shadowfist', title: 'Tin Dragon', type: 'Event', text };
  expect(await statusOf({ method: 'POST', url: '/v1/abilities/compile', payload })).toBe(200);
  const identifiers = Array.from({ length: 100 }, (_, at) => ({ fuzzy: `nowhere ${at} qwert yuiop` }));
  expect(await statusOf({ method: 'POST', url: '/v1/cards/collection', payload: { identifiers } })).toBe(200);
});

test('A request whose client goes away is given up', async () => {
  let signal: AbortSignal | undefined;
  const waiting: Workers = {
    ...workers,
    answer: (_request, _client, given) =>
      new Promise((_, reject) => {
        given.addEventListener('abort', () => reject(given.reason));
        signal = given;
      }),
  };
  const app = await buildApp({ config, database, snapshots, workers: waiting });
  onTestFinished(() => app.close());
  const gone = new AbortController();
  const url = new URL(large.url, await app.listen({ port: 0, host: '127.0.0.1' }));
  const { method, headers, payload: body } = large;
  const answer = fetch(url, { method, headers, body, signal: gone.signal }).catch(() => 'gone');
  await expect.poll(() => signal).toBeDefined();
  gone.abort();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(await answer).toBe('gone');
});

test('A problem that a worker thread finds has its status, code and type', async () => {
  const { statusCode, headers, body } = await app.inject({ ...large, payload: `${large.payload}}` });
  expect([statusCode, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  expect(JSON.parse(body)).toMatchObject({ code: 'request/malformed' });
});

test('The cost that a worker thread reports is not sent to the client', async () => {
  const { headers } = await app.inject(large);
  expect(headers).not.toHaveProperty('x-work-cost');
});

test('A request that proves to be expensive is answered by a worker thread from its beginning', async () => {
  const identifiers = Array.from({ length: 100 }, (_, at) => ({
    name: `nowhere ${at} ${'qwert yuiop '.repeat(14)}`,
  }));
  const request = { method: 'POST', url: '/v1/cards/collection', payload: { identifiers } } as const;
  const there = await app.inject(request);
  expect(there.json()).toEqual((await alone.inject(request)).json());
  expect(there.json()).toMatchObject({ totalCount: 0 });
});

test('A long GraphQL document is answered by a worker thread, and its answer is kept', async () => {
  const query = `{ ${Array.from({ length: 130 }, (_, at) => `card${at}: card(game: "shadowfist", slug: "fox-pass") { name }`).join(' ')} }`;
  const request = { method: 'POST', url: '/graphql', payload: { query } } as const;
  const expected = (await alone.inject(request)).json();
  for (const time of ['first', 'second']) {
    const there = await app.inject(request);
    expect([time, there.headers['content-type'], there.json()]).toEqual([
      time,
      'application/json; charset=utf-8',
      expected,
    ]);
  }
});

test('A long persisted query is known by its hash after a worker thread answered it', async () => {
  const query = `{ ${Array.from({ length: 130 }, (_, at) => `card${at}: card(game: "shadowfist", slug: "fox-pass") { slug }`).join(' ')} }`;
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const asked = (payload: object) => app.inject({ method: 'POST', url: '/graphql', payload });
  const registered = await asked({ query, extensions });
  expect(registered.json()).toMatchObject({ data: { card129: { slug: 'fox-pass' } } });
  for (let time = 0; time < 2; time += 1)
    expect((await asked({ extensions })).json()).toEqual(registered.json());
});

test('Many large bodies of one client are all read, two at a time', async () => {
  const replies = await Promise.all(Array.from({ length: 9 }, () => app.inject(large)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
});

test('The serving thread answers 64 pages of 50 cards at once, with a known document and new variables', async () => {
  const answer = () => Promise.reject(new Error('A page was handed over.'));
  const serving = await buildApp({ config, database, snapshots, workers: { ...workers, answer } });
  onTestFinished(() => serving.close());
  const query = `query ($query: String, $rulings: Int) {
    cards(query: $query, first: 50) {
      edges {
        cursor
        node {
          name text
          versions { kind text status }
          rulings(first: $rulings) { edges { node { question statement } } }
          designators { word origin }
        }
      }
    }
  }`;
  const ask = (payload: object) => serving.inject({ method: 'POST', url: '/graphql', payload });
  await ask({ query: '{ games { slug } }' });
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      ask({ query, variables: { query: `-fighting>${20 + at}`, rulings: 21 + (at % 80) } }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
});
