import type pg from 'pg';
import { z } from 'zod';
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

const numbered = z.tuple([z.object({ number: z.int() })]);

/**
 * Replaces the whole content, within a transaction: whoever reads sees the old content or the new, and a
 * process that is killed leaves the old. Returns the data version that it is.
 */
export async function writeContent(
  tx: pg.ClientBase,
  games: readonly GameSnapshot[],
  made: Making,
): Promise<Pick<DataVersion, 'number' | 'changedAt'>> {
  await tx.query('SET LOCAL statement_timeout = 0');
  // Larger portions enter the indexes of words sooner than many small ones; VACUUM puts in the rest.
  await tx.query("SET LOCAL gin_pending_list_limit = '32MB'");
  await tx.query('DELETE FROM "Game"');
  for (const game of games) await writeGame(tx, game);
  const changedAt = new Date();
  const { rows } = await tx.query(
    `INSERT INTO "DataVersion" ("id", "number", "contentHash", "programHash", "changedAt") VALUES (1, 1, $1, $2, $3)
      ON CONFLICT ("id") DO UPDATE SET "number" = "DataVersion"."number" + 1, "contentHash" = EXCLUDED."contentHash",
        "programHash" = EXCLUDED."programHash", "changedAt" = EXCLUDED."changedAt"
      RETURNING "number"`,
    [made.contentHash, made.programHash, changedAt.toISOString()],
  );
  await tx.query('SELECT pg_notify($1, $2)', [DATA_VERSION_CHANNEL, made.contentHash]);
  return { number: numbered.parse(rows)[0].number, changedAt };
}
