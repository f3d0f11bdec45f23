import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { send } = clientOf(await testApp());

/** What a browser sends. */
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('A page allows scripts and styles of the service only, and none written inside it', async () => {
  const { headers } = await send('GET', '/', asBrowser);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('A client that has the page gets 304', async () => {
  const first = await send('GET', '/', asBrowser);
  const second = await send('GET', '/', { ...asBrowser, 'if-none-match': String(first.headers.etag) });
  expect(second.status).toBe(304);
});

test('The style sheet of a page is kept for a year', async () => {
  const { text } = await send('GET', '/', asBrowser);
  const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
  const { status, headers } = await send('GET', address);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('A browser that asks for an unknown address gets a page that says so', async () => {
  const { status, headers, text } = await send('GET', '/nowhere', asBrowser);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<h1>This page does not exist</h1>');
});

test('A program that asks for an unknown address gets a problem', async () => {
  const { status, headers } = await send('GET', '/nowhere');
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test('The page of a ruling shows its question, its decision and its card', async () => {
  const { text } = await send('GET', '/rulings/highlander.type-two/faq/darius-event-countering', asBrowser);
  expect(text).toContain('<p class="question">What becomes of the other card when Darius is countered?</p>');
  expect(text).toContain('<a href="/cards/highlander/darius-event">Darius: Event</a>');
});
