import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { checkRoom, DataFolderError, troubleWithFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { makeFolder } from './make-folder.ts';
import type { WorkerData } from './worker.ts';

export interface EmbeddedPostgres {
  /** How to connect, in the words of `pg`. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  close(): Promise<void>;
}

/** Clusters of one major version of PGlite cannot be opened by another; the folder names it. */
const CLUSTER_FORMAT = 'postgresql-18';
const SOCKET_PORT = 5432;
/** The longest path a Unix socket may have on every system we run on. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Opens the PostgreSQL that lives in a folder, making it on first use. One process at a time. Throws an OperatorError for
 * a folder or a disk that it cannot use.
 */
export async function openEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  try {
    makeFolder(folder, 0o700);
    checkRoom(folder);
    return await openLocked(folder, lockFolder(folder));
  } catch (error) {
    throw troubleWithFolder(folder, error) ?? error;
  }
}

async function openLocked(folder: string, unlock: () => void): Promise<EmbeddedPostgres> {
  process.once('exit', unlock);
  try {
    const socketPath = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
    const byPath = socketPath.length <= LONGEST_SOCKET_PATH && process.platform !== 'win32';
    const port = byPath ? SOCKET_PORT : await freePort();
    rmSync(socketPath, { force: true });
    const data: WorkerData = {
      cluster: clusterIn(folder),
      socket: byPath ? { path: socketPath } : { host: '127.0.0.1', port },
    };
    const worker = await startWorker(data).catch((error) => {
      if (!(error instanceof Error)) throw error;
      throw (
        troubleWithFolder(folder, error) ??
        new DataFolderError(
          folder,
          `PostgreSQL cannot open it (${error.message}). Restore it from a copy, or choose another DATA_DIR`,
          error,
        )
      );
    });
    return {
      connection: { host: byPath ? folder : '127.0.0.1', port, user: 'postgres', database: 'postgres' },
      close: async () => {
        const failed = await closeWorker(worker);
        rmSync(socketPath, { force: true });
        process.off('exit', unlock);
        unlock();
        if (failed !== undefined) throw troubleWithFolder(folder, failed) ?? failed;
      },
    };
  } catch (error) {
    process.off('exit', unlock);
    unlock();
    throw error;
  }
}

function clusterIn(folder: string): string {
  const marker = join(folder, 'format');
  const cluster = join(folder, 'cluster');
  let format: string | undefined;
  try {
    format = readFileSync(marker, 'utf8').trim();
  } catch {
    writeFileSync(marker, `${CLUSTER_FORMAT}\n`, { mode: 0o600 });
    return cluster;
  }
  if (format !== CLUSTER_FORMAT) {
    const reason = `it has the format ${format}; this version reads ${CLUSTER_FORMAT}. Choose another DATA_DIR`;
    throw new DataFolderError(folder, reason);
  }
  return cluster;
}

async function startWorker(data: WorkerData): Promise<Worker> {
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(), { workerData: data, eval: true })
    : new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData: data });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The embedded PostgreSQL stopped while starting (code ${code}).`)),
    );
  });
  // From here on an error of the thread ends the process, as one of any other part does.
  worker.removeAllListeners('exit').removeAllListeners('error');
  return worker;
}

/** Waits until the thread has ended; returns the error with which it did. */
async function closeWorker(worker: Worker): Promise<Error | undefined> {
  const ended = new Promise<Error | undefined>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', () => resolve(undefined));
  });
  worker.postMessage('close');
  return ended;
}

/** A thread does not inherit tsx from the thread that starts it, so the source says how it is to be read. */
function fromSource(): string {
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const worker = new URL('./worker.ts', import.meta.url).href;
  return `import('${tsx}').then(({ register }) => { register(); return import('${worker}'); });`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string')
    throw new Error('No free port on the loopback address.');
  return address.port;
}
