import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';

const app = await testApp();

const asText = { accept: 'text/plain' };
const asked = (url: string, headers: Record<string, string> = asText) => app.inject({ url, headers });

describe('An answer in text', () => {
  test('says what a card says, why, and where its page is', async () => {
    const { headers, body } = await asked('/v1/cards/named?game=shadowfist&fuzzy=fox%20pas');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const [name, typeLine, , text, , reason, ...more] = body.split('\n');
    expect([name, text]).toEqual([
      'Fox Pass',
      "Unique. Turn to change one attacker's target to any Character or front-row Site you control.",
    ]);
    expect(typeLine).toBe('Feng Shui Site · Unique · Power 1 · Body 5');
    expect(reason).toMatch(/ is in force/);
    expect(more).toEqual([
      '3 rulings: /v1/cards/shadowfist/fox-pass/rulings',
      '/cards/shadowfist/fox-pass',
      '',
    ]);
  });

  test('lists the cards of a search', async () => {
    const { body } = await asked('/v1/cards/search?game=shadowfist&q=name:"fox pass"');
    expect(body).toMatch(/^1 card\.\n\nFox Pass\nFeng Shui Site .*\n.*\n\/cards\/shadowfist\/fox-pass\n$/);
  });

  test('lists rulings with their places', async () => {
    const { body } = await asked('/v1/rulings?game=highlander&card=darius%20event&limit=1');
    expect(body).toMatch(/^\d+ rulings\.\n\n/);
    expect(body).toMatch(/\n\/rulings\/highlander\.[^\n]+\n$/);
  });

  test('lists what a question finds', async () => {
    const { body } = await asked('/v1/search?q=headshot&game=highlander&limit=2');
    expect(body).toMatch(/^\d+ results\.\n\n.* \((card|term|rule|ruling|example)\)\n/);
    expect(body).not.toContain('/v1/');
  });

  test('says whether a deck is legal, and what is unknown', async () => {
    const { body, headers } = await app.inject({
      method: 'POST',
      url: '/v1/decks/validate?game=shadowfist&format=year-of-the-dragon',
      headers: { ...asText, 'content-type': 'text/plain' },
      payload: '4 Fox Pas',
    });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('legality unknown');
    expect(body).toContain('4 × Fox Pas: not found; did you mean Fox Pass');
  });
});

describe('A mistake in text', () => {
  test('names the cards that may be meant', async () => {
    const { statusCode, headers, body } = await asked('/v1/cards/named?game=highlander&exact=darius');
    expect([statusCode, headers['content-type']]).toEqual([409, 'text/plain; charset=utf-8']);
    const [message, ...names] = body.trimEnd().split('\n');
    expect(message).toMatch(/^"darius" matches \d+ cards/);
    expect(names).toContain('Darius: Event');
  });

  test('names what may be meant by a wrong path', async () => {
    expect((await asked('/v1/cards')).body).toMatch(
      /^There is no route \/v1\/cards\.\n\/v1\/cards\/autocomplete\n/,
    );
  });
});

describe('The same address', () => {
  const url = '/v1/cards/named?game=shadowfist&exact=ting%20ting';

  test('answers in text and in JSON in turn, each with its own tag', async () => {
    const kinds: unknown[] = [];
    const tags = new Set<unknown>();
    for (const headers of [asText, {}, asText, {}, asText, {}]) {
      const reply = await asked(url, headers);
      kinds.push(reply.headers['content-type']);
      tags.add(reply.headers.etag);
    }
    const [text, json] = ['text/plain; charset=utf-8', 'application/json; charset=utf-8'];
    expect(kinds).toEqual([text, json, text, json, text, json]);
    expect(tags.size).toBe(2);
  });

  test('answers 304 to a client that has the text, and not to one that wants JSON', async () => {
    const { headers } = await asked(url);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await asked(url, { ...asText, ...known })).statusCode).toBe(304);
    expect((await asked(url, known)).statusCode).toBe(200);
  });

  test.each(['*/*', 'application/json, text/plain, */*', 'text/html'])(
    'answers in JSON to a client that accepts %s',
    async (accept) => {
      expect((await asked(url, { accept })).headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  test('tells caches that the answer depends on what the client accepts', async () => {
    for (const headers of [asText, {}])
      expect((await asked(url, headers)).headers.vary).toMatch(/\baccept\b(?!-)/);
  });
});
