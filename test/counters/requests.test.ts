import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../src/app.ts';
import { PrismaClient } from '../../src/database/generated/client.ts';
import { COST_HEADER } from '../../src/workers/request-work.ts';
import { sharedContent } from '../setup/app.ts';
import { countedRequests } from './counted-requests.ts';
import { FunctionCalls } from './function-calls.ts';

/**
 * What fixed requests cost, in counts that are the same on every machine: calls of our functions by folder, units of
 * work, SQL statements and bytes of the answer. `UPDATE_COUNTERS=1` writes the golden file anew.
 */
const GOLDEN = join(import.meta.dirname, '..', 'golden', 'counters.json');
/** How much more than the golden file says a request may cost: far less than twice as much. */
const MOST = 1.5;
/** Differences of so little mean nothing. */
const SLACK = 50;

// Pages that are written ahead would be counted with whatever request is answered meanwhile.
vi.mock('../../src/web/write-ahead.ts', () => ({ writeAhead: async () => undefined }));

const counted = z.record(z.string(), z.number());
const golden = z.record(z.string(), counted).parse(JSON.parse(readFileSync(GOLDEN, 'utf8')));
const isUpdate = process.env.UPDATE_COUNTERS === '1';
const measured: Record<string, z.infer<typeof counted>> = {};

const calls = new FunctionCalls();
await calls.start();
let statements = 0;
const app = await countingApp();
afterAll(async () => {
  calls.stop();
  await app.close();
  if (isUpdate) writeFileSync(GOLDEN, `${JSON.stringify(measured, undefined, 2)}\n`);
});

/** The real application, which reports the work of each request and counts the statements that it sends. */
async function countingApp(): Promise<FastifyInstance> {
  const { database, snapshots } = await sharedContent();
  const prisma = new PrismaClient({
    adapter: new PrismaPg(database.pool),
    log: [{ emit: 'event', level: 'query' }],
  });
  prisma.$on('query', () => {
    statements += 1;
  });
  const config = { logLevel: 'silent', rateLimit: 0 } as const;
  return buildApp({ config, database: { prisma }, snapshots, role: 'worker' });
}

test.each(Object.entries(countedRequests))(
  'What the request costs stays within its limits: %s',
  async (name, request) => {
    for (const before of request.before) expect((await app.inject(before)).statusCode).toBe(200);
    await calls.take();
    statements = 0;
    const { statusCode, headers, rawPayload } = await app.inject(request.counted);
    const costs = {
      ...(await calls.take()),
      statements,
      work: Number(headers[COST_HEADER]),
      bytes: rawPayload.length,
    };
    expect(statusCode).toBe(200);
    measured[name] = costs;
    if (!isUpdate) expect(outside(costs, golden[name] ?? {})).toEqual([]);
  },
);

test('The golden file has exactly these requests', () => {
  if (!isUpdate) expect(Object.keys(golden).toSorted()).toEqual(Object.keys(countedRequests).toSorted());
});

/** The counters that left their limits, in words. */
function outside(
  costs: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): string[] {
  return [...new Set([...Object.keys(costs), ...Object.keys(expected)])].flatMap((counter) => {
    const [is, was] = [costs[counter] ?? 0, expected[counter] ?? 0];
    const slack = counter === 'statements' ? 0 : SLACK;
    return is > was * MOST + slack ? [`${counter}: ${is} instead of ${was}`] : [];
  });
}
