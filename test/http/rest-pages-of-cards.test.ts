import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { sharedDatabase } from '../setup/database.ts';

const database = await sharedDatabase();
const snapshots = await openSnapshots(database, (error) => {
  throw error;
});
// Replies are sent as they are written, not as their schemas write them.
const app = await buildApp({ config: { logLevel: 'silent', rateLimit: 0 }, database, snapshots });
afterAll(async () => {
  await app.close();
  await snapshots.close();
  await database.close();
});

test.each([
  '/v1/cards/search?q=fox&limit=20',
  '/v1/cards/search?q=fox asOf:1999',
  '/v1/cards/search?q=name:foxpas',
  '/v1/cards/highlander?limit=3&order=-restriction',
])('A page of cards is written as JSON writes it: %s', async (url) => {
  const { statusCode, payload } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(JSON.stringify(JSON.parse(payload))).toBe(payload);
});

test('A page has its cards as their own paths have them', async () => {
  const { items } = (await app.inject('/v1/cards/search?q=fox')).json<{
    items: { links: { self: string } }[];
  }>();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(JSON.stringify(item)).toBe((await app.inject(item.links.self)).payload);
});

test('Pages that differ in anything have different tags', async () => {
  const urls = ['q=t:site&limit=1', 'q=t:site&limit=2', 'limit=1', 'q=name:foxpas', 'q=name:foxpass'];
  const tags = await Promise.all(
    urls.map(async (query) => (await app.inject(`/v1/cards/search?${query}`)).headers.etag),
  );
  expect(new Set(tags).size).toBe(urls.length);
});
