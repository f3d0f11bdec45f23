import type { FastifyInstance } from 'fastify';
import type { ContentChange } from '../../src/database/changes/change.ts';
import { writeChanges } from '../../src/database/changes/write-changes.ts';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { writeTransaction } from '../../src/database/writing/write-transaction.ts';
import { appOver } from '../setup/app.ts';
import { freshDatabase } from '../setup/database.ts';

const nothing = { into: null, fields: [] };

/** What led to the data versions from 2 on, of which the first seeding is 1. */
export const history: readonly { readonly changedAt: string; readonly changes: readonly ContentChange[] }[] =
  [
    {
      changedAt: '2026-01-01T00:00:00.000Z',
      changes: [
        {
          ...nothing,
          change: 'created',
          game: 'shadowfist',
          of: 'card',
          subject: 'fox-pass',
          name: 'Fox Pass',
        },
        {
          ...nothing,
          change: 'created',
          game: 'highlander',
          of: 'set',
          subject: 'invented',
          name: 'Invented',
        },
      ],
    },
    {
      changedAt: '2026-02-01T12:00:00.000Z',
      changes: [
        {
          ...nothing,
          change: 'updated',
          game: 'shadowfist',
          of: 'card',
          subject: 'fox-pass',
          name: 'Fox Pass',
          fields: [
            { field: 'figures.cost', from: null, to: 1 },
            {
              field: 'printings.standard/12',
              from: null,
              to: { text: 'Pass.', figures: { cost: 1 }, attributes: {}, importedFrom: ['cards.txt'] },
            },
          ],
        },
        {
          ...nothing,
          change: 'merged',
          game: 'shadowfist',
          of: 'card',
          subject: 'fox-pass-v2',
          name: 'Fox Pass v2',
          into: 'fox-pass',
        },
        {
          ...nothing,
          change: 'removed',
          game: 'shadowfist',
          of: 'card',
          subject: 'tin-dragon',
          name: 'Tin Dragon',
        },
        {
          ...nothing,
          change: 'updated',
          game: 'highlander',
          of: 'ruling',
          subject: 'highlander.type-two/faq/darius-event-countering',
          name: 'Darius: Event',
          fields: [{ field: 'note', from: 'Old.', to: null }],
        },
      ],
    },
    {
      changedAt: '2026-02-01T12:00:01.000Z',
      changes: [
        {
          ...nothing,
          change: 'created',
          game: 'shadowfist',
          of: 'rule',
          subject: 'shadowfist.yotd/9.2/most-recent-printing',
          name: 'Errata',
        },
        {
          ...nothing,
          change: 'created',
          game: 'shadowfist',
          of: 'ruling',
          subject: 'shadowfist.house/1/not held any more',
          name: 'Tin Dragon',
        },
      ],
    },
  ];

/** The application over a database of its own in which all that came to pass. Call it at the top of a test file. */
export async function changedApp(): Promise<FastifyInstance> {
  const fresh = await freshDatabase('seeded');
  const database = await openDatabase(fresh.config);
  await comeToPass(database);
  return appOver(database, fresh.remove);
}

async function comeToPass({ prisma, pool }: Database): Promise<void> {
  const { id: cardId } = await prisma.card.findUniqueOrThrow({
    where: { gameSlug_slug: { gameSlug: 'shadowfist', slug: 'fox-pass' } },
  });
  await prisma.slugRedirect.create({ data: { gameSlug: 'shadowfist', slug: 'fox-pass-v2', cardId } });
  for (const { changedAt, changes } of history) {
    const present = await prisma.dataVersion.update({
      where: { id: 1 },
      data: { number: { increment: 1 }, changedAt: new Date(changedAt) },
    });
    await writeTransaction(pool, (tx) => writeChanges(tx, changes, present));
  }
}
