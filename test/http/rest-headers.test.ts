import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get, post } = clientOf(app);

const origin = 'https://fan-site.example';
const answers = {
  'a card': () => get('/v1/cards/shadowfist/fox-pass', { origin }),
  'a collection': () => post('/v1/cards/collection', { identifiers: [{ name: 'Fox Pass' }] }, { origin }),
  'a card that is not there': () => get('/v1/cards/shadowfist/no-such-card', { origin }),
  'a name that several cards have': () => get('/v1/cards/named?exact=darius', { origin }),
  'a bad query': () => get('/v1/cards/search?q=cots>3', { origin }),
  'a body that is no JSON': () => post('/v1/cards/collection', '{', { origin }),
  'a route that is not there': () => get('/v1/no-such-route', { origin }),
};

describe.each(Object.entries(answers))('%s', (_, ask) => {
  test('can be read from another origin', async () => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('carries the headers that keep browsers safe', async () => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });
});

describe('X-Request-Id', () => {
  test('is what the client sent', async () => {
    for (const path of ['/v1/games', '/v1/no-such-route', '/v1/%zz']) {
      const { headers } = await get(path, { 'x-request-id': 'deck-builder-42' });
      expect(headers['x-request-id']).toBe('deck-builder-42');
    }
  });

  test.each(['a b', '<script>', 'x'.repeat(101), '"quoted"'])(
    'is a new one in place of %s',
    async (given) => {
      const { headers } = await get('/v1/games', { 'x-request-id': given });
      expect(headers['x-request-id']).toMatch(/^req-[0-9a-z]+$/);
    },
  );

  test('is made where the client sent none, another for each request', async () => {
    const made = [
      (await get('/v1/games')).headers['x-request-id'],
      (await get('/v1/games')).headers['x-request-id'],
    ];
    expect(made).toEqual([expect.any(String), expect.any(String)]);
    expect(made[0]).not.toBe(made[1]);
  });
});

describe('compression', () => {
  const url = '/v1/cards/search?limit=20';
  const compressed = async (encoding: string) => {
    const reply = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    return reply;
  };

  test('brotli and gzip hold the same answer, under the same tag', async () => {
    const plain = await get(url);
    const brotli = await compressed('br');
    const gzip = await compressed('gzip');
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(plain.body);
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(plain.body);
    expect([brotli.headers.etag, gzip.headers.etag]).toEqual([plain.headers.etag, plain.headers.etag]);
  });

  test('nothing is compressed unasked', async () => {
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
  });

  test('a short answer is not worth it', async () => {
    const { headers } = await get('/healthz', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('an encoding that is not known is not used', async () => {
    const { status, headers, body } = await get(url, { 'accept-encoding': 'x-shrunk' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toMatchObject({ items: expect.any(Array) });
  });
});
