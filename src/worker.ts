// A thread that answers expensive requests: the whole application once more, over the same database, without a socket.
import { parentPort, workerData } from 'node:worker_threads';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connectTo } from './database/connection.ts';
import { collectWhenIdle } from './database/snapshot/heap-growth.ts';
import { openSnapshots } from './database/snapshot/open-snapshots.ts';
import type {
  ThreadData,
  WorkerMessage,
  WorkerReply,
  WorkerRequest,
  WorkerTask,
} from './workers/messages.ts';
import { Signals } from './workers/signals.ts';

/** One request at a time asks the database. */
const CONNECTIONS = 2;

const { config, database: served, signals: memory } = workerData as ThreadData;
const signals = new Signals(memory);
/** The number of the task that is being answered. */
let current = 0;

const database = await connectTo(served.kind, { ...served.pool, max: CONNECTIONS });
const snapshots = await openSnapshots(database, (error) => console.error(error));
const app = await buildApp({
  config: { ...config, logLevel: failuresOnly(config.logLevel), rateLimit: 0 },
  database,
  snapshots,
  role: 'worker',
  isWanted: () => signals.step(current),
});
parentPort?.on('message', ({ number: task, request }: WorkerTask) => {
  current = task;
  answer(request).then(
    (reply) => report({ kind: 'answered', task, reply }),
    (error: unknown) => report({ kind: 'failed', task, error }),
  );
});
collectWhenIdle();
report({ kind: 'ready' });

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  if (snapshots.current().version.number < request.dataVersion) await snapshots.reload();
  const dataVersion = snapshots.current().version.number;
  const { method, url, headers, body, remoteAddress } = request;
  const reply = await app.inject({
    method,
    url,
    headers,
    remoteAddress,
    ...(body === undefined ? {} : { payload: Buffer.from(body.buffer, body.byteOffset, body.byteLength) }),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: new Uint8Array(reply.rawPayload),
    dataVersion,
  };
}

/** The serving thread logs the requests themselves. */
function failuresOnly(level: Config['logLevel']): Config['logLevel'] {
  return ['info', 'debug', 'trace'].includes(level) ? 'warn' : level;
}

function report(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
