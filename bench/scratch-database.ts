import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenFiles } from '../src/cli/given-files.ts';
import { type Database, openDatabase } from '../src/database/connection.ts';
import { programHash } from '../src/database/generated/program-hash.ts';
import { importFiles } from '../src/database/importing/import-files.ts';
import { migrate } from '../src/database/migrating.ts';
import { seed } from '../src/database/seeding/seed.ts';
import { contentHash, readSeedFiles } from '../src/database/seeding/seed-files.ts';
import { tidy } from '../src/database/writing/tidy.ts';
import { paths } from '../src/paths.ts';
import { createDatabase, dropDatabase } from '../test/setup/server-databases.ts';
import { inventCards } from './invented-cards.ts';
import { multiplyCards } from './multiply-cards.ts';

/** An empty database for one run, removed after it. */
export interface ScratchDatabase {
  /** What names it in the environment of the service. */
  readonly environment: { readonly DATABASE_URL: string } | { readonly DATA_DIR: string };
  remove(): Promise<void>;
}

/** A data folder for an embedded database, or a database beside the one that a server's URL names. */
export async function scratchDatabase(serverUrl: string | undefined): Promise<ScratchDatabase> {
  if (serverUrl === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { environment: { DATA_DIR: folder }, remove };
  }
  const url = await createDatabase(serverUrl);
  return { environment: { DATABASE_URL: url }, remove: () => dropDatabase(url) };
}

/** More than this are not seeded, for the time and memory it takes, but copied from those that are. */
const SEEDED_AT_MOST = 5000;

/** Fills an empty database with the real content and with invented cards up to about a number. */
export function fillWithCards(scratch: ScratchDatabase, total: number): Promise<void> {
  const files = readSeedFiles(paths.seeds);
  const seeded = Math.min(total, SEEDED_AT_MOST);
  return filled(scratch, async (database) => {
    await migrate(database.pool, paths.migrations);
    // Under the hash of the real content, so that the service finds its content unchanged and keeps it.
    await seed(database, [...files, ...inventCards(files, seeded)], {
      contentHash: contentHash(files),
      programHash,
    });
    const copies = Math.round(total / seeded) - 1;
    if (copies > 0) await multiplyCards(database.pool, copies);
    // With a slug of somebody else's card, this is not taken for the content of the house alone.
    await database.prisma.givenSlug.create({
      data: { gameSlug: 'shadowfist', slug: 'invented', identity: 'invented', former: false },
    });
    await tidy(database.pool);
  });
}

/** Fills an empty database with the real content and what the files of a folder bring, as the command line does. */
export function fillWithFiles(scratch: ScratchDatabase, folder: string): Promise<void> {
  return filled(scratch, async (database) => {
    const { outcome, remarks } = await importFiles(database, paths, {
      files: givenFiles([folder]),
      forget: [],
      mapping: { name: '', text: '' },
      game: undefined,
      dryRun: false,
      strict: false,
      onProgress: () => undefined,
    });
    if (outcome !== 'written') throw new Error(`${folder} was not imported: ${remarks[0]?.message}`);
  });
}

async function filled(
  { environment }: ScratchDatabase,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({
    databaseUrl: 'DATABASE_URL' in environment ? environment.DATABASE_URL : undefined,
    dataDir: 'DATA_DIR' in environment ? environment.DATA_DIR : '',
  });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
}
