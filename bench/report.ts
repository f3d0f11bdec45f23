import { cpus, loadavg } from 'node:os';
import { growth } from './growth.ts';
import type { Measurement } from './measuring.ts';
import { canPin } from './pinning.ts';
import { LOG_LEVEL, type Run } from './running.ts';

/** What the goals are for the process, beside those of the workloads. */
const goals = {
  warmStart: 1500,
  memory: { embedded: 400, server: 250 },
} as const;

/** What was measured, as Markdown. */
export function report(runs: readonly Run[], began: Date): string {
  return [heading(runs, began), ...runs.map(section), ...growth(runs)].join('\n\n');
}

function heading(runs: readonly Run[], began: Date): string {
  const bare = runs.flatMap(({ measurements }) => measurements.map((one) => one.bare));
  const rates = bare.map(({ rate }) => rate);
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
  return [
    '# Arbiter beside bare Fastify',
    '',
    `${began.toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${load}. ${
      canPin ? 'The main threads of load and server have a core each.' : 'Nothing is pinned to a core.'
    }`,
    '',
    `Bare Fastify replying a constant, measured before each round: ${whole(Math.min(...rates))} to ${whole(Math.max(...rates))} replies a second, ${fixed(Math.min(...bare.map(({ cpu }) => cpu)))} to ${fixed(Math.max(...bare.map(({ cpu }) => cpu)))} µs CPU. Ratio: rate to bare Fastify's of the same round. By CPU: bare Fastify's CPU time for a reply to this one's, which other work on the machine hardly changes; a database server's CPU time is not in it. The service logs with LOG_LEVEL=${LOG_LEVEL} to a file. Goals are for the share by CPU.`,
  ].join('\n');
}

function section({ kind, cards, measurements, starts, memory }: Run): string {
  const where = kind === 'embedded' ? 'embedded database' : 'PostgreSQL server';
  // These goals are for the catalogue that there is.
  const own = starts.first !== null;
  return [
    `## ${whole(cards)} cards, ${where}`,
    '',
    '| Workload | replies/s | ratio | by CPU | goal | | p99 ms | CPU µs |',
    '| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |',
    ...measurements.map(row),
    '',
    '| Process | | goal | |',
    '| --- | ---: | ---: | --- |',
    ...(starts.first === null ? [] : [figure('First start, ms', starts.first)]),
    figure('Start on a warm database, ms', starts.warm, own ? goals.warmStart : undefined),
    figure('Memory when ready, MiB', memory.ready),
    figure('Memory after all workloads, MiB', memory.after, own ? goals.memory[kind] : undefined),
  ].join('\n');
}

function row({ workload, load, ratio, cpuRatio, unexpected }: Measurement): string {
  const { name, goal } = workload;
  const strange = [...unexpected].map(([status, count]) => `${count} replies ${status}`).join(', ');
  const verdict = strange !== '' ? `invalid: ${strange}` : goal === undefined ? '' : met(cpuRatio >= goal);
  const cells = [
    name,
    whole(load.rate),
    fixed(ratio, 3),
    fixed(cpuRatio, 3),
    goal ?? '',
    verdict,
    fixed(load.p99, 0),
    fixed(load.cpu),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A figure that is to be no larger than its goal. */
function figure(name: string, value: number, most?: number): string {
  const goal = most === undefined ? '' : whole(most);
  return `| ${name} | ${whole(value)} | ${goal} | ${most === undefined ? '' : met(value <= most)} |`;
}

function met(isMet: boolean): string {
  return isMet ? 'met' : '**not met**';
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}

function fixed(number: number, digits = 1): string {
  return number.toFixed(digits);
}
