import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import type { Workers } from '../../src/workers/workers.ts';
import { sharedDatabase } from '../setup/database.ts';

const database = await sharedDatabase();
const snapshots = await openSnapshots(database, (error) => {
  throw error;
});
/** Only their figures are asked here. */
const workers: Workers = {
  answer: () => Promise.reject(new Error('No request is expensive here.')),
  figures: () => ({ threads: 0, queued: 0, running: 0, replaced: 0 }),
  close: async () => undefined,
};
const config = { logLevel: 'silent', rateLimit: 0 } as const;
const app = await buildApp({ config, database, snapshots, workers });
afterAll(async () => {
  await app.close();
  await snapshots.close();
  await database.close();
});

/** The names under which Prometheus keeps the metrics that are served. */
async function namesServed(): Promise<string[]> {
  const { body } = await app.inject('/metrics');
  return [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

test.each(['grafana-dashboard.json', 'prometheus-rules.yaml'])(
  'every metric that deploy/%s names is served',
  async (file) => {
    const text = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', file), 'utf8');
    const named = new Set(text.match(/\b(?:arbiter|nodejs|process)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(5);
    const served = await namesServed();
    expect([...named].filter((name) => !served.includes(name))).toEqual([]);
  },
);
