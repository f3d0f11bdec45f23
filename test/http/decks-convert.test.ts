import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { post, send } = clientOf(await testApp());

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
