import type { Measurement } from './measuring.ts';
import type { Run } from './running.ts';

/** How the cost of a reply grows with the number of cards: a table for each kind of database that was measured at several sizes. */
export function growth(runs: readonly Run[]): string[] {
  const kinds = [...new Set(runs.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    table(
      kind,
      runs.filter((run) => run.kind === kind),
    ),
  );
}

function table(kind: Run['kind'], runs: readonly Run[]): string[] {
  const sizes = [...runs].sort((a, b) => a.cards - b.cards);
  const [first, ...larger] = sizes;
  if (first === undefined || larger.length === 0) return [];
  const names = first.measurements
    .map(({ workload }) => workload.name)
    .filter((name) => larger.every((run) => costOf(run, name) !== undefined));
  const heads = sizes.map(({ cards }) => `${cards.toLocaleString('en')} cards`);
  return [
    [
      `## What more cards cost, ${kind === 'embedded' ? 'embedded database' : 'PostgreSQL server'}`,
      '',
      "CPU time for a reply in replies of bare Fastify, a database server's not counted; and the last as a multiple of the one before.",
      '',
      `| Workload | ${heads.join(' | ')} | growth |`,
      `| --- | ${heads.map(() => '---:').join(' | ')} | ---: |`,
      ...names.map((name) => row(name, sizes)),
    ].join('\n'),
  ];
}

function row(name: string, sizes: readonly Run[]): string {
  const costs = sizes.map((run) => costOf(run, name) ?? Number.NaN);
  const [last = Number.NaN, before = Number.NaN] = [costs.at(-1), costs.at(-2)];
  return `| ${name} | ${costs.map((cost) => cost.toFixed(1)).join(' | ')} | ${(last / before).toFixed(1)} × |`;
}

function costOf({ measurements }: Run, name: string): number | undefined {
  const measured: Measurement | undefined = measurements.find(({ workload }) => workload.name === name);
  return measured === undefined ? undefined : 1 / measured.cpuRatio;
}
