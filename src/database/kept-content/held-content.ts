import type pg from 'pg';
import { z } from 'zod';
import type { DataVersion } from '../snapshot/snapshot.ts';

/** The content that a database holds, by what it was made of. */
export interface HeldContent {
  readonly version: DataVersion;
  /** Of the code that made its rows. */
  readonly programHash: string;
  /** Whether it is that of `seeds/` and nothing else: no file was imported, and no slug given to a card of one. */
  readonly isOfHouse: boolean;
}

const held = z
  .array(
    z.object({
      number: z.int(),
      contentHash: z.string(),
      programHash: z.string(),
      changedAt: z.coerce.number(),
      isOfHouse: z.boolean(),
    }),
  )
  .max(1);

/** Undefined if the database has no content yet. It must be migrated. */
export async function readHeldContent(client: pg.ClientBase): Promise<HeldContent | undefined> {
  const { rows } = await client.query(
    `SELECT "number", "contentHash", "programHash", extract(epoch FROM "changedAt") * 1000 AS "changedAt",
      NOT EXISTS (SELECT FROM "ImportedFile") AND NOT EXISTS (SELECT FROM "GivenSlug") AS "isOfHouse"
      FROM "DataVersion"`,
  );
  const [row] = held.parse(rows);
  if (row === undefined) return undefined;
  const { number, contentHash: hash, programHash, changedAt, isOfHouse } = row;
  return { version: { number, hash, changedAt: new Date(changedAt) }, programHash, isOfHouse };
}
