import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn } from './rest-client.ts';

const { get, post } = clientOf(await testApp());

const collection = (body: object) => post('/v1/cards/collection', body);
const candidate = (game: string, slug: string, name: string, score: unknown) => ({
  game,
  slug,
  name,
  url: `/v1/cards/${game}/${slug}`,
  score,
  matched: name,
});

test('cards come whole, in the order asked for, by name, by slug and by id', async () => {
  const { body: foxPass } = await get('/v1/cards/shadowfist/fox-pass');
  const { body: kyala } = await get('/v1/cards/highlander/kyala-premium');
  const { body: ting } = await get('/v1/cards/shadowfist/ting-ting');
  const { id } = z.object({ id: z.string() }).parse(kyala);
  const { status, body } = await collection({
    identifiers: [{ game: 'shadowfist', slug: 'ting-ting' }, { id }, { name: 'the FOX pass' }],
  });
  expect(status).toBe(200);
  const found = (card: unknown, index: number) => {
    const shown = z.looseObject({ name: z.string() }).parse(card);
    return { ...shown, index, score: 1, matched: shown.name };
  };
  expect(body).toEqual({
    items: [found(ting, 0), found(kyala, 1), found(foxPass, 2)],
    notFound: [],
    totalCount: 3,
  });
});

test('what is not found comes back with its place and suggestions', async () => {
  const identifiers = [
    { game: 'shadowfist', name: 'Fox Pas' },
    { game: 'shadowfist', slug: 'fox-pass' },
    { name: 'darius' },
    { id: 'no-such-id' },
    { game: 'shadowfist', slug: 'ting-tng' },
    { game: 'highlander', name: 'Fox Pass' },
  ];
  const { status, body } = await collection({ identifiers });
  expect(status).toBe(200);
  expect(namesIn(body)).toEqual(['fox-pass']);
  expect(body).toMatchObject({
    totalCount: 1,
    notFound: [
      {
        index: 0,
        identifier: identifiers[0],
        reason: 'not-found',
        suggestions: [candidate('shadowfist', 'fox-pass', 'Fox Pass', expect.any(Number))],
      },
      {
        index: 2,
        identifier: identifiers[2],
        reason: 'ambiguous',
        suggestions: [
          candidate('highlander', 'darius-event', 'Darius: Event', 1),
          candidate('highlander', 'darius-pre-game', 'Darius: Pre-Game', 1),
        ],
      },
      { index: 3, identifier: identifiers[3], reason: 'not-found', suggestions: [] },
      {
        index: 4,
        identifier: identifiers[4],
        reason: 'not-found',
        suggestions: [candidate('shadowfist', 'ting-ting', 'Ting Ting', expect.any(Number))],
      },
      { index: 5, identifier: identifiers[5], reason: 'not-found' },
    ],
  });
});

test('a card asked for twice comes twice', async () => {
  const identifiers = [{ name: 'Fox Pass' }, { game: 'shadowfist', slug: 'fox-pass' }];
  expect(namesIn((await collection({ identifiers })).body)).toEqual(['fox-pass', 'fox-pass']);
});

test('a hundred cards are taken, and one more is not', async () => {
  const identifiers = (count: number) => Array.from({ length: count }, () => ({ name: 'Fox Pass' }));
  expect((await collection({ identifiers: identifiers(100) })).body).toMatchObject({ totalCount: 100 });
  const { status, body } = await collection({ identifiers: identifiers(101) });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'request/invalid', issues: [{ at: 'body/identifiers' }] });
});

test('A malformed identifier spoils only itself, and says what one is', async () => {
  const message =
    'invalid identifier; expected id, game and slug, name, or fuzzy (name and fuzzy can have a game); the games are shadowfist and highlander';
  const malformed = [{ game: 'chess', name: 'x' }, {}, 'Fox Pass', { game: 'shadowfist' }, null];
  const identifiers = [{ name: 'Fox Pass' }, ...malformed, { name: 'Ting Ting' }];
  const { status, body } = await collection({ identifiers });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    items: [
      { slug: 'fox-pass', index: 0 },
      { slug: 'ting-ting', index: 6 },
    ],
    notFound: malformed.map((identifier, place) => ({
      index: place + 1,
      identifier,
      reason: 'malformed',
      message,
      suggestions: [],
    })),
  });
});

test('A fuzzy name is found with how sure it is, at the place of its identifier', async () => {
  const identifiers = [
    { fuzzy: 'zzzzqq' },
    { fuzzy: 'fox pas', game: 'shadowfist' },
    { fuzzy: 'UL attack' },
    { fuzzy: 'darius' },
  ];
  const { body } = await collection({ identifiers });
  expect(body).toMatchObject({
    items: [
      { slug: 'fox-pass', index: 1, score: expect.any(Number), matched: 'Fox Pass' },
      { slug: 'upper-left-attack', index: 2, matched: 'Upper Left Attack' },
    ],
    notFound: [
      { index: 0, reason: 'not-found', message: null },
      { index: 3, reason: 'ambiguous' },
    ],
  });
});
