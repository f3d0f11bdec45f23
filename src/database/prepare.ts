import { whileAlone } from './advisory-lock.ts';
import type { Database } from './connection.ts';
import { newerProgram, type Program, thisProgram } from './content-program.ts';
import { readGivenSlugs } from './importing/given-slugs.ts';
import { hashWithFiles, readKeptFiles, readKeptHashes } from './importing/kept-files.ts';
import { speakingFiles } from './importing/speaking-files.ts';
import { readHeldContent } from './kept-content/held-content.ts';
import { type ContentFolders, houseContent } from './kept-content/house-content.ts';
import { keepWritten } from './kept-content/read-snapshot.ts';
import { migrate } from './migrating.ts';
import { onOwnConnection } from './own-connection.ts';
import { remake, writeRemade } from './remaking.ts';
import { tidy } from './writing/tidy.ts';
import { writeTransaction } from './writing/write-transaction.ts';

export interface Prepared {
  /** Names of the migrations that were applied now. */
  readonly migrations: readonly string[];
  /** Whether the content was written now. */
  readonly seeded: boolean;
  /** The version of the newer program that wrote the content, which then stays as it is. */
  readonly newer?: string;
}

/** What takes long is told as it begins, to who waits. */
export type Telling = (what: string) => void;

/** What a database is prepared with. */
export interface PreparingFolders extends ContentFolders {
  readonly migrations: string;
}

/** Who prepares a database. */
export interface Preparing {
  readonly program?: Program;
  /** Write the content of this program even over that of a newer one. */
  readonly overNewer?: boolean;
}

/**
 * Brings a database to the shape and the content of this version. Does nothing where both are there, and leaves the
 * content of a newer program; on a shared server processes that start together take turns, so the work is done once.
 */
export async function prepareDatabase(
  database: Database,
  folders: PreparingFolders,
  tell?: Telling,
  preparing?: Preparing,
): Promise<Prepared> {
  const work = () => prepareAlone(database, folders, tell, preparing);
  try {
    return await (database.kind === 'server' ? whileAlone(database.pool, work) : work());
  } catch (error) {
    throw database.explain(error);
  }
}

/** The same, for who has the database alone. */
export async function prepareAlone(
  database: Database,
  folders: PreparingFolders,
  tell: Telling = () => undefined,
  { program = thisProgram, overNewer = false }: Preparing = {},
): Promise<Prepared> {
  const { prisma, pool, makeDurable } = database;
  const migrations = await migrate(pool, folders.migrations);
  const house = houseContent(folders);
  const { programHash } = program;
  const own = { ...program, seedsHash: house.seedsHash };
  const [files, held] = await onOwnConnection(pool, async (client) => [
    await readKeptHashes(client),
    await readHeldContent(client),
  ]);
  const made = { contentHash: hashWithFiles(own.seedsHash, files), programHash };
  if (held?.version.hash === made.contentHash && held.programHash === made.programHash) {
    return { migrations, seeded: false };
  }
  const newer = overNewer ? undefined : await newerProgram(prisma, own);
  if (newer !== undefined) {
    tell(`the content was written by the newer version ${newer} and is not changed`);
    return { migrations, seeded: false, newer };
  }
  if (migrations.length > 0) tell(`applied ${migrations.length} migrations`);
  tell('reading the content; the first start takes about a minute');
  const speaking = await speakingFiles(await readKeptFiles(prisma));
  const remade = await remake(database, house.games(), speaking, await readGivenSlugs(prisma));
  tell('writing the content');
  await writeTransaction(pool, (tx) => writeRemade(tx, remade, made, own));
  await tidy(pool);
  await keepWritten(database, remade.games);
  await makeDurable();
  return { migrations, seeded: true };
}
