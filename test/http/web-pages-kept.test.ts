import { expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Snapshot } from '../../src/database/snapshot/snapshot.ts';
import { createPageCache, type PageCache } from '../../src/web/page-cache.ts';
import { sharedContent } from '../setup/app.ts';

let lastCache: PageCache | undefined;

const { database, snapshots } = await sharedContent();

/** An application with some cards of each game, whose content can change. */
async function smallApp() {
  const games = snapshots.current().games.map((game) => ({ ...game, cards: game.cards.slice(0, 3) }));
  let current: Snapshot = { ...snapshots.current(), games };
  const app = await buildApp({
    config: { logLevel: 'silent', rateLimit: 0 },
    database,
    snapshots: { ...snapshots, current: () => current },
    createPageCache: () => {
      lastCache = createPageCache();
      return lastCache;
    },
  });
  const paths = games.flatMap(({ game, cards }) => cards.map(({ slug }) => `/cards/${game.slug}/${slug}`));
  return {
    paths,
    get: (url: string, host = 'cards.example') => app.inject({ url, headers: { accept: 'text/html', host } }),
    change: () => {
      current = { ...current };
    },
    close: () => app.close(),
  };
}

/** The addresses of the pages that are kept now. */
function kept(): string[] {
  return [...(lastCache?.pages.keys() ?? [])].sort();
}

const at = (host: string, paths: readonly string[]): string[] =>
  paths.map((path) => `http://${host}${path}`).sort();

test('The first request for a card page has the other card pages written', async () => {
  const { paths, get, close } = await smallApp();
  await get(paths[0] ?? '');
  await expect.poll(kept).toEqual(at('cards.example', paths));
  await close();
});

test('A page that was written ahead is the page that a request would have written', async () => {
  const { paths, get, change, close } = await smallApp();
  await get(paths[0] ?? '');
  await expect.poll(kept).toEqual(at('cards.example', paths));
  const ahead = await get(paths[1] ?? '');
  change();
  const asked = await get(paths[1] ?? '');
  expect(ahead.body).toBe(asked.body);
  await close();
});

test('Card pages are written ahead for two hosts at most', async () => {
  const { paths, get, close } = await smallApp();
  const [first = '', second = ''] = paths;
  for (const host of ['a.example', 'b.example', 'c.example']) await get(first, host);
  const expected = [...at('a.example', paths), ...at('b.example', paths), ...at('c.example', [first])];
  await expect.poll(kept).toEqual(expected);
  expect((await get(second, 'c.example')).statusCode).toBe(200);
  await close();
});

test('Parameters that a page does not read lead to the same page', async () => {
  const { paths, get, close } = await smallApp();
  const [path = ''] = paths;
  const plain = await get(path);
  const linked = await get(`${path}?utm_source=elsewhere`);
  expect(linked.body).toBe(plain.body);
  expect(kept()).not.toContain(`http://cards.example${path}?utm_source=elsewhere`);
  await close();
});

test('Parameters that a page reads lead to a page of their own', async () => {
  const { paths, get, close } = await smallApp();
  const [path = ''] = paths;
  const past = await get(`${path}?utm_source=elsewhere&asOf=1999`);
  expect(past.body).toContain('You are looking at the past');
  expect(kept()).toContain(`http://cards.example${path}?asOf=1999`);
  await close();
});
