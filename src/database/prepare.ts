import { whileAlone } from './advisory-lock.ts';
import type { Database } from './connection.ts';
import { programHash } from './generated/program-hash.ts';
import { readGivenSlugs } from './importing/given-slugs.ts';
import { hashWithFiles, readKeptFiles, readKeptHashes } from './importing/kept-files.ts';
import { speakingFiles } from './importing/speaking-files.ts';
import { migrate } from './migrating.ts';
import { remake, writeRemade } from './remaking.ts';
import { contentHash, readSeedFiles } from './seeding/seed-files.ts';
import { tidy } from './writing/tidy.ts';
import { WRITING } from './writing/write-content.ts';

export interface Prepared {
  /** Names of the migrations that were applied now. */
  readonly migrations: readonly string[];
  /** Whether the content was written now. */
  readonly seeded: boolean;
}

/** What takes long is told as it begins, to who waits. */
export type Telling = (what: string) => void;

/**
 * Brings a database to the shape and the content of this version. Does nothing where both are there;
 * on a shared server processes that start together take turns, so the work is done once.
 */
export async function prepareDatabase(
  database: Database,
  folders: { migrations: string; seeds: string },
  tell?: Telling,
): Promise<Prepared> {
  const work = () => prepareAlone(database, folders, tell);
  try {
    return await (database.kind === 'server' ? whileAlone(database.pool, work) : work());
  } catch (error) {
    throw database.explain(error);
  }
}

/** The same, for who has the database alone. */
export async function prepareAlone(
  { prisma, pool, makeDurable }: Database,
  folders: { migrations: string; seeds: string },
  tell: Telling = () => undefined,
): Promise<Prepared> {
  const migrations = await migrate(prisma, pool, folders.migrations);
  const seeds = readSeedFiles(folders.seeds);
  const made = { contentHash: hashWithFiles(contentHash(seeds), await readKeptHashes(prisma)), programHash };
  const held = await prisma.dataVersion.findUnique({ where: { id: 1 } });
  if (held?.contentHash === made.contentHash && held.programHash === made.programHash) {
    return { migrations, seeded: false };
  }
  if (migrations.length > 0) tell(`${migrations.length} migrations were applied`);
  tell('the content is being read; the first start takes a minute or so');
  const files = await speakingFiles(await readKeptFiles(prisma));
  const remade = await remake(prisma, seeds, files, await readGivenSlugs(prisma));
  tell('the content is being written');
  await prisma.$transaction((tx) => writeRemade(tx, remade, made), WRITING);
  await tidy(pool);
  await makeDurable();
  return { migrations, seeded: true };
}
