import { rmSync } from 'node:fs';
import { contentFolders } from '../../paths.ts';
import type { Database } from '../connection.ts';
import { programHash } from '../generated/program-hash.ts';
import { onOwnConnection } from '../own-connection.ts';
import { loadSnapshot } from '../snapshot/load-snapshot.ts';
import type { GameSnapshot, Snapshot } from '../snapshot/snapshot.ts';
import { type HeldContent, readHeldContent } from './held-content.ts';
import { compiledContent } from './house-content.ts';
import { folderOfParts, type KeptParts, keptParts } from './kept-parts.ts';
import { games, gamesOfPlain, plainGames } from './plain-games.ts';

/**
 * Reads the whole catalogue: from what was compiled of it, or else from the tables, which remain the record. The database
 * must be migrated and have content.
 */
export async function readSnapshot({ prisma, pool, contentFolder }: Database): Promise<Snapshot> {
  const held = await onOwnConnection(pool, readHeldContent);
  const parts = held && partsOf(held, contentFolder);
  const plain = parts?.read(games);
  if (held !== undefined && plain !== undefined)
    return { version: held.version, games: gamesOfPlain(plain), parts };
  const loaded = await loadSnapshot(prisma);
  // Other content may have come in between; then these parts are not of it.
  if (loaded.version.number !== held?.version.number) return loaded;
  parts?.keep(games, plainGames(loaded.games));
  return { ...loaded, parts };
}

/** What is kept of the content that a database holds. */
function partsOf(
  { version, programHash: madeBy, isOfHouse }: HeldContent,
  contentFolder: string | undefined,
): KeptParts | undefined {
  if (madeBy !== programHash) return undefined;
  const house = compiledContent(contentFolders.compiled);
  if (isOfHouse && version.hash === house?.seedsHash) return house.parts;
  if (contentFolder === undefined) return undefined;
  const { number, hash, changedAt } = version;
  return keptParts(folderOfParts(contentFolder, [number, hash, changedAt.getTime()]));
}

/** Keeps the games that were just written, beside an embedded database, and removes what was kept before. */
export async function keepWritten(
  { pool, contentFolder }: Pick<Database, 'pool' | 'contentFolder'>,
  written: readonly GameSnapshot[],
): Promise<void> {
  if (contentFolder === undefined) return;
  const held = await onOwnConnection(pool, readHeldContent);
  rmSync(contentFolder, { recursive: true, force: true });
  if (held !== undefined && !held.isOfHouse) partsOf(held, contentFolder)?.keep(games, plainGames(written));
}
