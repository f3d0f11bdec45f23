import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { freshDatabase } from '../setup/database.ts';
import { clientOf } from './rest-client.ts';

test('a slug that was renamed leads to the card', async () => {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  const { id } = await database.prisma.card.findUniqueOrThrow({
    where: { gameSlug_slug: { gameSlug: 'shadowfist', slug: 'fox-pass' } },
  });
  await database.prisma.slugRedirect.create({
    data: { gameSlug: 'shadowfist', slug: 'pass-of-the-fox', cardId: id },
  });
  const snapshots = await openSnapshots(database, (error) => {
    throw error;
  });
  onTestFinished(() => snapshots.close());
  const app = await buildApp({
    config: { logLevel: 'silent', rateLimit: 0 },
    database,
    snapshots,
    checkResponses: true,
  });
  onTestFinished(() => app.close());
  const { get, post } = clientOf(app);

  const { status, headers, text } = await get('/v1/cards/shadowfist/pass-of-the-fox');
  expect([status, headers.location, text]).toEqual([301, '/v1/cards/shadowfist/fox-pass', '']);
  expect(headers.etag).toBeUndefined();
  expect((await get('/v1/cards/shadowfist/pass-of-the-fox?asOf=1999')).headers.location).toBe(
    '/v1/cards/shadowfist/fox-pass?asOf=1999',
  );

  const identifiers = [{ game: 'shadowfist', slug: 'pass-of-the-fox' }];
  expect((await post('/v1/cards/collection', { identifiers })).body).toMatchObject({
    items: [{ slug: 'fox-pass' }],
  });
  expect((await get('/v1/cards/shadowfist/pass-of-the-fox/versions')).body).toMatchObject({
    card: { slug: 'fox-pass' },
  });
});
