import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { seed } from '../../src/database/seeding/seed.ts';
import { contentHash } from '../../src/database/seeding/seed-files.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { freshDatabase } from '../setup/database.ts';
import { smallContent } from './small-content.ts';

const fail = (error: unknown) => {
  throw error;
};

async function openSeeded() {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  return database;
}

test('reading anew shows the new content; who holds the old snapshot keeps it', async () => {
  const database = await openSeeded();
  const snapshots = await openSnapshots(database, fail);
  onTestFinished(() => snapshots.close());
  const before = snapshots.current();
  const small = smallContent();
  await seed(database, small, { contentHash: contentHash(small), programHash: 'invented' });
  await snapshots.reload();
  expect(snapshots.current().version).toMatchObject({
    number: before.version.number + 1,
    hash: contentHash(small),
  });
  expect(snapshots.current().games.map(({ cards }) => cards.length)).toEqual([1, 0]);
  expect(before.games.every(({ cards }) => cards.length > 1)).toBe(true);
});

test('a reading that fails keeps the old snapshot, and does not keep the next from succeeding', async () => {
  // Without a folder for kept content, each reading is one of the tables.
  const { contentFolder: _, ...database } = await openSeeded();
  let broken = false;
  const prisma = new Proxy(database.prisma, {
    get(target, key) {
      if (broken && key === '$transaction') throw new Error('the server is away');
      return Reflect.get(target, key, target);
    },
  });
  const snapshots = await openSnapshots({ ...database, prisma }, fail);
  onTestFinished(() => snapshots.close());
  const before = snapshots.current();
  broken = true;
  await expect(snapshots.reload()).rejects.toThrow('the server is away');
  expect(snapshots.current()).toBe(before);
  broken = false;
  await snapshots.reload();
  expect(snapshots.current()).not.toBe(before);
  expect(snapshots.current().version).toEqual(before.version);
});
