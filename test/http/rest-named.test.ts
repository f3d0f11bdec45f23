import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn } from './rest-client.ts';

const { get } = clientOf(await testApp());

test('/v1/cards/named?game=shadowfist&fuzzy=fox pas gives Fox Pass with its errata text and number', async () => {
  const { status, body } = await get('/v1/cards/named?game=shadowfist&fuzzy=fox pas');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Fox Pass',
    text: "Unique. Turn to change one attacker's target to any Character or front-row Site you control.",
    errataNumber: 1,
  });
});

describe('exact', () => {
  test.each([
    ['Fox Pass', 'fox-pass'],
    ['FOX  pass', 'fox-pass'],
    ['Fóx Pàss', 'fox-pass'],
    ['fox-pass!', 'fox-pass'],
    ['The Fox Pass', 'fox-pass'],
    ['a fox pass', 'fox-pass'],
    ['ting ting', 'ting-ting'],
    ['dr celeste carter', 'dr-celeste-carter'],
    ['pump action shotgun', 'pump-action-shotgun'],
    ['Swat Team', 'swat-team'],
    ['masters dodge', 'masters-dodge'],
    ['MASTER’S DODGE', 'masters-dodge'],
    ['Darius: Event', 'darius-event'],
    ['the shield', 'shield'],
  ])('“%s” is %s', async (exact, slug) => {
    const { status, body } = await get(`/v1/cards/named?exact=${encodeURIComponent(exact)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug });
  });

  test('does not mend typos; the nearest names are suggested', async () => {
    const { status, body } = await get('/v1/cards/named?game=shadowfist&exact=fox pas');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:card/not-found',
      title: 'Card not found',
      status: 404,
      code: 'card/not-found',
      detail: 'No card of shadowfist matches "fox pas".',
      suggestions: [
        {
          game: 'shadowfist',
          slug: 'fox-pass',
          name: 'Fox Pass',
          url: '/v1/cards/shadowfist/fox-pass',
          score: expect.any(Number),
          matched: 'Fox Pass',
        },
      ],
    });
  });

  test('looks in the game asked for only', async () => {
    expect((await get('/v1/cards/named?game=highlander&exact=Fox Pass')).body).toMatchObject({
      code: 'card/not-found',
      detail: 'No card of highlander matches "Fox Pass".',
    });
  });

  test('a title that two cards share is answered with both', async () => {
    const { status, body } = await get('/v1/cards/named?exact=darius');
    expect(status).toBe(409);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:card/ambiguous',
      title: 'Several cards match the name',
      status: 409,
      code: 'card/ambiguous',
      detail: '"darius" matches 2 cards; give the full name of one of them.',
      candidates: [
        {
          game: 'highlander',
          slug: 'darius-event',
          name: 'Darius: Event',
          url: '/v1/cards/highlander/darius-event',
          score: 1,
          matched: 'Darius: Event',
        },
        {
          game: 'highlander',
          slug: 'darius-pre-game',
          name: 'Darius: Pre-Game',
          url: '/v1/cards/highlander/darius-pre-game',
          score: 1,
          matched: 'Darius: Pre-Game',
        },
      ],
    });
  });
});

describe('fuzzy', () => {
  test.each([
    ['fox pas', 'fox-pass'],
    ['fxo pass', 'fox-pass'],
    ['foxpass', 'fox-pass'],
    ['pass fox', 'fox-pass'],
    ['walkin corpse', 'walking-corpses'],
    ['ting', 'ting-ting'],
    ['shotgun pump', 'pump-action-shotgun'],
    ['darius event', 'darius-event'],
    ['event darius', 'darius-event'],
    ['amulet turtle', 'amulet-of-the-turtle'],
    ['break wepon gladius', 'break-weapon-gladius'],
  ])('“%s” is %s', async (fuzzy, slug) => {
    const { status, body } = await get(`/v1/cards/named?fuzzy=${fuzzy}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug });
  });

  test('“master head shot” may be two cards, told with how well each fits', async () => {
    const { status, body } = await get('/v1/cards/named?game=highlander&fuzzy=master head shot');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'card/ambiguous',
      candidates: [
        { slug: 'masters-head-shot-attack', name: "Master's Head Shot: Attack", score: expect.any(Number) },
        { slug: 'masters-head-shot-edge', name: "Master's Head Shot: Edge", score: expect.any(Number) },
      ],
    });
  });

  test('candidates come best first', async () => {
    const { body } = await get('/v1/cards/named?game=highlander&fuzzy=masters');
    const { candidates } = z.object({ candidates: z.array(z.object({ score: z.number() })) }).parse(body);
    const scores = candidates.map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('An answer says how sure it is, and which name matches', async () => {
    const { body } = await get('/v1/cards/named?fuzzy=fox pas');
    const { score, matched } = z.object({ score: z.number(), matched: z.string() }).parse(body);
    expect(score).toBeGreaterThan(0.5);
    expect(score).toBeLessThan(1);
    expect(matched).toBe('Fox Pass');
    expect((await get('/v1/cards/named?fuzzy=Fox Pass')).body).toMatchObject({ score: 1 });
  });

  test.each(['f', 'x', '9', 'a'])('One letter, such as “%s”, does not mean a card', async (letter) => {
    const { status, body } = await get(`/v1/cards/named?fuzzy=${letter}`);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'card/not-found' })]);
  });

  test.each([
    ['UL attack', 'upper-left-attack'],
    ['LC block', 'lower-center-block'],
    ['thing with a thousand tongues', 'thing-with-a-1000-tongues'],
  ])('Initials and numbers in words: “%s” is %s', async (fuzzy, slug) => {
    expect((await get(`/v1/cards/named?fuzzy=${fuzzy}`)).body).toMatchObject({ slug });
  });

  test('Initials are not the exact name of a card', async () => {
    expect((await get('/v1/cards/named?exact=UL attack')).status).toBe(404);
  });

  test('what is like no name at all is not found', async () => {
    const { status, body } = await get('/v1/cards/named?fuzzy=zzzzqq');
    expect(status).toBe(404);
    expect(body).toMatchObject({ detail: 'No card matches "zzzzqq".', suggestions: [] });
  });
});

test.each(['/v1/cards/named', '/v1/cards/named?exact=a&fuzzy=b', '/v1/cards/named?game=shadowfist'])(
  'either exact or fuzzy is given: %s',
  async (url) => {
    expect((await get(url)).body).toEqual({
      type: 'urn:arbiter:problem:request/invalid',
      title: 'The request is invalid',
      status: 400,
      code: 'request/invalid',
      detail: 'query: use either exact or fuzzy',
      issues: [{ at: 'query', message: 'use either exact or fuzzy' }],
    });
  },
);

describe('GET /v1/cards/autocomplete', () => {
  test('names that begin with what was typed', async () => {
    expect((await get('/v1/cards/autocomplete?q=fox')).body).toEqual({
      items: [
        { game: 'shadowfist', slug: 'fox-pass', name: 'Fox Pass', url: '/v1/cards/shadowfist/fox-pass' },
      ],
      totalCount: 1,
    });
  });

  test('names that begin so come before names with a word that does', async () => {
    const { body } = await get('/v1/cards/autocomplete?q=master&game=highlander');
    const names = namesIn(body);
    expect(names).toContain('weapon-master');
    expect(names.indexOf('master-swordsman')).toBeLessThan(names.indexOf('weapon-master'));
  });

  test('limit says how many', async () => {
    const whole = namesIn((await get('/v1/cards/autocomplete?q=master')).body);
    expect(namesIn((await get('/v1/cards/autocomplete?q=master&limit=2')).body)).toEqual(whole.slice(0, 2));
    expect((await get('/v1/cards/autocomplete?q=master&limit=51')).body).toMatchObject({
      code: 'request/invalid',
    });
  });

  test('game says where', async () => {
    expect(namesIn((await get('/v1/cards/autocomplete?q=fox&game=highlander')).body)).toEqual([]);
  });

  test('nothing begins like junk', async () => {
    expect((await get('/v1/cards/autocomplete?q=zzzzqq')).body).toEqual({ items: [], totalCount: 0 });
  });
});
