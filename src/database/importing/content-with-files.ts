import type { Remark } from '../../card-files/entries.ts';
import type { GameSlug } from '../../games/registry.ts';
import type { GameSnapshot } from '../snapshot/snapshot.ts';
import type { HeardFile } from './merging/heard.ts';
import { merge } from './merging/merge.ts';
import type { GivenSlug } from './merging/slugs.ts';

/** A kept file and what it says. */
export interface SpeakingFile extends HeardFile {
  readonly game: GameSlug;
}

export interface ContentWithFiles {
  readonly games: readonly GameSnapshot[];
  readonly slugs: ReadonlyMap<string, readonly GivenSlug[]>;
  readonly remarks: readonly Remark[];
}

/** The whole content: what the house has, and what the kept files say. */
export function contentWithFiles(
  house: readonly GameSnapshot[],
  files: readonly SpeakingFile[],
  given: ReadonlyMap<string, readonly GivenSlug[]>,
): ContentWithFiles {
  const merged = house.map((game) => ({
    slug: game.game.slug,
    ...merge(
      game,
      files.filter((file) => file.game === game.game.slug),
      given.get(game.game.slug) ?? [],
    ),
  }));
  return {
    games: merged.map(({ game }) => game),
    slugs: new Map(merged.map(({ slug, slugs }) => [slug, slugs])),
    remarks: merged.flatMap(({ remarks }) => remarks),
  };
}
