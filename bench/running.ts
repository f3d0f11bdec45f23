import { dirname, join } from 'node:path';
import { paths } from '../src/paths.ts';
import { readCards } from './cards-over-http.ts';
import type { Filling } from './filling.ts';
import { type Measurement, measure, median, type Patience } from './measuring.ts';
import { fillWithCards, fillWithFiles, type ScratchDatabase, scratchDatabase } from './scratch-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { catalogueWorkloads, sizedWorkloads, type Workload } from './workloads.ts';

/** One database of one size, measured. */
export interface Run {
  readonly kind: 'embedded' | 'server';
  readonly cards: number;
  readonly measurements: readonly Measurement[];
  /** Milliseconds to the first answer: when the database was made, and the median of later starts. */
  readonly starts: { readonly first: number | null; readonly warm: number };
  /** Resident memory in MiB: when ready, and after the last workload. */
  readonly memory: { readonly ready: number; readonly after: number };
}

export interface RunPlan {
  /** Where scratch databases are made; absent: embedded. */
  readonly serverUrl: string | undefined;
  readonly filling: Filling;
  readonly patience: Patience;
  /** Which workloads, by their names. */
  readonly only: RegExp;
}

/** The default, so that logging is measured with the rest. */
export const LOG_LEVEL = 'info';

/** How often the service is started; on a large catalogue, which takes long, once. */
const WARM_STARTS = 5;
const LARGE = 10_000;

/** How many cards of a catalogue the requests name. */
const CARDS_NAMED = 3000;

/** Prepares a database, starts the service on it, and measures it beside bare Fastify. */
export async function run(plan: RunPlan, bare: ServerProcess): Promise<Run> {
  const database = await scratchDatabase(plan.serverUrl);
  try {
    const first = await firstStart(database, plan.filling);
    const warm = await warmStarts(database, isLarge(plan.filling) ? 1 : WARM_STARTS);
    const service = await startService(database);
    try {
      const ready = (await service.figures()).memory;
      const measurements: Measurement[] = [];
      const cards = await readCards(service.url, CARDS_NAMED);
      for (const workload of workloadsOf(cards, plan)) {
        console.error(`  ${workload.name}`);
        measurements.push(await measure(service, bare, workload, plan.patience));
      }
      const after = (await service.figures()).memory;
      return {
        kind: plan.serverUrl === undefined ? 'embedded' : 'server',
        cards: plan.filling.by === 'invention' ? plan.filling.cards : cards.length,
        measurements,
        starts: { first, warm },
        memory: { ready, after },
      };
    } finally {
      await service.stop();
    }
  } finally {
    await database.remove();
  }
}

type Cards = Awaited<ReturnType<typeof readCards>>;

function workloadsOf(cards: Cards, plan: RunPlan): Workload[] {
  // A search of 3,000 cards is to reach 0.05, and one of many more not under half of that.
  const sized = sizedWorkloads(cards, isLarge(plan.filling) ? 0.025 : 0.05);
  const all = plan.filling.by === 'seeds' ? [...catalogueWorkloads(cards), ...sized] : sized;
  return all.filter(({ name }) => plan.only.test(name));
}

function isLarge(filling: Filling): boolean {
  return filling.by === 'invention' && filling.cards > LARGE;
}

/** Null where the database is filled by us, not by the service. */
async function firstStart(database: ScratchDatabase, filling: Filling): Promise<number | null> {
  if (filling.by === 'seeds') return timedStart(database);
  await (filling.by === 'files'
    ? fillWithFiles(database, filling.folder)
    : fillWithCards(database, filling.cards));
  return null;
}

async function warmStarts(database: ScratchDatabase, count: number): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < count; start += 1) times.push(await timedStart(database));
  return median(times);
}

async function timedStart(database: ScratchDatabase): Promise<number> {
  const service = await startService(database);
  await service.stop();
  return service.readyAfter;
}

function startService({ environment }: ScratchDatabase): Promise<ServerProcess> {
  const program = join(dirname(paths.package), 'dist', 'main.js');
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL,
    RATE_LIMIT: '0',
    DATABASE_URL: '',
  };
  return startServer([program], { ...settings, ...environment }, '/readyz');
}
