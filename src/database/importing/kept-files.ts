import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { type GameSlug, gameSlugs } from '../../games/registry.ts';
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

export type KeptHash = Pick<KeptFile, 'game' | 'identity' | 'contentHash'>;

export function hashOf(bytes: Uint8Array, mapping: string): string {
  return createHash('sha256').update(bytes).update('\0').update(mapping).digest('hex');
}

/** The kept files in the order in which they are heard: the last one prevails. */
export async function readKeptFiles(tx: Prisma.TransactionClient): Promise<KeptFile[]> {
  const rows = await tx.importedFile.findMany({ orderBy: { position: 'asc' } });
  return rows.map(({ gameSlug, identity, name, bytes, mapping, contentHash }) => ({
    game: z.enum(gameSlugs).parse(gameSlug),
    identity,
    name,
    bytes: gunzipSync(bytes),
    mapping,
    contentHash,
  }));
}

/** What tells whether a file is kept as it is, without its bytes; in the order in which they are heard. */
export async function readKeptHashes(tx: Prisma.TransactionClient): Promise<KeptHash[]> {
  const rows = await tx.importedFile.findMany({
    orderBy: { position: 'asc' },
    select: { gameSlug: true, identity: true, contentHash: true },
  });
  return rows.map(({ gameSlug, ...row }) => ({ ...row, game: z.enum(gameSlugs).parse(gameSlug) }));
}

/** Keeps these files, in this order, and no others. What is kept already is not written again. */
export async function keepFiles(
  tx: Prisma.TransactionClient,
  before: readonly KeptHash[],
  files: readonly KeptFile[],
): Promise<void> {
  const had = new Set(before.map(keyOf));
  await tx.importedFile.deleteMany({
    where: {
      NOT: {
        OR: files
          .filter((file) => had.has(keyOf(file)))
          .map(({ game, identity }) => ({ gameSlug: game, identity })),
      },
    },
  });
  for (const [position, file] of files.entries()) {
    const { game: gameSlug, identity, name, mapping, contentHash } = file;
    if (had.has(keyOf(file))) {
      await tx.importedFile.update({
        where: { gameSlug_identity: { gameSlug, identity } },
        data: { position },
      });
    } else {
      const bytes = new Uint8Array(gzipSync(file.bytes));
      await tx.importedFile.create({
        data: { gameSlug, identity, name, bytes, mapping, contentHash, position },
      });
    }
  }
}

function keyOf({ game, identity, contentHash }: KeptHash): string {
  return [game, identity, contentHash].join('\0');
}

/** Changes when, and only when, the content or a kept file or their order changes. */
export function hashWithFiles(contentHash: string, files: readonly KeptHash[]): string {
  if (files.length === 0) return contentHash;
  const hash = createHash('sha256').update(contentHash);
  for (const file of files) hash.update(`\0${file.game}\0${file.identity}\0${file.contentHash}`);
  return hash.digest('hex');
}
