// Starts the built service on one core at a part of its speed, and asks for every page linked from `/`, every constant
// document and every request of the README and the guides. Each must be answered, however late; exits with 1 if one is not.
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Request } from '../load.ts';
import { fillWithFiles, scratchDatabase } from '../scratch-database.ts';
import { type Answer, ask } from './ask.ts';
import { constantDocuments, linksIn, schemasIn, shownRequests, smallRequests } from './requests.ts';
import { slowCore, startSlowly } from './slow-server.ts';

const { values: options } = parseArgs({
  options: {
    /** A checkout with a built service. */
    folder: { type: 'string', default: join(import.meta.dirname, '..', '..') },
    /** A data folder to serve. Absent: a new one. */
    data: { type: 'string' },
    /** A folder of card files to import first. */
    files: { type: 'string' },
    /** How many times slower than the machine. */
    slowness: { type: 'string', default: '10' },
    /** How many links away from `/` pages are asked for. */
    depth: { type: 'string', default: '2' },
  },
});

const failures: string[] = [];
const slowest: { readonly path: string; readonly took: number }[] = [];
let answered = 0;

const database = options.data === undefined ? await scratchDatabase(undefined) : undefined;
if (database !== undefined && options.files !== undefined) await fillWithFiles(database, options.files);
const environment = database?.environment ?? { DATA_DIR: options.data ?? '' };
const core = slowCore(Number(options.slowness));
console.log(`One core, ${options.slowness} times slower than this machine: ${core.how}.`);
const began = performance.now();
const server = await startSlowly(core, resolve(options.folder, 'dist', 'main.js'), {
  ...environment,
  DATABASE_URL: '',
  PORT: '0',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '0',
});
try {
  console.log(`It listens after ${seconds((performance.now() - began) / 1000)}.`);
  await crawl(Number(options.depth));
  for (const request of [...constantDocuments, ...smallRequests, ...shownRequests()]) await send(request);
  for (const request of schemasIn(await ask(server.url, { method: 'GET', path: '/v1/schemas' })))
    await send(request);
} finally {
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
  core.restore();
  await database?.remove();
}
slowest.sort((a, b) => b.took - a.took);
console.log(`\n${answered} of ${answered + failures.length} requests were answered. The slowest:`);
for (const { path, took } of slowest.slice(0, 10)) console.log(`  ${seconds(took)}  ${path}`);
if (failures.length > 0) console.log(`\nNot answered:\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Asks for `/`, for the pages it links to, and for those that they link to. */
async function crawl(depth: number): Promise<void> {
  const seen = new Set(['/']);
  const kinds = new Map<string, number>();
  let level: Request[] = [{ method: 'GET', path: '/', headers: { accept: 'text/html' } }];
  for (let distance = 0; distance <= depth; distance += 1) {
    const next: Request[] = [];
    for (const request of level) {
      const answer = await send(request);
      next.push(...linksIn(answer, seen, kinds));
    }
    level = next;
  }
}

async function send(request: Request): Promise<Answer> {
  const answer = await ask(server.url, request);
  const { status, body, took } = answer;
  const path = `${request.method} ${request.path.slice(0, 100)}`;
  slowest.push({ path, took });
  if (status >= 200 && status < 400) answered += 1;
  else {
    const failure = `  ${status}  ${path}  after ${seconds(took)}: ${body.slice(0, 200)}`;
    failures.push(failure);
    console.log(failure);
  }
  return answer;
}

function seconds(count: number): string {
  return `${count.toFixed(1)} s`;
}
