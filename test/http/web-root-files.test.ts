import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

test('The sitemap has the page of every card', async () => {
  const { headers, text } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const cards = [...text.matchAll(/<loc>[^<]*(\/cards\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(new Set(cards).size).toBe(387);
  expect(cards).toContain('/cards/shadowfist/fox-pass');
});

test('/robots.txt names the sitemap and closes the interfaces for programs', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toContain('Disallow: /v1/');
  expect(text).toMatch(/^Sitemap: http:\/\/.*\/sitemap\.xml$/m);
});

test('The service worker is asked for anew each time', async () => {
  const { status, headers } = await get('/service-worker.js');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

test('/v1 lists where programs begin, as the root does', async () => {
  const { body } = await get('/v1');
  expect(body).toEqual((await get('/')).body);
});
