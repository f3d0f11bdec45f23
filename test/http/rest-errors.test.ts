import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(await testApp());

const noSuchGame = {
  type: 'urn:arbiter:problem:game/not-found',
  title: 'Game not found',
  status: 404,
  code: 'game/not-found',
  detail: 'Unknown game; expected shadowfist or highlander.',
  known: ['shadowfist', 'highlander'],
};
const invalid = (...issues: readonly { at: string; message: string; suggestion?: string }[]) => ({
  type: 'urn:arbiter:problem:request/invalid',
  title: 'The request is invalid',
  status: 400,
  code: 'request/invalid',
  detail: issues.map(({ at, message }) => `${at}: ${message}`).join('; '),
  issues,
});

describe('a game that there is not', () => {
  test.each([
    '/v1/cards/chess/fox-pass',
    '/v1/cards/chess/fox-pass/versions',
    '/v1/cards/chess/fox-pass/printings',
    '/v1/cards/chess/fox-pass/rulings',
    '/v1/cards/chess/fox-pass/designators',
    '/v1/designators/chess/gun',
    '/v1/designators/chess/match?a=gun&b=guns',
    '/v1/rules/chess',
    '/v1/rules/chess/shadowfist.yotd/9.2/most-recent-printing',
    '/v1/glossary/chess',
    '/v1/cards/Shadowfist/fox-pass',
  ])('in the path: %s', async (url) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual(noSuchGame);
  });

  test.each([
    '/v1/cards/named?exact=x&game=chess',
    '/v1/cards/search?game=chess',
    '/v1/cards/autocomplete?q=x&game=chess',
    '/v1/rulings?game=chess',
  ])('in the query: %s', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(400);
    expect(body).toEqual(invalid({ at: 'query/game', message: 'must be one of shadowfist, highlander' }));
  });
});

describe('parameters', () => {
  test('an unknown one is told with the known ones and the nearest', async () => {
    expect((await get('/v1/cards/named?exact=x&fuzy=y')).body).toEqual(
      invalid({
        at: 'query/fuzy',
        message: 'unknown parameter; expected game, exact, fuzzy, asOf',
        suggestion: 'fuzzy',
      }),
    );
  });

  test('each unknown one is told', async () => {
    expect((await get('/v1/games?a=1&b=2')).body).toEqual(
      invalid(
        { at: 'query/a', message: 'unknown parameter; this route has no query parameters' },
        { at: 'query/b', message: 'unknown parameter; this route has no query parameters' },
      ),
    );
  });

  test.each([
    '/healthz?x=1',
    '/readyz?x=1',
    '/v1/cards/named?exact=fox&x=1',
    '/v1/cards/search?x=1',
    '/v1/cards/autocomplete?q=a&x=1',
    '/v1/cards/shadowfist/fox-pass?x=1',
    '/v1/cards/shadowfist/fox-pass/versions?x=1',
    '/v1/cards/shadowfist/fox-pass/printings?x=1',
    '/v1/cards/shadowfist/fox-pass/rulings?x=1',
    '/v1/cards/shadowfist/fox-pass/designators?x=1',
    '/v1/rulings?x=1',
    '/v1/rulings/highlander.type-two/faq/darius-event-countering?x=1',
    '/v1/designators/shadowfist/gun?x=1',
    '/v1/rules/shadowfist?x=1',
    '/v1/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing?x=1',
    '/v1/glossary/shadowfist?x=1',
  ])('no route ignores one: %s', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request/invalid', issues: [{ at: 'query/x' }] });
  });

  test.each([
    ['/v1/cards/search?game=shadowfist&game=highlander', 'game'],
    ['/v1/cards/named?fuzzy=fox&fuzzy=pass', 'fuzzy'],
    ['/v1/cards/search?limit=1&limit=2', 'limit'],
    ['/v1/cards/shadowfist/fox-pass?asOf=1999&asOf=2000', 'asOf'],
  ])('one given twice is refused: %s', async (url, name) => {
    expect((await get(url)).body).toEqual(
      invalid({ at: `query/${name}`, message: 'must be given only once' }),
    );
  });

  test('nor one that POSTs, which tells the key of the body that is named so', async () => {
    const check = await post('/v1/rule-check?ruleset=highlander.first-edition&x=1', {
      game: 'highlander',
      state: {},
    });
    expect(check.status).toBe(400);
    expect(check.body).toEqual(
      invalid(
        {
          at: 'query/ruleset',
          message: 'unknown parameter; this route has no query parameters; send “ruleset” in the body',
        },
        { at: 'query/x', message: 'unknown parameter; this route has no query parameters' },
      ),
    );
    const collection = await post('/v1/cards/collection?asOf=1999', { identifiers: [{ name: 'Fox Pass' }] });
    expect(collection.body).toEqual(
      invalid({
        at: 'query/asOf',
        message: 'unknown parameter; this route has no query parameters; send “asOf” in the body',
      }),
    );
  });

  test.each(['0', '-1', '101', 'abc', '', '1.5', '1e400', 'NaN'])(
    'limit=%s is out of range',
    async (limit) => {
      for (const list of [
        '/v1/cards/search',
        '/v1/rulings',
        '/v1/rules/shadowfist',
        '/v1/glossary/shadowfist',
        '/v1/cards/shadowfist/fox-pass/rulings',
      ]) {
        const { status, body } = await get(`${list}?limit=${limit}`);
        expect(status).toBe(400);
        expect(body).toEqual(invalid({ at: 'query/limit', message: 'must be a whole number from 1 to 100' }));
      }
    },
  );
});

describe('text that cannot be', () => {
  const message = 'must be valid Unicode without NUL';

  test('NUL in the path or the query', async () => {
    expect((await get('/v1/cards/named?exact=fox%00pass')).body).toEqual(
      invalid({ at: 'query/exact', message }),
    );
    expect((await get('/v1/cards/shadowfist/fox%00pass')).body).toEqual(
      invalid({ at: 'params/slug', message }),
    );
    expect((await get('/v1/designators/shadowfist/%00')).body).toEqual(
      invalid({ at: 'params/word', message }),
    );
    expect((await get('/v1/rulings/%00')).body).toEqual(invalid({ at: 'params/*', message }));
  });

  test('NUL and halves of surrogate pairs in a body', async () => {
    for (const half of ['\\u0000', '\\ud800', '\\udc00', 'a\\ud83d b']) {
      const { body } = await post('/v1/cards/collection', `{"identifiers":[{"name":"${half}"}]}`);
      expect(body).toMatchObject({ items: [], notFound: [{ index: 0, reason: 'malformed' }] });
    }
  });

  test('a whole surrogate pair is text', async () => {
    expect((await post('/v1/cards/collection', { identifiers: [{ name: '🦊' }] })).body).toMatchObject({
      notFound: [{ identifier: { name: '🦊' } }],
    });
  });

  test.each(['%zz', '%', '%ff', '%ed%a0%80'])('a path with %s', async (part) => {
    for (const url of [`/v1/cards/shadowfist/${part}`, `/v1/${part}`]) {
      const { status, headers, body } = await get(url);
      expect(status).toBe(400);
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'access-control-allow-origin': '*',
        'x-request-id': expect.any(String),
      });
      expect(body).toEqual({
        type: 'urn:arbiter:problem:request/malformed',
        title: 'The request cannot be parsed',
        status: 400,
        code: 'request/malformed',
        detail: 'The path is not valid percent-encoded UTF-8.',
      });
    }
  });

  test.each(['%zz', '%', '%ff'])('in a query %s stands for itself', async (part) => {
    expect((await get(`/v1/cards/named?exact=${part}`)).body).toMatchObject({
      code: 'card/not-found',
      detail: `No card matches "${part}".`,
    });
  });
});

describe('too long', () => {
  test('a part of the path', async () => {
    expect((await get(`/v1/cards/shadowfist/${'a'.repeat(501)}`)).body).toEqual({
      type: 'urn:arbiter:problem:request/malformed',
      title: 'The request cannot be parsed',
      status: 400,
      code: 'request/malformed',
      detail: 'A segment of the path is too long.',
    });
    expect((await get(`/v1/cards/shadowfist/${'a'.repeat(201)}`)).body).toEqual(
      invalid({ at: 'params/slug', message: 'must have at most 200 characters' }),
    );
  });

  test('a name', async () => {
    expect((await get(`/v1/cards/named?fuzzy=${'a'.repeat(201)}`)).body).toEqual(
      invalid({ at: 'query/fuzzy', message: 'must have at most 200 characters' }),
    );
  });
});

describe('nothing is at a path', () => {
  const nothingAt = (path: string, ...suggestions: string[]) => ({
    type: 'urn:arbiter:problem:route/not-found',
    title: 'Route not found',
    status: 404,
    code: 'route/not-found',
    detail: `There is no route ${path}.`,
    ...(suggestions.length === 0 ? {} : { suggestions }),
  });

  test.each([
    ['/v1/card/named', '/v1/cards/named'],
    ['/v1/cards/shadowfist/fox-pass/version', '/v1/cards/:game/:slug/versions'],
    ['/v1/ruling', '/v1/rulings'],
    ['/v1/game', '/v1/games'],
    ['/opnapi.json', '/openapi.json'],
  ])('%s: perhaps %s', async (path, nearest) => {
    const { status, body } = await get(`${path}?q=1`);
    expect(status).toBe(404);
    expect(body).toEqual(nothingAt(path, nearest));
  });

  test('The paths that continue a path are suggested', async () => {
    expect((await get('/v1/cards')).body).toEqual(
      nothingAt(
        '/v1/cards',
        '/v1/cards/autocomplete',
        '/v1/cards/collection',
        '/v1/cards/named',
        '/v1/cards/search',
      ),
    );
  });

  test('nor near it', async () => {
    expect((await get('/wp-admin/setup-config.php')).body).toEqual(nothingAt('/wp-admin/setup-config.php'));
    expect((await get('/docs/static/no-such.js')).body).toMatchObject({ code: 'route/not-found' });
  });
});

describe('a card that is named otherwise than by a slug of the game', () => {
  test('by the slug of another game is told whose it is', async () => {
    const { status, body } = await get('/v1/cards/highlander/maverick-cop');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: 'card/not-found',
      detail: 'highlander has no card with the slug "maverick-cop": the card belongs to shadowfist.',
      suggestions: [{ game: 'shadowfist', slug: 'maverick-cop' }],
    });
  });

  test('by its id is told its slug, in a state too', async () => {
    const { id } = z
      .looseObject({ id: z.string() })
      .parse((await get('/v1/cards/shadowfist/maverick-cop')).body);
    expect((await get(`/v1/cards/shadowfist/${id}`)).body).toMatchObject({
      code: 'card/not-found',
      suggestions: [{ game: 'shadowfist', slug: 'maverick-cop' }],
    });
    const state = {
      players: [
        { id: 'ann', power: 0, hand: [{ id: 'cop', card: id }], deck: 3 },
        { id: 'bob', power: 0, deck: 3 },
      ],
      turn: { player: 'ann', phase: 'main' },
    };
    expect((await post('/v1/rule-check', { game: 'shadowfist', state })).body).toMatchObject({
      mistakes: [
        {
          code: 'unknown-card',
          message: `There is no card “${id}”: this is the id of the card with the slug “maverick-cop”.`,
          suggestion: 'maverick-cop',
        },
      ],
    });
  });
});
