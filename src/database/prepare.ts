import { whileAlone } from './advisory-lock.ts';
import type { Database } from './connection.ts';
import { programHash } from './generated/program-hash.ts';
import { migrate } from './migrating.ts';
import { seed } from './seeding/seed.ts';
import { contentHash, readSeedFiles } from './seeding/seed-files.ts';

export interface Prepared {
  /** Names of the migrations that were applied now. */
  readonly migrations: readonly string[];
  /** Whether the content was written now. */
  readonly seeded: boolean;
}

/**
 * Brings a database to the shape and the content of this version. Does nothing where both are there;
 * on a shared server processes that start together take turns, so the work is done once.
 */
export async function prepareDatabase(
  database: Database,
  folders: { migrations: string; seeds: string },
): Promise<Prepared> {
  const work = async (): Promise<Prepared> => {
    const migrations = await migrate(database.prisma, database.pool, folders.migrations);
    const files = readSeedFiles(folders.seeds);
    const made = { contentHash: contentHash(files), programHash };
    const held = await database.prisma.dataVersion.findUnique({ where: { id: 1 } });
    if (held?.contentHash === made.contentHash && held.programHash === made.programHash) {
      return { migrations, seeded: false };
    }
    await seed(database.prisma, files, made);
    return { migrations, seeded: true };
  };
  return database.kind === 'server' ? whileAlone(database.pool, work) : work();
}
