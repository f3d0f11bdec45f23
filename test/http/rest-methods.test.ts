import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { send, get } = clientOf(await testApp());

/** Every path of the service, and the methods it takes. */
const routes: readonly [path: string, allow: readonly string[]][] = [
  ['/', ['GET', 'HEAD']],
  ['/docs', ['GET', 'HEAD']],
  ['/docs/search', ['GET', 'HEAD']],
  ['/docs/static/swagger-ui.css', ['GET', 'HEAD']],
  ['/openapi.json', ['GET', 'HEAD']],
  ['/healthz', ['GET', 'HEAD']],
  ['/readyz', ['GET', 'HEAD']],
  ['/metrics', ['GET', 'HEAD']],
  ['/graphql', ['GET', 'POST']],
  ['/v1/games', ['GET', 'HEAD']],
  ['/v1/cards/named', ['GET', 'HEAD']],
  ['/v1/cards/search', ['GET', 'HEAD']],
  ['/v1/cards/autocomplete', ['GET', 'HEAD']],
  ['/v1/cards/collection', ['POST']],
  ['/v1/cards/shadowfist/fox-pass', ['GET', 'HEAD']],
  ['/v1/cards/shadowfist/fox-pass/versions', ['GET', 'HEAD']],
  ['/v1/cards/shadowfist/fox-pass/printings', ['GET', 'HEAD']],
  ['/v1/cards/shadowfist/fox-pass/rulings', ['GET', 'HEAD']],
  ['/v1/cards/shadowfist/fox-pass/designators', ['GET', 'HEAD']],
  ['/v1/rulings', ['GET', 'HEAD']],
  ['/v1/rulings/highlander.type-two/faq/darius-event-countering', ['GET', 'HEAD']],
  ['/v1/designators/shadowfist/gun', ['GET', 'HEAD']],
  ['/v1/designators/shadowfist/match', ['GET', 'HEAD']],
  ['/v1/rules/shadowfist', ['GET', 'HEAD']],
  ['/v1/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing', ['GET', 'HEAD']],
  ['/v1/glossary/shadowfist', ['GET', 'HEAD']],
  ['/v1/bulk', ['GET', 'HEAD']],
  ['/v1/bulk/shadowfist-rules.ndjson', ['GET', 'HEAD']],
];

const refused = (method: string, allow: readonly string[]) => ({
  type: 'urn:arbiter:problem:route/method-not-allowed',
  title: 'Method not allowed',
  status: 405,
  code: 'route/method-not-allowed',
  detail: `${method} is not allowed; use ${allow.join(' or ')}.`,
  allow,
});

describe.each(routes)('%s', (path, allow) => {
  const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
    (method) => !allow.includes(method),
  );

  test.each(others)('refuses %s, and says what it takes', async (method) => {
    const { status, headers, body } = await send(method, path);
    expect(status).toBe(405);
    expect(headers).toMatchObject({
      allow: allow.join(', '),
      'content-type': 'application/problem+json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(headers.etag).toBeUndefined();
    expect(body).toEqual(refused(method, allow));
  });
});

test('a method is refused before its body is read', async () => {
  const { status } = await send('PUT', '/v1/games', { 'content-type': 'application/json' }, '{');
  expect(status).toBe(405);
});

describe('HEAD', () => {
  test('is GET without a body', async () => {
    const got = await get('/v1/cards/shadowfist/fox-pass');
    const { status, headers, text } = await send('HEAD', '/v1/cards/shadowfist/fox-pass');
    expect(status).toBe(200);
    expect(text).toBe('');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(got.text)),
      etag: got.headers.etag,
    });
  });

  test('of what is not there', async () => {
    const { status, text } = await send('HEAD', '/v1/cards/shadowfist/no-such-card');
    expect([status, text]).toEqual([404, '']);
  });

  test('of a route that takes POST only', async () => {
    const { status, headers, text } = await send('HEAD', '/v1/cards/collection');
    expect([status, headers.allow, text]).toEqual([405, 'POST', '']);
  });
});

describe('OPTIONS', () => {
  const origin = 'https://fan-site.example';

  test('a preflight to any path is allowed what the service takes', async () => {
    for (const path of ['/v1/cards/collection', '/v1/games', '/graphql', '/v1/no-such-route']) {
      const { status, headers, text } = await send('OPTIONS', path, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, x-request-id',
      });
      expect([status, text]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'content-type, x-request-id',
        'access-control-max-age': '86400',
      });
    }
  });

  test('one that is no preflight is told the same', async () => {
    const { status, headers } = await send('OPTIONS', '/v1/games');
    expect(status).toBe(204);
    expect(headers).toMatchObject({ 'access-control-allow-methods': 'GET, HEAD, POST' });
  });
});
