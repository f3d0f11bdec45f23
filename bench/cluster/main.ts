// Three processes of the built service behind HAProxy, on PostgreSQL with a streaming replica: disturbs them under load
// and counts the requests that fail. Exits with 1 if more fail than may.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../src/database/embedded/socket.ts';
import { paths } from '../../src/paths.ts';
import { startLoad, type Tally } from './load.ts';
import { haproxyVersion, ServiceProcess, startHaproxy, statusOf, until } from './programs.ts';
import { questions } from './questions.ts';
import { startReplicatedPostgres } from './replicated-postgres.ts';
import { type Cluster, type Scenario, scenarios } from './scenarios.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'close-delay': { type: 'string', default: '5' },
  },
});

const deploy = join(dirname(paths.package), 'deploy');

const version = haproxyVersion();
if (version === undefined) {
  console.error(
    'This needs HAProxy, such as the Debian package haproxy; there is no program `haproxy` here.',
  );
  process.exit(1);
}

/** How long the processes are asked before anything is counted, in milliseconds. */
const WARM_UP = 5_000;

/** What to undo in the end, the last first. */
const cleanups: (() => unknown)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => cleanUp().then(() => process.exit(1)));

async function cleanUp(): Promise<void> {
  for (const undo of cleanups.splice(0).reverse()) await undo();
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  await cleanUp();
}

/** Runs all scenarios and prints a table; returns whether each kept what it promises. */
async function main(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-cluster-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const { cluster, balancers } = await startCluster(folder);
  // Processes that have just started answer more slowly.
  const warmUp = startLoad(balancers.usual, questions);
  await wait(WARM_UP);
  await warmUp.stop();
  const rows: string[] = [];
  let kept = true;
  for (const scenario of scenarios.filter(({ name }) => new RegExp(options.only, 'i').test(name))) {
    console.error(scenario.name);
    const load = startLoad(scenario.withRetries ? balancers.usual : balancers.withoutRetries, questions);
    const { tally, remark } = await disturbed(cluster, scenario, load);
    const failures = tally.failures.filter(({ shed }) => !shed);
    const broken = scenario.broken(failures);
    for (const complaint of broken) console.error(`  ${complaint}`);
    for (const line of failuresByKind(tally)) console.error(`  ${line}`);
    kept &&= broken.length === 0;
    const remarks = [
      remark,
      scenario.remark?.(failures) ?? '',
      ...broken.map((complaint) => `**${complaint}**`),
    ];
    rows.push(row(scenario, tally, remarks));
  }
  const table = [
    `Three processes, CLOSE_DELAY=${options['close-delay']}, HAProxy ${version}, Node ${process.version}.`,
    '',
    '| | answered | failed | 503 with Retry-After | refused as too busy | slowest, ms | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
  const results = join(import.meta.dirname, '..', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, `cluster-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.md`),
    `${table}\n`,
  );
  console.log(table);
  return kept;
}

async function disturbed(
  cluster: Cluster,
  scenario: Scenario,
  load: ReturnType<typeof startLoad>,
): Promise<{ tally: Tally; remark: string }> {
  try {
    const remark = await scenario.disturb(cluster);
    return { remark, tally: await load.stop() };
  } catch (error) {
    await load.stop();
    throw error;
  }
}

async function startCluster(folder: string) {
  const postgres = await startReplicatedPostgres();
  cleanups.push(() => postgres.stop());

  const databasePort = await freePort();
  const [database1, database2] = postgres.addresses;
  const databases = startHaproxy(join(deploy, 'haproxy-postgres.cfg'), {
    DATABASE_BIND: `127.0.0.1:${databasePort}`,
    DATABASE_1: database1,
    DATABASE_2: database2,
  });
  cleanups.push(() => databases.end('SIGTERM'));
  // Until its first checks HAProxy takes both for primaries.
  await until('the replica is recognised', async () => databases.said().includes('database-2 is DOWN'));

  const databaseUrl = `postgresql://postgres@127.0.0.1:${databasePort}/arbiter`;
  const processes: ServiceProcess[] = [];
  for (let number = 1; number <= 3; number += 1) {
    const process = new ServiceProcess(await freePort(), {
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
      RATE_LIMIT: '0',
      CLOSE_DELAY: options['close-delay'],
    });
    cleanups.push(() => process.end('SIGKILL'));
    await process.start();
    processes.push(process);
  }

  const file = join(deploy, 'haproxy.cfg');
  const withoutRetries = join(folder, 'haproxy-without-retries.cfg');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(
    withoutRetries,
    settings.replace(/^ +retries .*/m, 'retries 0').replace(/^ +retry-on .*/m, 'retry-on none'),
  );
  const balancers = {
    usual: await startBalancer(file, processes),
    withoutRetries: await startBalancer(withoutRetries, processes),
  };
  const cluster: Cluster = { balancer: balancers.usual, processes, postgres, databaseUrl, folder };
  return { cluster, balancers };
}

/** Returns its URL, when it sends requests to a process. */
async function startBalancer(file: string, processes: readonly ServiceProcess[]): Promise<string> {
  const bind = `127.0.0.1:${await freePort()}`;
  const [process1 = '', process2 = '', process3 = ''] = processes.map(({ url }) => new URL(url).host);
  const balancer = startHaproxy(file, {
    BALANCER_BIND: bind,
    PROCESS_1: process1,
    PROCESS_2: process2,
    PROCESS_3: process3,
  });
  cleanups.push(() => balancer.end('SIGTERM'));
  await until('the balancer answers', async () => {
    if (balancer.child.exitCode !== null) throw new Error(`HAProxy ended: ${balancer.said()}`);
    return (await statusOf(`http://${bind}/readyz`)) === 200;
  });
  return `http://${bind}`;
}

function failuresByKind({ failures }: Tally): string[] {
  const counts = new Map<string, number>();
  for (const { question, how, retryLater } of failures) {
    const kind = `${question.name}: ${how}${retryLater ? ', with Retry-After' : ''}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} × ${kind}`);
}

function row({ name }: Scenario, { answered, failures, slowest }: Tally, remarks: string[]): string {
  const refused = failures.filter(({ shed }) => shed).length;
  const later = failures.filter(({ shed, retryLater }) => retryLater && !shed).length;
  const failed = failures.length - refused - later;
  return `| ${name} | ${answered} | ${failed} | ${later} | ${refused} | ${slowest} | ${remarks.filter(Boolean).join('; ')} |`;
}
