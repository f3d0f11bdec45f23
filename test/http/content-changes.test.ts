import { expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Snapshot } from '../../src/database/snapshot/snapshot.ts';
import { sharedContent } from '../setup/app.ts';

const { database, snapshots } = await sharedContent();

/** An application whose content changes while the database answers a search. */
async function changingApp() {
  const before = snapshots.current();
  const after: Snapshot = { ...before, version: { ...before.version, hash: 'another'.padEnd(64, '0') } };
  let current = before;
  const prisma = new Proxy(database.prisma, {
    get(target, key) {
      if (key === '$queryRaw') current = after;
      return Reflect.get(target, key, target);
    },
  });
  const app = await buildApp({
    config: { logLevel: 'silent', rateLimit: 0 },
    database: { ...database, prisma },
    snapshots: { ...snapshots, current: () => current },
  });
  return { app, isChanged: () => current === after };
}

async function askedTwice(url: string) {
  const { app, isChanged } = await changingApp();
  const first = await app.inject({ url });
  expect([first.statusCode, isChanged()]).toEqual([200, true]);
  const second = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  await app.close();
  return { first, second };
}

test('A GraphQL answer that a change of content leaves as it is keeps its tag', async () => {
  const { first, second } = await askedTwice('/graphql?query={cards(query:"turn"){totalCount}}');
  expect([second.statusCode, second.headers.etag]).toEqual([304, first.headers.etag]);
});

test('A REST answer that a change of content leaves as it is keeps its tag', async () => {
  const { first, second } = await askedTwice('/v1/cards/search?q=turn');
  expect([second.statusCode, second.headers.etag]).toEqual([304, first.headers.etag]);
});
