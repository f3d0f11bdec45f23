import type { Prisma } from '../generated/client.ts';
import type { DataVersion, GameSnapshot } from '../snapshot/snapshot.ts';
import { DATA_VERSION_CHANNEL } from './announce.ts';
import { writeGame } from './write-game.ts';

/** What content is made of: it is made anew where one of them differs. */
export interface Making {
  /** Of seeds/ and of the imported files together. */
  readonly contentHash: string;
  /** Of the code that makes the rows. */
  readonly programHash: string;
}

/**
 * Replaces the whole content, within a transaction: whoever reads sees the old content or the new, and a
 * process that is killed leaves the old. Returns the data version that it is.
 */
export async function writeContent(
  tx: Prisma.TransactionClient,
  games: readonly GameSnapshot[],
  made: Making,
): Promise<Pick<DataVersion, 'number' | 'changedAt'>> {
  await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
  await tx.game.deleteMany();
  for (const game of games) await writeGame(tx, game);
  const { number, changedAt } = await tx.dataVersion.upsert({
    where: { id: 1 },
    create: { number: 1, ...made },
    update: { number: { increment: 1 }, ...made, changedAt: new Date() },
  });
  await tx.$executeRaw`SELECT pg_notify(${DATA_VERSION_CHANNEL}, ${made.contentHash})`;
  return { number, changedAt };
}
