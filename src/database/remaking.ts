import type pg from 'pg';
import type { Remark } from '../card-files/entries.ts';
import type { ContentChange } from './changes/change.ts';
import { changesBetween } from './changes/changes-between.ts';
import { writeChanges } from './changes/write-changes.ts';
import { type ContentProgram, recordProgram } from './content-program.ts';
import type { PrismaClient } from './generated/client.ts';
import { contentWithFiles, type SpeakingFile } from './importing/content-with-files.ts';
import { writeGivenSlugs } from './importing/given-slugs.ts';
import { mergesOf } from './importing/merges-of.ts';
import type { GivenSlug } from './importing/merging/slugs.ts';
import { gameOfContent } from './seeding/game-of-content.ts';
import { loadSeeds } from './seeding/load-seeds.ts';
import type { SeedFile } from './seeding/seed-files.ts';
import { loadSnapshot } from './snapshot/load-snapshot.ts';
import type { DataVersion, GameSnapshot } from './snapshot/snapshot.ts';
import { type Making, writeContent } from './writing/write-content.ts';

/** Content made anew from the files of the house and the kept ones, and what that changes. */
export interface Remade {
  readonly games: readonly GameSnapshot[];
  readonly slugs: ReadonlyMap<string, readonly GivenSlug[]>;
  readonly remarks: readonly Remark[];
  /** None where there was no content before: everything would be created. */
  readonly changes: readonly ContentChange[];
}

/** Makes the content anew; nothing is written. Throws a SeedError for wrong files of the house. */
export async function remake(
  prisma: PrismaClient,
  seeds: readonly SeedFile[],
  files: readonly SpeakingFile[],
  given: ReadonlyMap<string, readonly GivenSlug[]>,
): Promise<Remade> {
  const house = loadSeeds(seeds).map(gameOfContent);
  const made = contentWithFiles(house, files, given);
  const held = await prisma.dataVersion.count();
  const before = held === 0 ? [] : (await loadSnapshot(prisma)).games;
  const changes = before.flatMap((game) => {
    const after = made.games.find((one) => one.game.slug === game.game.slug);
    return after === undefined ? [] : changesBetween(game, after, mergesOf(game, after));
  });
  return { ...made, changes };
}

/** Writes content that was made anew, within a transaction, with the log of what it changes. */
export async function writeRemade(
  tx: pg.ClientBase,
  { games, slugs, changes }: Remade,
  made: Making,
  program: ContentProgram,
): Promise<DataVersion['number']> {
  await recordProgram(tx, program);
  await writeGivenSlugs(tx, slugs);
  const version = await writeContent(tx, games, made);
  await writeChanges(tx, changes, version);
  return version.number;
}
