// A thread that answers expensive requests: the whole application once more, over the same database, without a socket.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { buildApp } from './app.ts';
import { prepareCatalogue } from './catalogue/prepare-catalogue.ts';
import type { Config } from './config.ts';
import { connectTo } from './database/connection.ts';
import { type OpenSnapshots, openSnapshots } from './database/snapshot/open-snapshots.ts';
import { listSchemas } from './schemas/schemas.ts';
import type { WorkerData, WorkerMessage, WorkerReply, WorkerTask } from './workers/messages.ts';

/** How long a thread waits before it tries again to load the content, in milliseconds. */
const RETRY_EVERY = 500;

/** One request at a time asks the database. */
const CONNECTIONS = 2;

const { config, database: served } = workerData as WorkerData;
const database = await connectTo(served.kind, { ...served.pool, max: CONNECTIONS });
const snapshots = await openWhenPossible();
const app = await buildApp({
  config: { ...config, logLevel: failuresOnly(config.logLevel), rateLimit: 0 },
  database,
  snapshots,
  role: 'worker',
});
// Made once, and expensive: a thread that still makes them would keep its first requests waiting for too long.
await makeDocuments().catch((error: unknown) => console.error(error));
report({ kind: 'ready' });

export default async function answer({ number, request }: WorkerTask): Promise<WorkerReply> {
  // A reload may take longer than a request may; it ends in any case, and then the next request is answered.
  if (snapshots.current().version.number < request.dataVersion) await snapshots.reload();
  report({ kind: 'began', task: number });
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

/** A thread that takes the place of another may start while the database is away. */
async function openWhenPossible(): Promise<OpenSnapshots> {
  for (;;) {
    try {
      return await openSnapshots(database, (error) => console.error(error), prepareCatalogue);
    } catch (error) {
      console.error(error);
      await wait(RETRY_EVERY);
    }
  }
}

async function makeDocuments(): Promise<void> {
  await app.inject('/openapi.json');
  for (const { url } of listSchemas().items) await app.inject(url);
  // The first picture takes longest: it loads fonts and libraries.
  const [game] = snapshots.current().games;
  const [card] = game?.cards ?? [];
  if (game && card) await app.inject(`/cards/${game.game.slug}/${card.slug}/preview.png`);
}

/** The serving thread logs the requests themselves. */
function failuresOnly(level: Config['logLevel']): Config['logLevel'] {
  return ['info', 'debug', 'trace'].includes(level) ? 'warn' : level;
}

function report(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
