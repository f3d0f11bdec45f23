import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EmbeddedPostgres } from '../embedded-postgres.ts';
import { flushFolder } from '../flush-folder.ts';
import { socketIn } from '../socket.ts';
import type { WorkerData } from './worker.ts';

/** Opens the cluster of a data folder in a thread, and makes it on first use. */
export async function openPgliteCluster(folder: string, cluster: string): Promise<EmbeddedPostgres> {
  const socket = await socketIn(folder);
  const removeSocket = () => {
    if (socket.kind === 'path') rmSync(socket.path, { force: true });
  };
  removeSocket();
  const { host, port } = socket;
  const worker = await startWorker({
    cluster,
    socket: socket.kind === 'path' ? { path: socket.path } : { host, port },
  });
  return {
    engine: 'PGlite',
    connection: { host, port, user: 'postgres', database: 'postgres' },
    // PGlite leaves that to the operating system.
    makeDurable: () => flushFolder(cluster),
    close: async () => {
      const failed = await closeWorker(worker);
      removeSocket();
      if (failed !== undefined) throw failed;
    },
  };
}

async function startWorker(data: WorkerData): Promise<Worker> {
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(), { workerData: data, eval: true })
    : new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: data });
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
