// What no HTTP client sends, sent over a socket.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { originOf, testApp } from '../setup/app.ts';

const app = await testApp();
const port = Number(new URL(await originOf(app)).port);

/** What comes back until the other side hangs up: the status, the headers and the body as JSON. */
async function sent(text: string) {
  const socket = connect(port, '127.0.0.1');
  let read = '';
  socket.on('data', (chunk) => {
    read += String(chunk);
  });
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = read.split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n');
  return { status, headers, body: JSON.parse(body) };
}

const headers = [
  'access-control-allow-origin: *',
  'x-content-type-options: nosniff',
  'content-type: application/problem+json; charset=utf-8',
  'cache-control: no-store',
  'connection: close',
];

test.each([
  'GARBAGE\r\n\r\n',
  'GET /v1/games HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n',
  'GET /v1/games HTTP/9.9\r\nHost: x\r\n\r\n',
  'POST /v1/cards/collection HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
])('what is no HTTP: %j', async (text) => {
  const reply = await sent(text);
  expect(reply.status).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply.headers).toEqual(expect.arrayContaining(headers));
  expect(reply.body).toEqual({
    type: 'urn:arbiter:problem:request/malformed',
    title: 'The request cannot be parsed',
    status: 400,
    code: 'request/malformed',
    detail: 'The request is not valid HTTP.',
  });
});

test.each([
  `GET /v1/cards/search?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /v1/games HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
])('an address or headers that are too long', async (text) => {
  const reply = await sent(text);
  expect(reply.status).toMatch(/^HTTP\/1\.1 413 /);
  expect(reply.headers).toEqual(expect.arrayContaining(headers));
  expect(reply.body).toEqual({
    type: 'urn:arbiter:problem:request/too-large',
    title: 'The request is too large',
    status: 413,
    code: 'request/too-large',
    detail: 'The URL and headers of the request are too long.',
  });
});

test('a method that no route is made for is refused like any other', async () => {
  const reply = await sent('TRACE /v1/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(reply.status).toBe('HTTP/1.1 405 Method Not Allowed');
  expect(reply.headers).toContain('allow: GET, HEAD');
  expect(reply.body).toMatchObject({ code: 'route/method-not-allowed', allow: ['GET', 'HEAD'] });
});
