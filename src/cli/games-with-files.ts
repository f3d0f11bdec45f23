import { readFileSync } from 'node:fs';
import { readMapping } from '../card-files/mapping/read-mapping.ts';
import { contentWithFiles } from '../database/importing/content-with-files.ts';
import { type CardsReading, readGivenFiles } from '../database/importing/read-given.ts';
import { houseContent } from '../database/kept-content/house-content.ts';
import type { GameSnapshot } from '../database/snapshot/snapshot.ts';
import type { GameSlug } from '../games/registry.ts';
import { OperatorError } from '../operator-error.ts';
import { contentFolders } from '../paths.ts';
import { givenFiles } from './given-files.ts';

export interface FilesOptions {
  /** The game of files that do not say it. */
  readonly game?: GameSlug;
  /** A mapping file. */
  readonly map?: string;
}

/** The games as they are when files are imported. Needs no database. */
export async function gamesWithFiles(
  given: readonly string[],
  { game, map }: FilesOptions,
): Promise<readonly GameSnapshot[]> {
  const mapping = readMapping(map === undefined ? '' : readFileSync(map, 'utf8'), map ?? '');
  if (!mapping.ok) throw new OperatorError(mapping.remarks.map(({ message }) => message).join('\n'));
  const readings = await readGivenFiles(givenFiles(given), { mapping: mapping.mapping, game });
  for (const { is, given, remarks } of readings)
    if (is === 'refused') throw new OperatorError(`${given.name}: ${remarks[0]?.message}`);
  const files = readings
    .filter((reading): reading is CardsReading => reading.is === 'read')
    .map(({ given, ...reading }) => ({ ...reading, name: given.name }));
  const house = houseContent(contentFolders);
  return contentWithFiles(house.games(), files, new Map()).games;
}
