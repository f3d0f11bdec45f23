import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { Answer } from './answers.ts';
import { mutated } from './arbitraries.ts';

/** Sends bytes as they are, which no HTTP client would, and reads until the other side hangs up. */
export async function sendBytes(port: number, bytes: Buffer): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const read: Buffer[] = [];
  socket.on('data', (chunk) => read.push(chunk));
  // A server may hang up on bad bytes before it has read them all.
  socket.on('error', () => socket.destroy());
  socket.end(bytes);
  await once(socket, 'close');
  return Buffer.concat(read);
}

/** The first reply in what came back; undefined where there is none. */
export function firstAnswer(read: Buffer): Answer | undefined {
  const end = read.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [status = '', ...lines] = read.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = Number(headers['content-length'] ?? 0);
  return {
    statusCode: Number(status.split(' ')[1]),
    headers,
    rawPayload: read.subarray(end + 4, end + 4 + length),
  };
}

const methods = ['GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'NONSENSE', ''];
const targets = [
  ...[
    '/v1/games',
    '/v1/cards/../../etc/passwd',
    '//',
    '/\\',
    '*',
    'http://other.example/v1/games',
    'v1',
    '/%',
    '',
  ],
  ...[
    '/v1/cards/shadowfist/fox pass',
    '/v1/cards/shadowfist/\xff\xfe',
    '/v1/cards/shadowfist/f\0x',
    '/?\x7f',
    '/#',
  ],
  ...[
    '/graphql',
    '/graphql?query={games{slug}}',
    `/${'x'.repeat(20_000)}`,
    '/v1/cards/search?q=\xe6\xbc\xa2',
  ],
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];
const lines = [
  ...[
    'Host: localhost',
    'Host: localhost',
    'Host: [::1',
    'Host: a, b',
    'Host:',
    'Connection: close',
    'Connection: x',
  ],
  ...[
    'Content-Length: 0',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 9999999999',
    'Content-Length: x',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: nonsense',
    'TE: trailers',
  ],
  ...[
    'Expect: 100-continue',
    'Upgrade: websocket',
    'Content-Type: application/json',
    'Content-Encoding: gzip',
  ],
  ...[
    'X-Request-Id: \xff',
    'X: \0',
    'no colon',
    ' folded',
    ': nameless',
    `X: ${'x'.repeat(17_000)}`,
    'Range: bytes=0-',
  ],
];
const bodies = [
  '',
  '{}',
  '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\0\0\0',
  'GET / HTTP/1.1\r\n\r\n',
];

const request = fc
  .record({
    start: fc.tuple(fc.constantFrom(...methods), fc.constantFrom(...targets), fc.constantFrom(...versions)),
    lines: fc.array(fc.constantFrom(...lines), { maxLength: 5 }),
    body: fc.constantFrom(...bodies),
  })
  .map(({ start, lines, body }) => [start.join(' '), ...lines, '', body].join('\r\n'));

/** Bytes that are nearly a request of HTTP, or nothing like one. */
export const hostileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 5, arbitrary: request.map((text) => Buffer.from(text, 'latin1')) },
  {
    weight: 3,
    arbitrary: mutated(request, ['\r', '\n', '\0', ' ', '\xff', ':']).map((text) =>
      Buffer.from(text, 'latin1'),
    ),
  },
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);
