import fc from 'fast-check';

/** Pieces of what HTTP lets a header be made of. */
const pieces = ['\t', ' ', '\x80', '\xff', '"', ',', ';', '=', '*', '/', 'W/', 'q=0', 'a', '0', '-1', '\\'];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join('').trim());

const values: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/xml;q=0.9', 'application/json;q=0', 'nonsense'],
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
    ...['application/json', 'application/json; charset=utf-16', 'application/json; charset=nonsense'],
    ...[
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ],
    ...['application/graphql', 'application/json, text/plain', '/'],
  ],
  'content-encoding': ['identity', 'gzip', 'br', 'deflate', 'zstd', 'nonsense'],
  origin: ['https://fans.example', 'null', 'file://', '*', 'not an origin'],
  'access-control-request-method': ['GET', 'DELETE', 'NONSENSE'],
  'access-control-request-headers': ['x-request-id', '*', ','.repeat(100)],
  'x-request-id': ['1', 'x'.repeat(5000), '\xff\xfe', '<script>'],
  'x-forwarded-for': ['127.0.0.1', 'nonsense', '::1, ::1'],
  'x-http-method-override': ['DELETE'],
  host: ['evil.example', 'localhost:99999', '[::1', '%00', 'a b'],
  range: ['bytes=0-1', 'bytes=5-1', 'nonsense'],
  cookie: ['a=b', '=; ;;=', '__proto__=1'],
  expect: ['100-continue', 'nonsense'],
};

const header = fc
  .constantFrom(...Object.entries(values))
  .chain(([name, some]) =>
    fc.tuple(fc.constant(name), fc.oneof({ weight: 3, arbitrary: fc.constantFrom('', ...some) }, text)),
  );

/** Some headers that clients, proxies and mischief send. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(header, { minLength: 1, maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs));
