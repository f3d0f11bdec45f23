import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

const gun = (origin: string, version: string | null, rules: readonly string[]) => ({
  word: 'Gun',
  key: 'gun',
  origin,
  version,
  rules: rules.map((rule) => `shadowfist.yotd/7.3/${rule}`),
});
const card = (slug: string, name: string) => ({
  game: 'shadowfist',
  slug,
  name,
  url: `/v1/cards/shadowfist/${slug}`,
});

test('/v1/designators/shadowfist/gun lists exactly the cards 7.3 makes match', async () => {
  const { status, body } = await get('/v1/designators/shadowfist/gun');
  expect(status).toBe(200);
  expect(body).toEqual({
    game: 'shadowfist',
    word: 'gun',
    keys: ['gun'],
    items: [
      {
        card: card('hacker', 'Hacker'),
        designators: [gun('subtitle', null, ['title-and-subtitle-words', 'hyphen-splits'])],
      },
      {
        card: card('maverick-cop', 'Maverick Cop'),
        designators: [gun('subtitle', null, ['title-and-subtitle-words', 'hyphen-splits'])],
      },
      {
        card: card('pump-action-shotgun', 'Pump-Action Shotgun'),
        designators: [gun('granted', 'shadowfist/pump-action-shotgun/yotd', [])],
      },
      {
        card: card('redeemed-gunman', 'Redeemed Gunman'),
        designators: [gun('title', null, ['title-and-subtitle-words', 'gun-splits'])],
      },
    ],
    totalCount: 4,
  });
});

describe('GET /v1/designators/{game}/{word}', () => {
  const found = z.object({ items: z.array(z.object({ card: z.object({ slug: z.string() }) })) });
  const slugsOf = async (word: string, game = 'shadowfist') =>
    found
      .parse((await get(`/v1/designators/${game}/${encodeURIComponent(word)}`)).body)
      .items.map((item) => item.card.slug);

  test('singular and plural are the same', async () => {
    expect(await slugsOf('guns')).toEqual(await slugsOf('gun'));
    expect(await slugsOf('Pawns')).toEqual(['swat-team']);
    expect(await slugsOf('pawn')).toEqual(['swat-team']);
  });

  test('of several words a card has every one', async () => {
    expect(await slugsOf('Gun-Toting')).toEqual(['maverick-cop']);
    expect(await slugsOf('gunman')).toEqual(['redeemed-gunman']);
  });

  test('Highlander goes by the words of the title', async () => {
    const slugs = await slugsOf('master', 'highlander');
    expect(slugs).toContain('masters-dodge');
    expect(slugs).toContain('weapon-master');
    expect(slugs).not.toContain('masters-cannot-be-countered');
  });

  test('an acronym is matched by the letter, and suggested where it was not', async () => {
    expect(await slugsOf('SWAT')).toEqual(['swat-team']);
    const { status, body } = await get('/v1/designators/shadowfist/swat');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:designator/not-found',
      title: 'No card has that designator',
      status: 404,
      code: 'designator/not-found',
      detail: 'No card of shadowfist has the designator "swat".',
      keys: ['swat'],
      suggestions: ['SWAT'],
    });
  });

  test.each(['zzzz', 'the', '-', 'master'])('no card has the designator “%s”', async (word) => {
    const { status, body } = await get(`/v1/designators/shadowfist/${word}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'designator/not-found' });
  });
});

describe('GET /v1/designators/{game}/match', () => {
  test('two words that match, with the rules that make them', async () => {
    expect((await get('/v1/designators/shadowfist/match?a=Gunman&b=guns')).body).toEqual({
      game: 'shadowfist',
      a: 'Gunman',
      b: 'guns',
      matches: true,
      rules: ['shadowfist.yotd/7.3/gun-splits', 'shadowfist.yotd/7.3/plural-matches-singular'],
      reason:
        '“Gunman” and “guns” share the designator gun: a word that begins with Gun is split into Gun and what remains; the plural of a word matches its singular.',
    });
  });

  test('the same words in Highlander do not', async () => {
    expect((await get('/v1/designators/highlander/match?a=Gunman&b=guns')).body).toEqual({
      game: 'highlander',
      a: 'Gunman',
      b: 'guns',
      matches: false,
      rules: ['highlander.type-two/card-groups/shared-word'],
      reason: '“Gunman” and “guns” share no word: a plural or a part of a word is another word.',
    });
  });

  test.each(['', '?a=gun', '?b=gun', '?a=gun&b='])('both words are needed: %s', async (query) => {
    const { status, body } = await get(`/v1/designators/shadowfist/match${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request/invalid' });
  });

  test('every rule cited exists', async () => {
    const { rules } = z
      .object({ rules: z.array(z.string()) })
      .parse((await get('/v1/designators/shadowfist/match?a=Gunman&b=guns')).body);
    for (const rule of rules) expect((await get(`/v1/rules/shadowfist/${rule}`)).status).toBe(200);
  });
});
