import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { post, send } = clientOf(await testApp());

const text = (path: string, lines: readonly string[]) =>
  send('POST', path, { 'content-type': 'text/plain' }, lines.join('\n'));
const lines = (number: number, line: (at: number) => string) =>
  Array.from({ length: number }, (_, at) => line(at));
const judged = '/v1/decks/validate?game=shadowfist&format=year-of-the-dragon';
const tooCostly = { code: 'request/too-costly', cost: expect.any(Number), limit: expect.any(Number) };

describe('the work of a deck list', () => {
  test('A list of 10,000 lines that name nothing is refused for its cost', async () => {
    const odd = lines(10_000, (at) => `1 ${at} odd card (number ${at}) [x] - foo, bar // x`);
    const { status, body } = await text(judged, odd);
    expect([status, body]).toEqual([400, expect.objectContaining(tooCostly)]);
  });

  test('The same list costs the same each time', async () => {
    const odd = lines(10_000, (at) => `1 ${at} odd card (number ${at})`);
    const [one, other] = [await text(judged, odd), await text(judged, odd)];
    expect(one.body).toEqual(other.body);
  });

  test('Of many unknown cards in a format 100 are reported', async () => {
    const cards = lines(500, (at) => `unknown-${at}`);
    const { status, body } = await post('/v1/decks/validate', {
      ...{ arbiter: 1, game: 'highlander', format: { name: 'Mine', rules: [{ check: 'banned', cards }] } },
      zones: [{ name: 'Deck', lines: [{ quantity: 1, title: 'Alertness' }] }],
    });
    expect([status, Object(body).issues.length]).toEqual([400, 100]);
  });
});
