import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { seed } from '../../src/database/seeding/seed.ts';
import { contentHash } from '../../src/database/seeding/seed-files.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { freshDatabase } from '../setup/database.ts';
import { smallContent } from './small-content.ts';

test('a reload that fails is tried again until it succeeds, and is reported once', async () => {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  let failures = 0;
  const prisma = new Proxy(database.prisma, {
    get(target, key) {
      if (key === '$transaction' && failures > 0) {
        failures -= 1;
        throw new Error('the server is away');
      }
      return Reflect.get(target, key, target);
    },
  });
  const errors: unknown[] = [];
  const snapshots = await openSnapshots({ ...database, prisma }, (error) => errors.push(error));
  onTestFinished(() => snapshots.close());

  failures = 2;
  const files = smallContent();
  await seed(database, files, { contentHash: contentHash(files), programHash: 'invented' });
  await vi.waitFor(() => expect(snapshots.current().version.hash).toBe(contentHash(files)), {
    timeout: 60_000,
    interval: 50,
  });
  expect(failures).toBe(0);
  expect(errors).toEqual([new Error('the server is away')]);
});
