import fc from 'fast-check';

/** How often each property is tried; FUZZ=20 tries all of them twenty times as often. */
export const runs = (count: number) => ({ numRuns: count * Number(process.env.FUZZ ?? 1) });

/** Words that mean something to a language, a database, a parser or a game. */
const words = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length'],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '[object Object]'],
  ...['0', '-0', '-1', '1.5', '1e400', '0x10', '١٢', '2147483648', '9007199254740993', '9'.repeat(60)],
  ...[
    "' OR '1'='1",
    `'; DROP TABLE "Card"; --`,
    '%_%',
    '\\',
    '$1',
    '{?}',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    '.',
    '..',
    '//',
    '*',
    ':game',
    '~',
    'a,b',
    'a;b',
    'a&b=c',
    '[0]',
    '(',
    '\r\nX: y',
  ],
  ...[
    'shadowfist',
    'highlander',
    'SHADOWFIST',
    'match',
    'named',
    'search',
    'collection',
    'fox-pass',
    'Fox Pass',
  ],
  ...[
    '2000',
    '2000-02-31',
    '0000',
    '9999-12-31',
    'shadowfist.yotd',
    'yotd',
    'name',
    '-cost',
    'İstanbul',
    'ß',
    'ﷺ',
  ],
];

/** Characters that separate, escape, combine, turn round, vanish, or cannot stand alone. */
const characters = [
  ...[
    '\0',
    '\u0001',
    '\u001b',
    '\u007f',
    '\t',
    '\r',
    '\n',
    ' ',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u200b',
    '\u202e',
  ],
  ...[
    '%',
    '/',
    '\\',
    '?',
    '#',
    '&',
    '=',
    '+',
    ';',
    ':',
    ',',
    '.',
    '-',
    '"',
    "'",
    '`',
    '“',
    '<',
    '{',
    '[',
    '(',
    '*',
    '|',
  ],
  ...[
    'a',
    'Z',
    '7',
    'é',
    'e\u0301',
    'ﬁ',
    'Ǆ',
    '漢',
    'ש',
    '👩‍👩‍👧',
    '🂡',
    '\ud800',
    '\udc00',
    '\uffff',
    '\u{10ffff}',
  ],
];

const lengths = [100, 199, 200, 201, 500, 501, 1000, 1001, 5000];

/** Text of every kind that has broken a service before, half surrogate pairs and NUL among it. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...words),
  fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((some) => some.join('')),
  fc.array(fc.constantFrom(...words, ...characters), { maxLength: 5 }).map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...words, ...characters), fc.constantFrom(...lengths))
    .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)),
);

/** The text with up to three of its parts cut out, put in or put in their place. */
export function mutated(whole: fc.Arbitrary<string>, pieces: readonly string[]): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.nat({ max: 10_000 }),
    cut: fc.constantFrom(0, 0, 1, 2, 5, 40),
    put: fc.constantFrom('', ...pieces),
  });
  return fc.tuple(whole, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([text, edits]) =>
    edits.reduce((before, { at, cut, put }) => {
      const place = at % (before.length + 1);
      return before.slice(0, place) + put + before.slice(place + cut);
    }, text),
  );
}

/** A value of JSON of any shape, prototype names among its keys. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.oneof(hostileText, fc.constantFrom('identifiers', 'asOf', 'query')),
    fc.jsonValue({ maxDepth: 1 }),
    {
      maxKeys: 4,
    },
  ),
);

/** Text that is JSON and asks much of who reads it, or nearly is JSON. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  anyJson.map((value) => JSON.stringify(value)),
  fc
    .tuple(fc.constantFrom('[', '{"a":', '[{"identifiers":'), fc.constantFrom(10, 1000, 60_000))
    .map(([opening, depth]) => opening.repeat(depth)),
  fc.constantFrom(10, 1000, 100_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc
    .constantFrom(101, 20_000)
    .map((count) => JSON.stringify({ identifiers: Array(count).fill({ id: 'x' }) })),
  mutated(
    anyJson.map((value) => JSON.stringify(value)),
    ['"', '{', '}', '[', ']', ',', ':', '1e999', '-', '\\u0000', '\\ud800', '\u0000', 'NaN', '\ufeff'],
  ),
  fc.constantFrom(
    '',
    ' ',
    'null',
    '{"__proto__": {"identifiers": []}}',
    '{"constructor": {"prototype": {"polluted": true}}}',
    '{"identifiers": [{"id": "x"}], "identifiers": 1}',
    '{"identifiers": [{"id": 1e999}]}',
    '{"identifiers": [{"name": "\\ud800"}]}',
    '{"identifiers": [{"name": "\\u0000"}]}',
    '{"identifiers": {"length": 1, "0": {"id": "x"}}}',
    '\ufeff{"identifiers": [{"id": "x"}]}',
    `{"identifiers": [{"id": "${'x'.repeat(1_100_000)}"}]}`,
  ),
);

/** A cursor that no list gave: no base64, no JSON, JSON of another shape, or of a place that is nowhere. */
export const hostileCursor: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc.base64String({ maxLength: 80 }),
  fc
    .oneof(
      anyJson,
      fc.tuple(fc.constantFrom('id', 'name', '__proto__'), hostileText),
      fc.record({
        order: fc.constantFrom('name', '-name', 'cost', '-errata', 'nothing'),
        figure: fc.oneof(
          fc.constant(null),
          fc.integer(),
          fc.constantFrom(1.5, 2 ** 31, -(2 ** 31), 1e300, '1'),
        ),
        name: hostileText,
        id: hostileText,
      }),
    )
    .map((body) => Buffer.from(JSON.stringify(body)).toString('base64url')),
);

/** What HTTP lets a header's value be made of. */
const headerText = fc
  .array(
    fc.constantFrom(
      '\t',
      ' ',
      '\x80',
      '\xff',
      '"',
      ',',
      ';',
      '=',
      '*',
      '/',
      'W/',
      'q=0',
      'a',
      '0',
      '-1',
      '\\',
    ),
    {
      maxLength: 12,
    },
  )
  .map((some) => some.join('').trim());

const headerValues: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/xml;q=0.9', 'application/json;q=0', 'nonsense', ''],
  'accept-encoding': [
    'identity',
    'br',
    'gzip',
    'gzip;q=0',
    'identity;q=0',
    '*;q=0',
    'zstd',
    'x'.repeat(3000),
  ],
  'if-none-match': ['*', 'W/"0"', '""', '"unclosed', 'W/"0.1.0-0", "a,b"', ','.repeat(3000)],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  'content-type': [
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=nonsense',
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/graphql',
    'application/json, text/plain',
    '/',
    '',
  ],
  'content-encoding': ['identity', 'gzip', 'br', 'deflate', 'zstd', 'nonsense'],
  origin: ['https://fans.example', 'null', 'file://', '*', 'not an origin'],
  'access-control-request-method': ['GET', 'DELETE', 'NONSENSE'],
  'access-control-request-headers': ['x-request-id', '*', ','.repeat(100)],
  'x-request-id': ['1', 'x'.repeat(5000), '\xff\xfe', '<script>'],
  'x-forwarded-for': ['127.0.0.1', 'nonsense', '::1, ::1'],
  'x-http-method-override': ['DELETE'],
  host: ['', 'evil.example', 'localhost:99999', '[::1', '%00'],
  range: ['bytes=0-1', 'bytes=5-1', 'nonsense'],
  cookie: ['a=b', '=; ;;=', '__proto__=1'],
  expect: ['100-continue', 'nonsense'],
};

/** Some headers that clients, proxies and mischief send. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.keys(headerValues))
      .chain((name) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof({ weight: 3, arbitrary: fc.constantFrom('', ...(headerValues[name] ?? [])) }, headerText),
        ),
      ),
    { maxLength: 4 },
  )
  .map((pairs) => Object.fromEntries(pairs));
