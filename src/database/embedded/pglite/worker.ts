// Runs PGlite in a thread of its own and answers on a socket, so that a slow query never holds up the thread that serves
// requests, and other code sees an ordinary server.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface WorkerData {
  /** Where the cluster lives. */
  readonly cluster: string;
  readonly socket: { readonly path: string } | { readonly host: string; readonly port: number };
}

const { cluster, socket } = workerData as WorkerData;

const database = new PGlite(cluster, {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
});
await database.waitReady;
const server = new PGLiteSocketServer({ db: database, maxConnections: 32, ...socket });
await server.start();

parentPort?.on('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
parentPort?.postMessage('ready');
