import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lookUpView } from '../../src/look-up/views.ts';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

const search = async (query: string) => lookUpView.parse((await get(`/v1/search?${query}`)).body);
const firstThree = async (query: string) =>
  (await search(query)).items.slice(0, 3).map(({ kind, id }) => `${kind}:${id}`);

describe('GET /v1/search', () => {
  test('A term is found first by its name, with or without the gaps between its words', async () => {
    expect(await firstThree('q=power blow&kinds=term,rule')).toContain('term:highlander.type-two/power-blow');
    expect(await firstThree('q=powerblow&kinds=term,rule')).toContain('term:highlander.type-two/power-blow');
    expect(await firstThree('q=headshot')).toEqual(await firstThree('q=Head Shot'));
  });

  test('A card is found first by its name, mistyped or not', async () => {
    expect((await firstThree('q=fox pass'))[0]).toBe('card:shadowfist/fox-pass');
    expect((await firstThree('q=fx pass'))[0]).toBe('card:shadowfist/fox-pass');
  });

  test('Digits find numbers in words', async () => {
    expect(await firstThree('q=6 copies same title')).toContain(
      'rule:highlander.type-two/title/six-of-a-title',
    );
  });

  test('The number of a section finds its rules', async () => {
    expect((await search('q=6.4.3&game=shadowfist')).items[0]?.highlights.length).toBeGreaterThan(0);
    expect((await firstThree('q=6.4.3&game=shadowfist')).every((key) => key.includes('/6.4.3'))).toBe(true);
  });

  test('Answers come by relevance, each with its kind, address, score and the words that match', async () => {
    const { items, totalCount, suggestions } = await search('q=darkness priestess discards');
    expect(items[0]).toMatchObject({
      kind: 'ruling',
      id: 'shadowfist.yotd/7.1/darkness-priestess-not-for-discarding',
      game: 'shadowfist',
      url: '/v1/rulings/shadowfist.yotd/7.1/darkness-priestess-not-for-discarding',
      matched: ['darkness', 'priestess', 'discards'],
    });
    const scores = items.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(totalCount).toBeGreaterThanOrEqual(items.length);
    expect(suggestions).toEqual([]);
  });

  test('Highlights show what is said, and which parts of it match', async () => {
    const { items } = await search('q=mobility&kinds=term');
    const title = items[0]?.highlights.find(({ field }) => field === 'title');
    expect(title?.parts).toEqual([{ text: 'Mobility', isMatch: true }]);
  });

  test('Every address leads to what was found', async () => {
    const { items } = await search('q=evil twin golden comeback example&limit=20');
    for (const { url } of items) expect((await get(url)).status).toBe(200);
  });

  test('Kinds and the game narrow it down', async () => {
    const { items } = await search('q=attack&kinds=rule,format&game=highlander');
    expect(items.length).toBe(20);
    expect(items.every(({ kind, game }) => kind === 'rule' && game === 'highlander')).toBe(true);
  });

  test.each([
    ['smoke all characters', 'shadowfist/nerve-gas'],
    ['take control of a character', 'shadowfist/heroic-conversion'],
    ['opponent discards', 'highlander/empathy'],
  ])('Cards are found by what they say: %s', async (words, id) => {
    const { items } = await search(`q=${words}`);
    const card = items.find((item) => item.kind === 'card' && item.id === id);
    const text = card?.highlights.find(({ field }) => field === 'text');
    expect(text?.parts.some(({ isMatch }) => isMatch)).toBe(true);
    expect(card?.matched).toEqual(words.split(' ').filter((word) => !['all', 'of', 'a'].includes(word)));
  });

  test('What the card search finds by several words is found here, too', async () => {
    for (const words of ['smoke all characters', 'take control of a character', 'cannot be blocked']) {
      const { body } = await get(`/v1/cards/search?q=${words}`);
      const { items } = z
        .object({ items: z.array(z.object({ game: z.string(), slug: z.string() })) })
        .parse(body);
      const found = (await search(`q=${words}&kinds=card&limit=50`)).items.map(({ id }) => id);
      expect(items.length).toBeGreaterThan(0);
      expect(found).toEqual(expect.arrayContaining(items.map(({ game, slug }) => `${game}/${slug}`)));
    }
  });

  test('A card that is found by its name shows its text', async () => {
    const { items } = await search('q=nerve gas&kinds=card');
    expect(items[0]?.highlights.map(({ field }) => field)).toEqual(['title', 'text']);
  });

  test('A question finds the rule that says its words', async () => {
    expect(await firstThree('q=who goes first&game=shadowfist')).toContain(
      'rule:shadowfist.yotd/3.2/first-player-at-random',
    );
  });

  test.each(['😀', '!!', '…?'])('Nothing is suggested for signs without letters: %s', async (q) => {
    expect((await search(`q=${encodeURIComponent(q)}`)).suggestions).toEqual([]);
  });

  test('Where nothing is found, something is suggested', async () => {
    const { items, suggestions } = await search('q=foxpas&kinds=format');
    expect(items).toEqual([]);
    expect(suggestions).toContain('Fox Pass');
  });

  test.each([
    ['q=', 'query/q'],
    [`q=${'a'.repeat(201)}`, 'query/q'],
    ['q=fox&kinds=spell', 'query/kinds'],
    ['q=fox&limit=51', 'query/limit'],
  ])('%s is refused', async (query, at) => {
    const { status, body } = await get(`/v1/search?${query}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(at);
  });

  test('The longest questions cost little', async () => {
    for (const word of ['attack', 'a', 'xq', 'card player', 'toughnes']) {
      const { status } = await get(`/v1/search?q=${`${word} `.repeat(200).slice(0, 199)}`);
      expect(status).toBe(200);
    }
  });
});
