import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, post, send } = clientOf(await testApp());

const made = z.strictObject({ fragment: z.string(), url: z.string() });

const linkOf = async (path: string, list: string) => {
  const answer = await send('POST', path, { 'content-type': 'text/plain' }, Buffer.from(list));
  expect(answer.status).toBe(200);
  return made.parse(answer.body);
};

const linked = (link: string) => get(`/v1/decks/link?link=${encodeURIComponent(link)}`);

describe('A link that holds a deck', () => {
  test('A list of text is read again from its link', async () => {
    const { fragment, url } = await linkOf(
      '/v1/decks/link?game=shadowfist&format=classic&format=modern',
      '4 Fox Pass\n2 Ting Ting',
    );
    expect(url).toBe(`/decks#${fragment}`);
    for (const link of [fragment, `#${fragment}`, url, `https://arbiter.example${url}`])
      expect((await linked(link)).body).toEqual({
        list: '4 Fox Pass\n2 Ting Ting',
        game: 'shadowfist',
        formats: ['classic', 'modern'],
      });
  });

  test('A list of JSON brings its game and format along', async () => {
    const zones = [{ name: 'Deck', lines: [{ quantity: 2, title: 'Fox Pass' }] }];
    const deck = { arbiter: 1, game: 'shadowfist', format: 'year-of-the-dragon', zones };
    const { fragment } = made.parse((await post('/v1/decks/link', deck)).body);
    expect((await linked(fragment)).body).toEqual({
      list: JSON.stringify({ arbiter: 1, game: 'shadowfist', zones }),
      game: 'shadowfist',
      formats: ['year-of-the-dragon'],
    });
  });

  test('A list that is too long has no link', async () => {
    const list = Array.from({ length: 3000 }, (_, at) => `${at % 9} Rice Monk ${at * 7919}`).join('\n');
    const { body } = await send(
      'POST',
      '/v1/decks/link',
      { 'content-type': 'text/plain' },
      Buffer.from(list),
    );
    expect(body).toEqual({ fragment: null, url: null });
  });

  test('A damaged link is refused', async () => {
    for (const link of ['z=AAAA', 'nothing'])
      expect(await linked(link)).toMatchObject({ status: 400, body: { code: 'deck/bad-link' } });
  });

  test('A format of your own does not fit into a link', async () => {
    const deck = { arbiter: 1, format: { name: 'Small', rules: [] }, zones: [] };
    expect(await post('/v1/decks/link', deck)).toMatchObject({
      status: 400,
      body: { code: 'request/invalid' },
    });
  });
});
