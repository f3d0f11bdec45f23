import type { Database } from '../connection.ts';
import { type Making, writeContent } from '../writing/write-content.ts';
import { writeTransaction } from '../writing/write-transaction.ts';
import { gameOfContent } from './game-of-content.ts';
import { loadSeeds } from './load-seeds.ts';
import type { SeedFile } from './seed-files.ts';

/** Replaces the content of the database by that of the files. Throws a SeedError for wrong files. */
export async function seed(
  { pool }: Pick<Database, 'pool'>,
  files: readonly SeedFile[],
  made: Making,
): Promise<void> {
  const games = loadSeeds(files).map(gameOfContent);
  await writeTransaction(pool, (tx) => writeContent(tx, games, made));
}
