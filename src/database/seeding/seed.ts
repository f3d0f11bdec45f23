import type { PrismaClient } from '../generated/client.ts';
import { type Making, WRITING, writeContent } from '../writing/write-content.ts';
import { gameOfContent } from './game-of-content.ts';
import { loadSeeds } from './load-seeds.ts';
import type { SeedFile } from './seed-files.ts';

/** Replaces the content of the database by that of the files. Throws a SeedError for wrong files. */
export async function seed(prisma: PrismaClient, files: readonly SeedFile[], made: Making): Promise<void> {
  const games = loadSeeds(files).map(gameOfContent);
  await prisma.$transaction((tx) => writeContent(tx, games, made), WRITING);
}
