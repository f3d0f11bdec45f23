import type pg from 'pg';
import type { Remark } from '../card-files/entries.ts';
import type { ContentChange } from './changes/change.ts';
import { changesBetween } from './changes/changes-between.ts';
import { writeChanges } from './changes/write-changes.ts';
import type { Database } from './connection.ts';
import { type ContentProgram, recordProgram } from './content-program.ts';
import { contentWithFiles, type SpeakingFile } from './importing/content-with-files.ts';
import { writeGivenSlugs } from './importing/given-slugs.ts';
import { mergesOf } from './importing/merges-of.ts';
import type { GivenSlug } from './importing/merging/slugs.ts';
import { readHeldContent } from './kept-content/held-content.ts';
import { readSnapshot } from './kept-content/read-snapshot.ts';
import { onOwnConnection } from './own-connection.ts';
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

/** Makes the content anew from that of the house and the files; nothing is written. */
export async function remake(
  database: Database,
  house: readonly GameSnapshot[],
  files: readonly SpeakingFile[],
  given: ReadonlyMap<string, readonly GivenSlug[]>,
): Promise<Remade> {
  const made = contentWithFiles(house, files, given);
  const held = await onOwnConnection(database.pool, readHeldContent);
  const before = held === undefined ? [] : (await readSnapshot(database)).games;
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
