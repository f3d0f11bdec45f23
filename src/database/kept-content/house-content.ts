import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { gameOfContent } from '../seeding/game-of-content.ts';
import { loadSeeds } from '../seeding/load-seeds.ts';
import { contentHash, readSeedFiles } from '../seeding/seed-files.ts';
import type { GameSnapshot } from '../snapshot/snapshot.ts';
import { folderOfParts, type KeptParts, keptParts, nothingKept, readOnly } from './kept-parts.ts';
import { games, gamesOfPlain, plainGames } from './plain-games.ts';

/** Where the content of the house is. */
export interface ContentFolders {
  readonly seeds: string;
  /** Where the build put the compiled content; absent where the program runs from its sources. */
  readonly compiled?: string | undefined;
}

/** The content of `seeds/`: compiled by the build, or read from the files. */
export interface HouseContent {
  readonly seedsHash: string;
  /** Throws a SeedError if the files are wrong. */
  games(): readonly GameSnapshot[];
  /** What the build has made of it. */
  readonly parts: KeptParts;
}

/** Says what the compiled content was made of; the build reads the V8, too. */
const MADE_OF = 'made-of.json';

const madeOf = z.object({ seedsHash: z.string(), v8: z.string() });

export function houseContent({ seeds, compiled }: ContentFolders): HouseContent {
  const made = compiledContent(compiled);
  if (made === undefined) return contentOfFiles(seeds);
  const { seedsHash, parts } = made;
  return {
    seedsHash,
    parts,
    games() {
      const plain = parts.read(games);
      return plain === undefined ? contentOfFiles(seeds).games() : gamesOfPlain(plain);
    },
  };
}

/** What the build made of the seeds. Undefined if there is none, or if another program or another V8 made it. */
export function compiledContent(
  folder: string | undefined,
): Pick<HouseContent, 'seedsHash' | 'parts'> | undefined {
  const path = join(folder ?? '', MADE_OF);
  if (folder === undefined || !existsSync(path)) return undefined;
  const { seedsHash } = madeOf.parse(JSON.parse(readFileSync(path, 'utf8')));
  const partsFolder = folderOfParts(folder, [seedsHash]);
  return existsSync(partsFolder) ? { seedsHash, parts: readOnly(keptParts(partsFolder)) } : undefined;
}

function contentOfFiles(folder: string): HouseContent {
  const files = readSeedFiles(folder);
  return {
    seedsHash: contentHash(files),
    parts: nothingKept,
    games: () => loadSeeds(files).map(gameOfContent),
  };
}

/** Compiles the content of `seeds/` into a folder and replaces its former content. More parts can be kept with it. */
export function compileHouseContent(seeds: string, folder: string): HouseContent {
  const read = contentOfFiles(seeds);
  const all = read.games();
  rmSync(folder, { recursive: true, force: true });
  const parts = keptParts(folderOfParts(folder, [read.seedsHash]));
  parts.keep(games, plainGames(all));
  const made = { seedsHash: read.seedsHash, v8: process.versions.v8 } satisfies z.infer<typeof madeOf>;
  writeFileSync(join(folder, MADE_OF), JSON.stringify(made));
  return { seedsHash: read.seedsHash, parts, games: () => all };
}
