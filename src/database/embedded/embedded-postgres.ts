import { join } from 'node:path';
import { clusterOf, type Engine, recordEngine, recordedEngine } from './cluster-format.ts';
import { checkRoom, DataFolderError, troubleWithFolder } from './data-folder.ts';
import { flushFolder } from './flush-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { makeFolder } from './make-folder.ts';
import { makeNativeCluster, openNativeCluster } from './native/native-cluster.ts';
import {
  NoNativePostgresError,
  type PostgresPrograms,
  packageOfPrograms,
  runnablePrograms,
} from './native/programs.ts';
import { userFor } from './native/unprivileged-user.ts';
import { openPgliteCluster } from './pglite/pglite-cluster.ts';

export interface EmbeddedPostgres {
  readonly engine: Engine;
  /** How to connect, in the words of `pg`. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password?: string;
    readonly database: string;
  };
  /** Resolves when everything committed so far survives a loss of power. */
  makeDurable(): Promise<void>;
  close(): Promise<void>;
}

/** Which PostgreSQL may run; `auto`: the native one if it can, otherwise PGlite. */
export type EngineChoice = 'auto' | 'native' | 'pglite';

/** An engine, and for PGlite why it is not the native one. */
type Chosen =
  | { readonly engine: 'native'; readonly programs: PostgresPrograms }
  | { readonly engine: 'PGlite'; readonly reason: string };

export interface OpenedPostgres extends EmbeddedPostgres {
  /** Why it is not the native one. */
  readonly reason?: string;
}

/**
 * Opens the PostgreSQL that lives in a folder, making it on first use. One process at a time. Calls `onMove` before it
 * moves the content of a folder of PGlite. Throws an OperatorError for a folder or a disk that it cannot use.
 */
export async function openEmbeddedPostgres(
  folder: string,
  choice: EngineChoice = 'auto',
  onMove: () => void = () => undefined,
): Promise<OpenedPostgres> {
  try {
    makeFolder(folder, 0o700);
    checkRoom(folder);
    return await openLocked(folder, choice, onMove, lockFolder(folder));
  } catch (error) {
    throw troubleWithFolder(folder, error) ?? error;
  }
}

async function openLocked(
  folder: string,
  choice: EngineChoice,
  onMove: () => void,
  unlock: () => void,
): Promise<OpenedPostgres> {
  process.once('exit', unlock);
  const giveBack = () => {
    process.off('exit', unlock);
    unlock();
  };
  try {
    const opened = await open(folder, await choose(folder, choice), onMove);
    return {
      ...opened,
      close: async () => {
        try {
          await opened.close();
        } catch (error) {
          throw troubleWithFolder(folder, error) ?? error;
        } finally {
          giveBack();
        }
      },
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function choose(folder: string, choice: EngineChoice): Promise<Chosen> {
  const recorded = recordedEngine(folder);
  if (choice === 'pglite') return pglite(folder, recorded, 'EMBEDDED is pglite');
  try {
    return {
      engine: 'native',
      programs: await runnablePrograms(packageOfPrograms(), await userFor(folder), join(folder, 'programs')),
    };
  } catch (error) {
    if (!(error instanceof NoNativePostgresError)) throw error;
    if (choice === 'auto') return pglite(folder, recorded, error.message);
    throw new NoNativePostgresError(
      `EMBEDDED=native is not possible: ${error.message}. Set EMBEDDED=auto, or set DATABASE_URL to use a server.`,
      { cause: error },
    );
  }
}

function pglite(folder: string, recorded: Engine | undefined, reason: string): Chosen {
  if (recorded !== 'native') return { engine: 'PGlite', reason };
  throw new DataFolderError(
    folder,
    `it has the cluster of a native PostgreSQL, which cannot be used now: ${reason}. Mend that, or choose another DATA_DIR`,
  );
}

async function open(folder: string, chosen: Chosen, onMove: () => void): Promise<OpenedPostgres> {
  const cluster = clusterOf(chosen.engine, folder);
  try {
    if (chosen.engine === 'native') {
      const recorded = recordedEngine(folder);
      if (recorded === 'PGlite') return await moveFromPglite(folder, chosen.programs, onMove);
      if (recorded === undefined) return await openNewCluster(folder, cluster, chosen.programs);
      recordEngine(folder, 'native');
      return await openNativeCluster(folder, cluster, chosen.programs);
    }
    recordEngine(folder, 'PGlite');
    return { ...(await openPgliteCluster(folder, cluster)), reason: chosen.reason };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw (
      troubleWithFolder(folder, error) ??
      new DataFolderError(
        folder,
        `PostgreSQL cannot open it (${error.message}). Restore a backup, or choose another DATA_DIR`,
        error,
      )
    );
  }
}

/** Moves the content of a folder to a native PostgreSQL. The folder has the new cluster only when it is complete. */
async function moveFromPglite(
  folder: string,
  programs: PostgresPrograms,
  onMove: () => void,
): Promise<EmbeddedPostgres> {
  onMove();
  const { loadContent, saveContent } = await import('../backup/content-mover.ts');
  const [old, cluster] = [clusterOf('PGlite', folder), clusterOf('native', folder)];
  // It is removed with the old cluster.
  const file = join(old, 'moving.backup');
  const from = await openPgliteCluster(folder, old);
  const hasContent = await saveContent(from.connection, file).finally(() => from.close());
  if (!hasContent) return openNewCluster(folder, cluster, programs);
  await makeNativeCluster(folder, cluster, programs);
  const server = await openNativeCluster(folder, cluster, programs);
  try {
    await loadContent(server.connection, file);
    await flushFolder(cluster);
    recordEngine(folder, 'native');
    return server;
  } catch (error) {
    await server.close();
    if (!(error instanceof Error) || troubleWithFolder(folder, error) !== undefined) throw error;
    const reason = `its content could not be moved to a native PostgreSQL (${error.message}). It is unchanged; use EMBEDDED=pglite`;
    throw new DataFolderError(folder, reason, error);
  }
}

/** Makes a cluster and starts it. The folder has it only when it is on the disk, which is awaited at the end. */
async function openNewCluster(
  folder: string,
  cluster: string,
  programs: PostgresPrograms,
): Promise<EmbeddedPostgres> {
  await makeNativeCluster(folder, cluster, programs);
  const server = await openNativeCluster(folder, cluster, programs);
  const recorded = flushFolder(cluster).then(() => recordEngine(folder, 'native'));
  // Who waits for it gets the error.
  recorded.catch(() => undefined);
  return {
    ...server,
    makeDurable: () => recorded,
    close: async () => {
      await server.close();
      await recorded;
    },
  };
}
