import { findGame, type GameSlug } from '../../games/registry.ts';
import type { ReadFile } from '../entries.ts';
import { inOrderOfLines } from '../remarks.ts';
import { withoutRepetitions } from '../repetitions.ts';
import { type GivenObject, readObject } from './objects.ts';

/** All that the objects of a file say, with the places as the objects give them. */
export function readObjects(objects: readonly GivenObject[], game: GameSlug): ReadFile {
  const read = objects.map((object) => readObject(object, game));
  return {
    entries: read.flatMap(({ entries }) => entries),
    remarks: read.flatMap(({ remarks }) => remarks),
    rows: objects.length,
  };
}

/** The file without what it repeats; for a file whose places are known. */
export function settled(file: ReadFile, game: GameSlug): ReadFile {
  const columns = findGame(game)?.columns;
  const once = columns === undefined ? file : withoutRepetitions(file, columns);
  return { ...once, remarks: inOrderOfLines(once.remarks) };
}
