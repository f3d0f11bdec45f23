import fc from 'fast-check';

/** How often a property is tried. FUZZ=20 tries every one twenty times as often. */
export const runs = (count: number) => ({ numRuns: count * Number(process.env.FUZZ ?? 1) });

/** Mostly right: one mistake in a request comes further than many. */
export function rarely<T>(wrong: fc.Arbitrary<T>, right: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 1, arbitrary: wrong }, { weight: 7, arbitrary: right });
}

/** Words that mean something to a language, a database, a parser or a game. */
const words = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length'],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '[object Object]'],
  ...['0', '-0', '-1', '1.5', '1e400', '0x10', '١٢', '2147483648', '9007199254740993', '9'.repeat(60)],
  ...["' OR '1'='1", `'; DROP TABLE "Card"; --`, '%_%', '\\', '$1', '{?}', '{{7*7}}', '<script>x</script>'],
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
  ],
  ...[
    'shadowfist',
    'highlander',
    'SHADOWFIST',
    'match',
    'named',
    'search',
    'fox-pass',
    'Fox Pass',
    '\r\nX: y',
  ],
  ...['2000', '2000-02-31', '0000', '9999-12-31', 'shadowfist.yotd', 'yotd', '-cost', 'İstanbul', 'ß', 'ﷺ'],
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

/** Text of every kind that has broken a service before, NUL and half surrogate pairs among it. */
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

/** The text as UTF-8 can carry it: half a surrogate pair becomes the mark of what is unreadable. */
export function carried(text: string): string {
  return Buffer.from(text).toString();
}

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

/** A value of JSON of any shape, with prototype names among its keys. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(hostileText, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }),
);

/** A cursor that no list gave: no base64, no JSON, JSON of another shape, or the place of nothing. */
export const hostileCursor: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc.base64String({ maxLength: 80 }),
  fc
    .oneof(
      anyJson,
      fc.tuple(fc.constantFrom('id', 'name', '__proto__'), hostileText),
      fc.record({
        order: fc.constantFrom('name', '-name', 'cost', '-errata', 'nothing'),
        figure: fc.constantFrom(null, 0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1e300, '1'),
        name: hostileText,
        id: hostileText,
      }),
    )
    .map((body) => Buffer.from(JSON.stringify(body)).toString('base64url')),
);
