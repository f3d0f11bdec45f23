import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { Answer } from './answers.ts';
import { mutated, rarely } from './arbitraries.ts';

/** Sends bytes as they are, which no HTTP client would, and reads until the other side hangs up. */
export async function sendBytes(port: number, bytes: string): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const read: Buffer[] = [];
  socket.on('data', (chunk) => read.push(chunk));
  // A server may hang up on bad bytes before it has read them all.
  socket.on('error', () => socket.destroy());
  socket.end(bytes, 'latin1');
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

const methods = 'POST HEAD OPTIONS TRACE CONNECT PROPFIND get NONSENSE'.split(' ');
const targets = [
  ...[
    '/v1/games',
    '/v1/games',
    '/v1/cards/../../etc/passwd',
    '//',
    '/\\',
    '*',
    'http://other.example/v1/games',
  ],
  ...[
    'v1',
    '/%',
    '',
    '/v1/cards/shadowfist/fox pass',
    '/v1/cards/shadowfist/\xff\xfe',
    '/v1/cards/shadowfist/f\0x',
  ],
  ...['/?\x7f', '/#', `/${'x'.repeat(20_000)}`, '/v1/rules/\xe6\xbc\xa2'],
];
const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];
const hosts = ['Host: [::1', 'Host: a, b', 'Host:', 'Host: a\r\nHost: b', 'X: y'];
const headers = [
  ...[
    'Connection: close',
    'Connection: x',
    'Upgrade: websocket',
    'Expect: 100-continue',
    'Expect: x',
    'TE: trailers',
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
    'Range: bytes=0-',
  ],
  ...[
    'Content-Type: application/json',
    'Content-Encoding: gzip',
    'X-Request-Id: \xff',
    'X: \0',
    'no colon',
    ' folded',
  ],
  ...[': nameless', `X: ${'x'.repeat(17_000)}`],
];
const bodies = ['{}', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\0\0\0', 'GET / HTTP/1.1\r\n\r\n'];

const request = fc
  .record({
    method: rarely(fc.constantFrom(...methods), fc.constant('GET')),
    target: fc.constantFrom(...targets),
    version: rarely(fc.constantFrom(...versions), fc.constant('HTTP/1.1')),
    host: rarely(fc.constantFrom(...hosts), fc.constant('Host: localhost')),
    others: fc.array(fc.constantFrom(...headers), { maxLength: 3 }),
    body: rarely(fc.constantFrom(...bodies), fc.constant('')),
  })
  .map(({ method, target, version, host, others, body }) =>
    [`${method} ${target} ${version}`, host, ...others, '', body].join('\r\n'),
  );

/** Bytes, each as a character of Latin-1, that are nearly a request of HTTP, or nothing like one. */
export const hostileBytes: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: request },
  { weight: 3, arbitrary: mutated(request, ['\r', '\n', '\0', ' ', '\xff', ':']) },
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
