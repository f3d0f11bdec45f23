import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

const search = (q: string) => get(`/v1/cards/search?q=${encodeURIComponent(q)}`);
const keys =
  'type t name subtitle text o set faction designator is has source legal banned rarity year requires provides cost fighting body power restriction errata immortal grid gems does asOf'.split(
    ' ',
  );

describe('a query that cannot be answered says where it is wrong and what would be right', () => {
  test('search/unknown-key', async () => {
    const { status, headers, body } = await search('cots>3');
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual({
      type: 'urn:arbiter:problem:search/unknown-key',
      title: 'Unknown key in the search query',
      status: 400,
      code: 'search/unknown-key',
      detail:
        'Unknown key "cots". Did you mean cost? To search for the words themselves, put them in quotes.',
      position: 0,
      length: 4,
      expected: keys,
      suggestion: 'cost',
    });
  });

  test('search/unknown-value', async () => {
    expect((await search('t:evnt')).body).toMatchObject({
      type: 'urn:arbiter:problem:search/unknown-value',
      title: 'Unknown value in the search query',
      status: 400,
      code: 'search/unknown-value',
      detail: 'Unknown type "evnt". Did you mean "Event"?',
      position: 2,
      length: 4,
      suggestion: 'Event',
    });
  });

  test('search/syntax', async () => {
    expect((await search('(fox')).body).toEqual({
      type: 'urn:arbiter:problem:search/syntax',
      title: 'The search query cannot be parsed',
      status: 400,
      code: 'search/syntax',
      detail:
        'Expected "and", "or", ( to group, ), - to negate, a "phrase", a /regex/, a key such as name: or a word, but the query ends.',
      position: 4,
      length: 0,
      expected: [
        '"and"',
        '"or"',
        '( to group',
        ')',
        '- to negate',
        'a "phrase"',
        'a /regex/',
        'a key such as name:',
        'a word',
      ],
    });
  });

  test('search/bad-value', async () => {
    expect((await search('cost>three')).body).toEqual({
      type: 'urn:arbiter:problem:search/bad-value',
      title: 'Invalid value in the search query',
      status: 400,
      code: 'search/bad-value',
      detail: 'cost needs a whole number of at most six digits, another figure, or X after a colon.',
      position: 5,
      length: 5,
      expected: ['a whole number', 'a figure', 'X'],
    });
  });

  test('search/misplaced-as-of', async () => {
    expect((await search('fox or asOf:2000')).body).toEqual({
      type: 'urn:arbiter:problem:search/misplaced-as-of',
      title: 'The search query has asOf: in an invalid place',
      status: 400,
      code: 'search/misplaced-as-of',
      detail: 'asOf: applies to the whole query: use it once, outside of or, minus and parentheses.',
      position: 7,
      length: 9,
      expected: [],
    });
  });

  test('search/bad-regex', async () => {
    expect((await search('fox /(pass/')).body).toEqual({
      type: 'urn:arbiter:problem:search/bad-regex',
      title: 'Invalid regular expression',
      status: 400,
      code: 'search/bad-regex',
      detail: 'Invalid regular expression: missing closing ).',
      position: 4,
      length: 7,
      expected: ['RE2 syntax'],
    });
  });

  test('search/too-complex', async () => {
    expect((await search('a '.repeat(65))).body).toMatchObject({
      title: 'The search query has too many terms or is nested too deeply',
      status: 400,
      code: 'search/too-complex',
      detail: 'The query has too many terms; the limit is 64.',
      position: 128,
      length: 1,
    });
  });

  test('search/too-long', async () => {
    expect((await search('a'.repeat(1001))).body).toMatchObject({
      title: 'The search query is too long',
      status: 400,
      code: 'search/too-long',
    });
  });
});

test.each(['', '   '])('an empty query finds every card: “%s”', async (q) => {
  const { body } = await get('/v1/cards/search');
  expect(body).toMatchObject({ totalCount: expect.any(Number), nextCursor: expect.any(String) });
  expect((await search(q)).body).toEqual(body);
});

test('a regular expression that would backtrack for ever elsewhere is answered', async () => {
  const { status } = await search('/(a+)+(a+)+(a+)+$/ text:/(.*)*(.*)*x$/');
  expect(status).toBe(200);
});
