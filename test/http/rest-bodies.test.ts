import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { send, post } = clientOf(await testApp());

const url = '/v1/cards/collection';
const malformed = (detail: string) => ({
  type: 'urn:arbiter:problem:request/malformed',
  title: 'The request cannot be parsed',
  status: 400,
  code: 'request/malformed',
  detail,
});

test('a compressed body is refused with the encoding that is accepted', async () => {
  const { status, headers, body } = await post(url, '{"identifiers": []}', { 'content-encoding': 'gzip' });
  expect([status, headers['accept-encoding']]).toEqual([415, 'identity']);
  expect(body).toMatchObject({
    code: 'request/unsupported-media-type',
    detail: 'The body is compressed (Content-Encoding: gzip); send it uncompressed.',
  });
});

test('a body that is no JSON', async () => {
  for (const body of [
    '{',
    '{"identifiers": [{"name": "Fox Pass"}]',
    "{'identifiers': []}",
    'Fox Pass',
    'NaN',
  ]) {
    const { status, body: answer } = await post(url, body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'request/malformed', line: 1, column: expect.any(Number) });
  }
});

test('a body that is no JSON is told where it breaks', async () => {
  const { body } = await post(url, '{\n  "identifiers": [],\n}');
  expect(body).toEqual({
    ...malformed('The body is not valid JSON: line 3, column 1: expected a key in quotes.'),
    ...{ line: 3, column: 1, expected: ['a key in quotes'] },
  });
});

test('an empty body', async () => {
  const { status, body } = await post(url, '');
  expect(status).toBe(400);
  expect(body).toEqual(malformed("Body cannot be empty when content-type is set to 'application/json'"));
});

test('no body at all', async () => {
  const { status, body } = await send('POST', url);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'request/invalid', issues: [{ at: 'body' }] });
});

test.each(['[]', 'null', '"Fox Pass"', '42', 'true'])('JSON of another kind: %s', async (json) => {
  const { status, body } = await post(url, json);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'request/invalid', issues: [{ at: 'body' }] });
});

test('keys that there are not', async () => {
  const { body } = await post(url, { identifiers: [{ name: 'Fox Pass' }], fuzzy: true });
  expect(body).toMatchObject({
    code: 'request/invalid',
    detail: 'body/fuzzy: unknown key; expected identifiers, asOf',
  });
});

test.each([
  '{"__proto__": {"x": 1}, "identifiers": []}',
  '{"constructor": {"prototype": {}}, "identifiers": []}',
])('keys that would reach into the prototype: %s', async (json) => {
  const { status, body } = await post(url, json);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'request/malformed' });
});

describe('the kind of body', () => {
  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'junk',
  ])('%s is not taken', async (type) => {
    const { status, headers, body } = await post(url, '{"identifiers":[{"name":"Fox Pass"}]}', {
      'content-type': type,
    });
    expect(status).toBe(415);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual({
      type: 'urn:arbiter:problem:request/unsupported-media-type',
      title: 'Unsupported media type',
      status: 415,
      code: 'request/unsupported-media-type',
      detail: 'The body must have the media type application/json.',
    });
  });

  test('application/json with a charset is', async () => {
    const { status } = await post(url, '{"identifiers":[{"name":"Fox Pass"}]}', {
      'content-type': 'application/json; charset=utf-8',
    });
    expect(status).toBe(200);
  });
});

describe('the size of the body', () => {
  const ofSize = (bytes: number) => {
    const empty = JSON.stringify({ identifiers: [{ name: 'Fox Pass' }] });
    return empty + ' '.repeat(bytes - empty.length);
  };

  test('1 MiB is taken', async () => {
    expect((await post(url, ofSize(1024 * 1024))).status).toBe(200);
  });

  test('one byte more is not', async () => {
    const { status, headers, body } = await post(url, ofSize(1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(body).toEqual({
      type: 'urn:arbiter:problem:request/too-large',
      title: 'The request is too large',
      status: 413,
      code: 'request/too-large',
      detail: 'The body is too large; the limit is 1048576 bytes.',
      limit: 1048576,
    });
  });
});

test('A body of more than 100,000 keys is refused', async () => {
  const keys = Array.from({ length: 100_001 }, (_, key) => `"${key}":1`);
  const { status, body } = await post(url, `{${keys.join()}}`);
  expect([status, body]).toEqual([400, malformed('The body has too many keys; the limit is 100000.')]);
});

test('Of many unknown keys 100 are reported', async () => {
  const keys = Array.from({ length: 50_000 }, (_, key) => `"k${key}":1`);
  const { status, text } = await post(url, `{${keys.join()}}`);
  expect([status, text.length < 30_000]).toEqual([400, true]);
});

describe('a key that stands twice in its object', () => {
  const twice = (...pointers: string[]) => {
    const issues = pointers.map((pointer) => ({
      at: `body${pointer}`,
      message: 'duplicate key; an object must not repeat a key',
    }));
    return { ...malformed(issues.map(({ at, message }) => `${at}: ${message}`).join('; ')), issues };
  };

  test.each([
    ['{"identifiers": [], "identifiers": [{"name": "Fox Pass"}]}', ['/identifiers']],
    [
      '{"identifiers": [{"name": "Fox Pass", "n\\u0061me" : "Pump Action Shotgun"}]}',
      ['/identifiers/0/name'],
    ],
    ['{"identifiers": [{"a": 1, "a": 2}], "x": {"b/c": 1, "b/c": 2}}', ['/identifiers/0/a', '/x/b~1c']],
  ])('%s', async (json, pointers) => {
    const { status, body } = await post(url, json);
    expect([status, body]).toEqual([400, twice(...pointers)]);
  });

  test('a first value of it that is nested too deep is told as such', async () => {
    const { status, body } = await post(url, `{"a": ${'['.repeat(200)}${']'.repeat(200)}, "a": 1}`);
    expect([status, body]).toEqual([
      400,
      malformed('The text is not valid JSON: expected at most 100 levels of nesting.'),
    ]);
  });

  test('the same key in two objects is none, nor is a text that looks like keys', async () => {
    const { status } = await post(url, '{"identifiers": [{"name": "a \\":b\\": c"}, {"name": "\\":"}]}');
    expect(status).toBe(200);
  });
});
