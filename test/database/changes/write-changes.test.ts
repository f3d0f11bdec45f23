import { expect, onTestFinished, test } from 'vitest';
import type { ContentChange } from '../../../src/database/changes/change.ts';
import { changesBetween } from '../../../src/database/changes/changes-between.ts';
import { writeChanges } from '../../../src/database/changes/write-changes.ts';
import { openDatabase } from '../../../src/database/connection.ts';
import { gameOfContent } from '../../../src/database/seeding/game-of-content.ts';
import { loadSeeds } from '../../../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../../../src/database/seeding/seed-files.ts';
import { loadSnapshot } from '../../../src/database/snapshot/load-snapshot.ts';
import { writeTransaction } from '../../../src/database/writing/write-transaction.ts';
import { paths } from '../../../src/paths.ts';
import { freshDatabase } from '../../setup/database.ts';

async function openSeeded() {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  return database;
}

test('changes are kept as they are, in their order, more of them than one statement takes', async () => {
  const { prisma, pool } = await openSeeded();
  const changes = Array.from(
    { length: 12_000 },
    (_, place): ContentChange => ({
      change: 'updated',
      game: 'shadowfist',
      of: 'card',
      subject: `tin-dragon-${place}`,
      name: '‘Tin’ Dragon 🐉',
      into: null,
      fields: [{ field: 'text', from: null, to: `"${place}"\n` }],
    }),
  );
  const present = { number: 7, changedAt: new Date('2026-02-01T12:00:00.123Z') };
  await writeTransaction(pool, (tx) => writeChanges(tx, changes, present));
  const kept = await prisma.change.findMany({ orderBy: { id: 'asc' } });
  expect(kept.map(({ id, ...row }) => row)).toEqual(
    changes.map(({ game, ...change }) => ({
      ...change,
      gameSlug: game,
      dataVersion: 7,
      changedAt: present.changedAt,
    })),
  );
});

test('content that the database gives back is as it was written', async () => {
  const { prisma } = await openSeeded();
  const { games } = await loadSnapshot(prisma);
  const written = loadSeeds(readSeedFiles(paths.seeds)).map(gameOfContent);
  for (const game of games) {
    const same = written.find((one) => one.game === game.game);
    expect(same && changesBetween(same, game, new Map())).toEqual([]);
    expect(same && changesBetween(game, same, new Map())).toEqual([]);
  }
});
