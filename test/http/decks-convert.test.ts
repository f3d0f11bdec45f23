import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deckFormats } from '../../src/decks/lists/formats.ts';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { post, send } = clientOf(app);

const deck = {
  arbiter: 1,
  game: 'shadowfist',
  name: 'Foxes',
  zones: [{ name: 'Deck', lines: [{ quantity: 2, title: 'Fox Pass', set: 'standard' }] }],
};

describe('a deck list in another form', () => {
  test('as a plain list', async () => {
    const { status, body } = await post('/v1/decks/convert?to=plain', deck);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      from: { format: 'arbiter', name: 'Foxes', remarks: [] },
      format: 'plain',
      mediaType: 'text/plain; charset=utf-8',
      extension: 'txt',
      text: 'Name: Foxes\nGame: shadowfist\n\n2x Fox Pass (standard)\n',
    });
  });

  test('from a file, and back', async () => {
    const { body } = await send(
      'POST',
      '/v1/decks/convert?to=arbiter&game=shadowfist',
      { 'content-type': 'text/plain' },
      Buffer.from('2 Fox Pass\n3 Ting Ting\n'),
    );
    expect(body).toMatchObject({ from: { format: 'plain' }, format: 'arbiter', lost: [] });
    const { text } = body as { text: string };
    expect(JSON.parse(text)).toMatchObject({
      game: 'shadowfist',
      zones: [
        {
          lines: [
            { quantity: 2, title: 'Fox Pass' },
            { quantity: 3, title: 'Ting Ting' },
          ],
        },
      ],
    });
  });

  test('Names of the catalogue replace the names of the list, and unknown names get suggestions', async () => {
    const { status, body } = await send(
      'POST',
      '/v1/decks/convert?to=plain&game=shadowfist&names=catalogue',
      { 'content-type': 'text/plain' },
      Buffer.from('2 fox pass\n1 Ting-Ting\n3 Fox Pas\n0 Draco\n'),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      text: 'Game: shadowfist\n\n2x Fox Pass\n1x Ting Ting\n3x Fox Pas\n',
      from: { unread: [{ code: 'line/quantity', title: 'Draco', written: '0 Draco' }] },
      unresolved: [
        {
          title: 'Fox Pas',
          reason: 'not-found',
          suggestions: [expect.objectContaining({ slug: 'fox-pass' })],
        },
      ],
      lost: [{ what: 'line', count: 1, message: 'Dropped 1 line that was not read.' }],
    });
  });

  const formats = Object.keys(deckFormats).filter((format) => format !== 'mtgo-dek');
  test.each(formats)('A list that is written as %s is judged like the list itself', async (to) => {
    const zones = [
      {
        name: 'Deck',
        lines: [
          { quantity: 4, title: 'Fox Pass', set: 'standard', note: 'good' },
          { quantity: 2, title: 'Draco' },
        ],
      },
    ];
    const judged = async (list: string) => {
      const query = 'game=shadowfist&format=year-of-the-dragon';
      const type = { 'content-type': 'application/octet-stream' };
      const { body } = await send('POST', `/v1/decks/validate?${query}`, type, Buffer.from(list));
      const { cards, legal } = z
        .looseObject({
          legal: z.boolean(),
          cards: z.array(z.looseObject({ slug: z.string(), quantity: z.int() })),
        })
        .parse(body);
      return { legal, cards: cards.map(({ slug, quantity }) => `${quantity} ${slug}`).sort() };
    };
    const { body } = await post(`/v1/decks/convert?to=${to}`, { arbiter: 1, game: 'shadowfist', zones });
    const { text } = z.looseObject({ text: z.string() }).parse(body);
    expect(await judged(text)).toEqual({ legal: true, cards: ['2 draco', '4 fox-pass'] });
  });

  test('Parts that are lost are one entry for each kind', async () => {
    const sets = ['standard', 'netherworld', 'flashpoint'];
    const lines = sets.map((set) => ({ quantity: 1, title: 'Fox Pass', set }));
    const { body } = await post('/v1/decks/convert?to=lackey-txt', {
      arbiter: 1,
      game: 'shadowfist',
      zones: [{ name: 'Deck', lines }],
    });
    expect(body).toMatchObject({
      lost: [
        { what: 'game', count: 1 },
        {
          what: 'set',
          count: 3,
          places: ['/zones/0/lines/0/set', '/zones/0/lines/1/set', '/zones/0/lines/2/set'],
          message: 'Dropped 3 sets: a LackeyCCG text cannot store them.',
        },
      ],
    });
  });

  test('GraphQL converts with the names of the catalogue, too', async () => {
    const query =
      '{ convertDeck(list: "2 fox pass\\n1 Fox Pas", game: "shadowfist", to: "plain", names: CATALOGUE) { text from { unread { code } } lost { what count places } unresolved { title suggestions { slug } } } }';
    expect((await ask(app, query)).body).toMatchObject({
      data: {
        convertDeck: {
          text: 'Game: shadowfist\n\n2x Fox Pass\n1x Fox Pas\n',
          from: { unread: [] },
          lost: [],
          unresolved: [{ title: 'Fox Pas' }],
        },
      },
    });
  });

  test.each(['mtgo-dek', 'toString', 'paper'])('not as %s', async (to) => {
    expect(await post(`/v1/decks/convert?to=${to}`, deck)).toMatchObject({
      status: 400,
      body: { code: 'deck/unknown-list-format' },
    });
  });

  test('nor without a form', async () => {
    expect(await post('/v1/decks/convert', deck)).toMatchObject({
      status: 400,
      body: { code: 'request/invalid' },
    });
  });
});
