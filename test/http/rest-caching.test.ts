import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get, post, send } = clientOf(app);

const url = '/v1/cards/shadowfist/fox-pass';
const tag = String((await get(url)).headers.etag);
const opaque = tag.slice('W/'.length);

test('an answer has a weak tag, and is asked for anew each time', async () => {
  expect(tag).toMatch(/^W\/"[\w.-]+"$/);
  expect((await get(url)).headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache' });
});

describe('one who has the answer gets 304 and no body', () => {
  test.each([
    ['the tag', tag],
    ['the tag without its W/, by weak comparison', opaque],
    ['a list that holds it', `"other", W/"older", ${tag}`],
    ['a star', '*'],
  ])('If-None-Match: %s', async (_, held) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers, text } = await send(method, url, { 'if-none-match': held });
      expect([status, text]).toEqual([304, '']);
      expect(headers).toMatchObject({
        etag: tag,
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      });
      expect(headers['content-type']).toBeUndefined();
    }
  });

  test.each([
    '/v1/games',
    '/v1/cards/named?fuzzy=fox pas',
    '/v1/cards/search?q=fox',
    '/v1/cards/autocomplete?q=fox',
    `${url}/versions`,
    `${url}/printings`,
    `${url}/rulings`,
    `${url}/designators`,
    '/v1/rulings?card=fox pass',
    '/v1/rulings/highlander.type-two/faq/darius-event-countering',
    '/v1/designators/shadowfist/gun',
    '/v1/designators/shadowfist/match?a=gun&b=guns',
    '/v1/rules/shadowfist',
    '/v1/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing',
    '/v1/glossary/shadowfist',
    '/v1/bulk',
    '/v1/changes',
    '/v1/schemas',
  ])('%s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect((await get(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });
});

test.each(['"other"', 'W/"other"', 'W/""', tag.slice(0, -2), opaque.slice(1, -1), ''])(
  'one who has another answer gets the whole: If-None-Match: %s',
  async (held) => {
    const { status, body } = await get(url, { 'if-none-match': held });
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: 'fox-pass' });
  },
);

describe('errors are not kept', () => {
  test.each([
    ['/v1/cards/shadowfist/no-such-card', 404],
    ['/v1/cards/named?exact=darius', 409],
    ['/v1/cards/search?q=cots>3', 400],
    ['/v1/cards/search?limit=0', 400],
    ['/v1/no-such-route', 404],
  ])('%s', async (path, status) => {
    const reply = await get(path);
    expect(reply.status).toBe(status);
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('and a star does not match what is not there', async () => {
    expect((await get('/v1/cards/shadowfist/no-such-card', { 'if-none-match': '*' })).status).toBe(404);
    expect((await get('/v1/cards/search?limit=0', { 'if-none-match': '*' })).status).toBe(400);
  });
});

test('the answer to a POST has no tag', async () => {
  const { status, headers } = await post(
    '/v1/cards/collection',
    { identifiers: [{ name: 'Fox Pass' }] },
    { 'if-none-match': tag },
  );
  expect(status).toBe(200);
  expect(headers.etag).toBeUndefined();
});

test('what tells of the process has none either', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await get(path, { 'if-none-match': '*' })).status).toBe(200);
    expect((await get(path)).headers.etag).toBeUndefined();
  }
});

test('The tag of one resource does not match another', async () => {
  expect((await get('/v1/cards/shadowfist/ting-ting', { 'if-none-match': tag })).status).toBe(200);
});

describe('A reply that was sent before is the same when it is sent again', () => {
  test.each([
    [url, {}],
    [url, { 'accept-encoding': 'br' }],
    [`${url}?include=versions,rulings`, { 'accept-encoding': 'gzip, deflate, br' }],
    ['/v1/cards/search?q=fox&limit=50', { 'accept-encoding': 'gzip' }],
    ['/v1/cards/search?q=fox&limit=50', { 'accept-encoding': 'gzip', 'x-no-compression': '1' }],
    ['/v1/rules/shadowfist?limit=100', { 'accept-encoding': 'br' }],
    ['/v1/schemas/deck-list', {}],
  ])('%s %o', async (path, headers) => {
    const sent = async (method: 'GET' | 'HEAD') => {
      const reply = await app.inject({ method, url: path, headers });
      const { date, 'x-request-id': id, ...rest } = reply.headers;
      expect(id).toMatch(/^req-/);
      return { status: reply.statusCode, headers: rest, body: reply.rawPayload };
    };
    const first = await sent('GET');
    const firstHead = await sent('HEAD');
    for (let time = 0; time < 3; time += 1) {
      expect(await sent('GET')).toEqual(first);
      expect(await sent('HEAD')).toMatchObject({ status: 200, headers: { etag: first.headers.etag } });
      expect((await sent('HEAD')).body).toEqual(firstHead.body);
    }
  });

  test('Each accepted encoding has its own', async () => {
    const bodies = new Map<string, Buffer>();
    for (let time = 0; time < 3; time += 1)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers, rawPayload } = await app.inject({
          url: `${url}?include=versions`,
          headers: { 'accept-encoding': encoding },
        });
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(rawPayload).toEqual(bodies.get(encoding) ?? rawPayload);
        bodies.set(encoding, rawPayload);
      }
  });

  test('A request that is not valid is refused, although its address was answered', async () => {
    for (let time = 0; time < 3; time += 1) expect((await get(url)).status).toBe(200);
    expect((await get(url, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send('DELETE', url)).status).toBe(405);
    expect((await get(url, { host: 'a b' })).status).toBe(400);
  });
});
