// Measures starts and memory of the built service on the embedded database, beside another checkout in turn:
//   npm run bench:start -- --against ../before --files cards/
//   npm run bench:start -- --table 200000
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { calibration } from './calibration.ts';
import { writeInventedTable } from './invented-table.ts';
import { type Memory, memoryOf } from './processes.ts';

const { values: options } = parseArgs({
  options: {
    /** A checkout with a built service, to be measured beside this one. */
    against: { type: 'string' },
    /** A folder of card files to import before the last starts. */
    files: { type: 'string' },
    /** Rows of a table of invented cards to import instead of files. */
    table: { type: 'string' },
    /** Warm starts of each checkout. */
    starts: { type: 'string', default: '3' },
    /** Seconds after the requests until the memory is read. */
    settle: { type: 'string', default: '10' },
  },
});

const PORT = 4390;
const url = `http://127.0.0.1:${PORT}`;
const FIRST = '/v1/cards/named?game=shadowfist&fuzzy=fox%20pas';
const USE = [
  '/',
  '/cards',
  '/search?q=smoke',
  '/rules',
  '/decks',
  '/examples',
  '/changes',
  '/openapi.json',
  '/v1/bulk',
];

interface Start {
  /** From the start of the process to the first answer, in milliseconds. */
  readonly answered: number;
  readonly memory: Memory;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Starts the service, waits for its first answer, has it used, and ends it. */
async function start(folder: string, data: string, use = false): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(PORT), DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'error' },
  });
  try {
    while (!(await answers(FIRST))) {
      if (child.exitCode !== null) throw new Error(`The service in ${folder} stopped (${child.exitCode}).`);
      await wait(10);
    }
    const answered = performance.now() - began;
    while (!(await answers('/readyz'))) await wait(50);
    if (use) {
      for (const path of USE) await answers(path);
      await wait(Number(options.settle) * 1000);
    }
    return { answered, memory: memoryOf(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await ended(child);
  }
}

async function answers(path: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(`${url}${path}`);
    await body?.cancel();
    return ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** Imports the files; gives the seconds that it took and its most memory. */
async function importFiles(folder: string, data: string, files: string) {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['scripts/arbiter.mjs', 'import', resolve(files), '--game', 'shadowfist'],
    {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    },
  );
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0).peak);
  }, 100);
  await ended(child);
  clearInterval(watch);
  return { seconds: (performance.now() - began) / 1000, peak };
}

function report(name: string, { answered, memory: { own, peak, started } }: Start): void {
  const mib = (value: number) => `${Math.round(value)} MiB`;
  console.log(
    `  ${name.padEnd(34)} ${(answered / 1000).toFixed(2)} s; memory ${mib(own)}, peak ${mib(peak)}, processes it started ${mib(started)}`,
  );
}

const checkouts = [options.against, join(import.meta.dirname, '..', '..')].filter((one) => one !== undefined);
const folders = checkouts.map((checkout) => ({
  checkout: resolve(checkout),
  data: mkdtempSync(join(tmpdir(), 'arbiter-start-')),
}));
const scratch = mkdtempSync(join(tmpdir(), 'arbiter-start-'));
const files = options.table === undefined ? options.files : join(scratch, 'invented.csv');
if (options.table !== undefined && files !== undefined)
  await writeInventedTable(files, Number(options.table));
console.log(`Node ${process.version}; calibration ${calibration().toFixed(0)} ms`);
try {
  for (const { checkout, data } of folders) {
    console.log(checkout);
    report('first start', await start(checkout, data));
  }
  for (let round = 1; round <= Number(options.starts); round += 1)
    for (const { checkout, data } of folders)
      report(`start ${round} of ${checkout}`, await start(checkout, data));
  for (const { checkout, data } of folders) report(`used, ${checkout}`, await start(checkout, data, true));
  if (files !== undefined) {
    for (const { checkout, data } of folders) {
      const { seconds, peak } = await importFiles(checkout, data, files);
      console.log(`  import by ${checkout}: ${seconds.toFixed(1)} s, peak ${Math.round(peak)} MiB`);
      report('start after the import', await start(checkout, data));
      report('used after the import', await start(checkout, data, true));
    }
  }
} finally {
  for (const data of [scratch, ...folders.map((one) => one.data)])
    rmSync(data, { recursive: true, force: true });
}
