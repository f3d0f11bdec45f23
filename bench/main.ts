// Measures the built service beside bare Fastify, on the embedded database and on a PostgreSQL server.
// The report is printed and written to bench/results/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { obtainTestServer } from '../test/setup/test-server.ts';
import { type Filling, nameOf } from './filling.ts';
import { cores, pinMainThread } from './pinning.ts';
import { report } from './report.ts';
import { type Run, run } from './running.ts';
import { startServer } from './server-process.ts';

const { values: options } = parseArgs({
  options: {
    /** embedded, server, or both. */
    databases: { type: 'string', default: 'embedded,server' },
    /** Sizes of the catalogue beside its own, as numbers of cards. */
    cards: { type: 'string', default: '3000,100000' },
    /** A folder of card files to measure beside, as people keep them. */
    pool: { type: 'string' },
    /** Only workloads whose names match. */
    only: { type: 'string', default: '' },
    /** How often the service and bare Fastify are measured in turn, and for how long each time. */
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
  },
});

const began = new Date();
const sizes = options.cards.split(',').filter(Boolean).map(Number);
const fillings: readonly Filling[] = [
  { by: 'seeds' },
  ...(options.pool === undefined ? [] : [{ by: 'files', folder: options.pool } as const]),
  ...sizes.map((cards) => ({ by: 'invention', cards }) as const),
];
const patience = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
const runs: Run[] = [];
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${began.toISOString().replaceAll(':', '-').slice(0, 19)}.md`);

pinMainThread(process.pid, cores.load);
const bare = await startServer(['--import', 'tsx', join(import.meta.dirname, 'bare.ts')], {}, '/');
try {
  for (const kind of options.databases.split(',')) {
    const server = kind === 'server' ? await databaseServer() : undefined;
    try {
      for (const filling of fillings) {
        console.error(`${kind}, ${nameOf(filling)}`);
        const plan = { serverUrl: server?.url, filling, patience, only: new RegExp(options.only, 'i') };
        runs.push(await run(plan, bare));
        // After each run, so that a later one that fails costs only itself.
        writeFileSync(file, `${report(runs, began)}\n`);
      }
    } finally {
      await server?.stop();
    }
  }
} finally {
  await bare.stop();
}

console.log(report(runs, began));

/** The server that DATABASE_URL names, on which scratch databases are made beside it; else a private one. */
async function databaseServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const named = process.env.DATABASE_URL;
  return named ? { url: named, stop: async () => undefined } : obtainTestServer();
}
