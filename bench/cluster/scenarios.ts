import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Failure } from './load.ts';
import { type ServiceProcess, startProgram, statusOf, until } from './programs.ts';
import type { ReplicatedPostgres } from './replicated-postgres.ts';

export interface Cluster {
  readonly balancer: string;
  readonly processes: readonly ServiceProcess[];
  readonly postgres: ReplicatedPostgres;
  readonly databaseUrl: string;
  /** A folder for files. */
  readonly folder: string;
}

/** One disturbance of a cluster under load. */
export interface Scenario {
  readonly name: string;
  /** Returns what there is to say about it. */
  disturb(cluster: Cluster): Promise<string>;
  /** What was promised and did not come true. Requests that were refused as too much are not among the failures. */
  broken(failures: readonly Failure[]): string[];
  /** What the failures say, beside their number. */
  readonly remark?: (failures: readonly Failure[]) => string;
  /** Whether the balancer sends failed requests again. */
  readonly withRetries: boolean;
}

/** How long the balancer needs to find out that a process is ready, in milliseconds. */
const NOTICED = 2_500;

const nothingFails = (failures: readonly Failure[]): string[] =>
  failures.length === 0 ? [] : [`${failures.length} requests failed, and none may`];

/** What a killed process had begun to answer cannot be sent again, nor can what the balancer could not keep. */
function failuresOfKill(failures: readonly Failure[]): string[] {
  const others = failures.filter(({ question, begun }) => !begun && !question.tooLargeToResend);
  return others.length === 0 ? [] : [`${others.length} requests failed that could be sent again`];
}

async function rollingRestart({ processes }: Cluster): Promise<string> {
  for (const process of processes) {
    await process.end('SIGTERM');
    await process.start();
    await wait(NOTICED);
  }
  return 'every process ended with exit code 0';
}

let imports = 0;

/** Imports a few hundred invented cards, and waits until each process answers one of them. */
async function importCards({ processes, databaseUrl, folder }: Cluster): Promise<string> {
  imports += 1;
  const cards = Array.from(
    { length: 300 },
    (_, number) =>
      `Clockwork Heron ${imports}-${number},herons,Character,${number % 6},${number % 9},Ambush.`,
  );
  const file = join(folder, `herons-${imports}.csv`);
  writeFileSync(file, ['Name,Set,Type,Cost,Fighting,Text', ...cards].join('\n'));
  const program = startProgram(process.execPath, ['dist/cli.js', 'import', file, '--game', 'shadowfist'], {
    DATABASE_URL: databaseUrl,
  });
  const code = await new Promise<number | null>((resolve) => program.child.once('exit', resolve));
  if (code !== 0) throw new Error(`The import ended with ${code}: ${program.said()}`);
  const ended = Date.now();
  for (const { url } of processes) {
    const path = `/v1/cards/shadowfist/clockwork-heron-${imports}-7`;
    await until(`${url} answers an imported card`, async () => (await statusOf(`${url}${path}`)) === 200);
  }
  return `every process answered the new cards ${Date.now() - ended} ms after the import ended`;
}

/** When the last failover had a new primary. */
let promotedAt = 0;

async function failOver({ postgres, processes }: Cluster): Promise<string> {
  await postgres.caughtUp();
  await postgres.killPrimary();
  // Long enough for every process to be reported as not ready.
  await wait(8_000);
  await postgres.promoteReplica();
  promotedAt = Date.now();
  for (const { url } of processes)
    await until(`${url} is ready`, async () => (await statusOf(`${url}/readyz`)) === 200);
  const ready = Date.now() - promotedAt;
  await wait(NOTICED);
  return `every process was ready ${ready} ms after the new primary`;
}

/** Only what needs the database may fail, with Retry-After, and not later than 2 seconds after the new primary. */
function failuresOfFailover(failures: readonly Failure[]): string[] {
  const others = failures.filter(({ question }) => !question.needsDatabase);
  const abrupt = failures.filter(({ question, retryLater }) => question.needsDatabase && !retryLater);
  const late = failures.filter(({ sent }) => sent > promotedAt + RECOVERED);
  return [
    ...(others.length > 0 ? [`${others.length} requests failed that need no database`] : []),
    ...(abrupt.length > 0 ? [`${abrupt.length} searches failed without Retry-After`] : []),
    ...(late.length > 0
      ? [`${late.length} searches failed that were sent ${RECOVERED} ms after the new primary`]
      : []),
  ];
}

const RECOVERED = 2_000;

function recovery(failures: readonly Failure[]): string {
  const last = Math.max(...failures.map(({ sent }) => sent - promotedAt));
  return failures.length === 0 ? '' : `the last search that failed was sent ${last} ms after the new primary`;
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'nothing happens',
    disturb: async () => {
      await wait(5_000);
      return '';
    },
    broken: nothingFails,
    withRetries: true,
  },
  {
    name: 'kill -9 of one process',
    disturb: async ({ processes: [process] }) => {
      await process?.end('SIGKILL');
      await wait(4_000);
      await process?.start();
      await wait(NOTICED);
      return '';
    },
    broken: failuresOfKill,
    withRetries: true,
  },
  { name: 'rolling restart', disturb: rollingRestart, broken: nothingFails, withRetries: true },
  {
    name: 'rolling restart, balancer without retries',
    disturb: rollingRestart,
    broken: nothingFails,
    withRetries: false,
  },
  { name: 'import of 300 cards', disturb: importCards, broken: nothingFails, withRetries: true },
  {
    name: 'failover of PostgreSQL',
    disturb: failOver,
    broken: failuresOfFailover,
    remark: recovery,
    withRetries: true,
  },
  { name: 'import after the failover', disturb: importCards, broken: nothingFails, withRetries: true },
];
