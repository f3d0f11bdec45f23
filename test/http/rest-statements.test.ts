import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../src/app.ts';
import { PrismaClient } from '../../src/database/generated/client.ts';
import { sharedContent } from '../setup/app.ts';
import { clientOf, namesIn } from './rest-client.ts';

const { database, snapshots } = await sharedContent();
const prisma = new PrismaClient({
  adapter: new PrismaPg(database.pool),
  log: [{ emit: 'event', level: 'query' }],
});
const statements: string[] = [];
prisma.$on('query', ({ query }) => statements.push(query));
const app = await buildApp({ config: { logLevel: 'silent', rateLimit: 0 }, database: { prisma }, snapshots });
const { get, post } = clientOf(app);

afterAll(async () => {
  await app.close();
  await prisma.$disconnect();
});

/** The statements that PostgreSQL is sent for one request, and what was answered. */
async function sentFor(ask: () => ReturnType<typeof get>) {
  statements.length = 0;
  const { status, body } = await ask();
  expect(status).toBe(200);
  return { count: statements.length, body };
}

// The wordings of all cards are read once.
await get('/v1/cards/search?limit=1');

test('A search takes one statement for all its words that nobody asked for before', async () => {
  expect((await sentFor(() => get('/v1/cards/search?q=-t:site cost<=3 smoke text:toast'))).count).toBe(1);
  expect((await sentFor(() => get('/v1/cards/search?q=smoke or text:toast or heal'))).count).toBe(1);
});

test.each([
  '-t:site or has:errata',
  'fighting>=8 set:yearofthedragon',
  'designator:gun asOf:1999',
  'is:unique has:ruling',
])('A search without words takes none: %s', async (q) => {
  expect((await sentFor(() => get(`/v1/cards/search?q=${q}`))).count).toBe(0);
});

test('a search in known terms takes none, however long its page', async () => {
  const five = await sentFor(() => get('/v1/cards/search?q=t:site or cost<=3&limit=5'));
  const fifty = await sentFor(() => get('/v1/cards/search?q=t:site or cost<=3&limit=50&order=-cost'));
  expect([namesIn(five.body).length, namesIn(fifty.body).length]).toEqual([5, 50]);
  expect([five.count, fifty.count]).toEqual([0, 0]);
});

test('nor does a later page', async () => {
  const { body } = await get('/v1/cards/search?limit=50&order=-cost');
  const { nextCursor } = z.object({ nextCursor: z.string() }).parse(body);
  expect((await sentFor(() => get(`/v1/cards/search?limit=50&order=-cost&cursor=${nextCursor}`))).count).toBe(
    0,
  );
});

test.each([
  '/v1/games',
  '/v1/cards/shadowfist/fox-pass',
  '/v1/cards/shadowfist/fox-pass?asOf=1999',
  '/v1/cards/shadowfist/fox-pass/versions',
  '/v1/cards/named?fuzzy=fox pas',
  '/v1/cards/autocomplete?q=master',
  '/v1/rulings?card=darius event',
  '/v1/designators/shadowfist/gun',
  '/v1/rules/shadowfist?limit=100',
  '/v1/glossary/highlander?limit=100',
  '/v1/bulk',
  '/v1/bulk/shadowfist-cards.ndjson',
])('what is known in memory takes none: %s', async (path) => {
  expect((await sentFor(() => get(path))).count).toBe(0);
});

test('nor does a collection of a hundred cards', async () => {
  const identifiers = Array.from({ length: 100 }, () => ({ name: 'Fox Pass' }));
  expect((await sentFor(() => post('/v1/cards/collection', { identifiers }))).count).toBe(0);
});
