import { expect, onTestFinished, test } from 'vitest';
import { createChanges } from '../../../src/catalogue/changes.ts';
import { writeChanges } from '../../../src/database/changes/write-changes.ts';
import { openDatabase } from '../../../src/database/connection.ts';
import { loadSnapshot } from '../../../src/database/snapshot/load-snapshot.ts';
import { writeTransaction } from '../../../src/database/writing/write-transaction.ts';
import { freshDatabase } from '../../setup/database.ts';

test('an answer tells no change that its snapshot does not know yet', async () => {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const { prisma, pool, close } = await openDatabase(fresh.config);
  onTestFinished(close);
  let snapshot = await loadSnapshot(prisma);
  const changes = createChanges(prisma, { current: () => snapshot });
  const present = await prisma.dataVersion.update({ where: { id: 1 }, data: { number: 2 } });
  const change = { change: 'removed', game: 'shadowfist', of: 'card', subject: 'tin-dragon' } as const;
  await writeTransaction(pool, (tx) =>
    writeChanges(tx, [{ ...change, name: 'Tin Dragon', into: null, fields: [] }], present),
  );

  expect(await changes.list({}, { limit: 5 })).toMatchObject({ items: [], totalCount: 0 });
  await expect(changes.list({ since: '2' }, { limit: 5 })).rejects.toMatchObject({
    code: 'changes/bad-since',
  });
  snapshot = await loadSnapshot(prisma);
  expect(await changes.list({}, { limit: 5 })).toMatchObject({
    items: [{ subject: 'tin-dragon', dataVersion: 2 }],
    totalCount: 1,
  });
  expect(await changes.list({ since: '2' }, { limit: 5 })).toMatchObject({ items: [], totalCount: 0 });
});
