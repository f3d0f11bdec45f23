import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';
import { type GameSlug, gameSlugs } from '../../games/registry.ts';
import { compareText } from '../../games/wording/order.ts';
import type { Prisma } from '../generated/client.ts';

/** A file that someone imported, as it came. */
export interface KeptFile {
  readonly game: GameSlug;
  /** What stays the same when the file is updated. */
  readonly identity: string;
  /** As whoever gave it called it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The mapping file it came with; empty for none. */
  readonly mapping: string;
  /** Of the bytes and the mapping. */
  readonly contentHash: string;
}

const BY_IDENTITY = [
  { gameSlug: 'asc' },
  { identity: 'asc' },
] satisfies Prisma.ImportedFileOrderByWithRelationInput[];

export type KeptHash = Pick<KeptFile, 'game' | 'identity' | 'contentHash'>;

export function hashOf(bytes: Uint8Array, mapping: string): string {
  return createHash('sha256').update(bytes).update('\0').update(mapping).digest('hex');
}

/** The kept files, by game and identity. */
export async function readKeptFiles(tx: Prisma.TransactionClient): Promise<KeptFile[]> {
  const rows = await tx.importedFile.findMany({ orderBy: BY_IDENTITY });
  return rows.map(({ gameSlug, identity, name, bytes, mapping, contentHash }) => ({
    game: z.enum(gameSlugs).parse(gameSlug),
    identity,
    name,
    bytes: gunzipSync(bytes),
    mapping,
    contentHash,
  }));
}

/** What tells whether a file is kept as it is, without its bytes; by game and identity. */
export async function readKeptHashes(client: pg.ClientBase): Promise<KeptHash[]> {
  const { rows } = await client.query(
    `SELECT "gameSlug" AS "game", "identity", "contentHash" FROM "ImportedFile"
      ORDER BY "gameSlug" COLLATE "C", "identity" COLLATE "C"`,
  );
  return keptHashes.parse(rows);
}

const keptHashes = z.array(
  z.object({ game: z.enum(gameSlugs), identity: z.string(), contentHash: z.string() }),
);

/** Keeps these files and no others. What is kept already is not written again. */
export async function keepFiles(
  tx: pg.ClientBase,
  before: readonly KeptHash[],
  files: readonly KeptFile[],
): Promise<void> {
  const had = new Set(before.map(keyOf));
  const kept = files.filter((file) => had.has(keyOf(file)));
  await tx.query(
    `DELETE FROM "ImportedFile" WHERE ("gameSlug", "identity") NOT IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [kept.map(({ game }) => game), kept.map(({ identity }) => identity)],
  );
  for (const file of files) {
    if (had.has(keyOf(file))) continue;
    const { game, identity, name, mapping, contentHash } = file;
    await tx.query(
      `INSERT INTO "ImportedFile" ("gameSlug", "identity", "name", "bytes", "mapping", "contentHash")
        VALUES ($1, $2, $3, $4, $5, $6)`,
      [game, identity, name, gzipSync(file.bytes), mapping, contentHash],
    );
  }
}

function keyOf({ game, identity, contentHash }: KeptHash): string {
  return [game, identity, contentHash].join('\0');
}

/** Changes when, and only when, the content or a kept file changes; the order of the files does not matter. */
export function hashWithFiles(contentHash: string, files: readonly KeptHash[]): string {
  if (files.length === 0) return contentHash;
  const hash = createHash('sha256').update(contentHash);
  const keys = files.map(({ game, identity, contentHash: own }) => `\0${game}\0${identity}\0${own}`);
  for (const key of keys.sort(compareText)) hash.update(key);
  return hash.digest('hex');
}
