import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';

const app = await testApp();

const broken: string[] = [];

/** Pages by their addresses, from the map of the site and all links on its pages. */
async function everyPage(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const { body: map } = await app.inject('/sitemap.xml');
  const waiting = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '/']) => path || '/',
  );
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { body, headers, statusCode } = await app.inject({ url: path, headers: { accept: 'text/html' } });
    const isPage = statusCode === 200 && String(headers['content-type']).startsWith('text/html');
    if (isPage) pages.set(path, body);
    if (statusCode >= 400) broken.push(`${statusCode} ${path}`);
    const links = isPage ? [...body.matchAll(/ href="(\/[^"#]*)/g)].map(([, link = '']) => link) : [];
    const target = headers.location === undefined ? [] : [headers.location.replace(/#.*/, '')];
    for (const link of [...links, ...target].map((one) => one.replaceAll('&amp;', '&'))) {
      if (seen.has(link) || /^\/(v1|graphql|docs|assets|random|search|cards\?)/.test(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return pages;
}

const pages = await everyPage();

/** Pages to work with rather than to read. */
const isTool = (path: string): boolean => /^\/(examples|decks|rules\/[a-z]+\/compare)\b/.test(path);

const sizes = [...pages].map(([path, html]) => ({ path, bytes: Buffer.byteLength(html) }));
const toRead = sizes.filter(({ path }) => !isTool(path));

test('Of all pages to read, 97 of 100 have at most 15 kB of HTML', () => {
  const heavy = toRead.filter(({ bytes }) => bytes > 15_000);
  expect(toRead.length).toBeGreaterThan(1500);
  expect(heavy.length / toRead.length).toBeLessThan(0.03);
});

test('No page to read has more than 27 kB of HTML', () => {
  expect(toRead.filter(({ bytes }) => bytes > 27_000)).toEqual([]);
});

test('No page has more than 51 kB of HTML', () => {
  expect(sizes.filter(({ bytes }) => bytes > 51_000)).toEqual([]);
});

test('All links on pages lead to something', async () => {
  expect(broken).toEqual([]);
});
