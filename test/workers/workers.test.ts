import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { type Deadlines, openWorkers, type Workers } from '../../src/workers/workers.ts';

const program = new URL('./stub-worker.mjs', import.meta.url);
const data = {
  config: { logLevel: 'silent', trustProxy: 0 },
  database: { kind: 'server', pool: {} },
} as const;
const NEVER = 200_000;
const NO_DEADLINES: Deadlines = { starting: NEVER, waiting: NEVER, running: NEVER };

const threads = { threads: 1, memory: 64 };
const errors: unknown[] = [];
let workers: Workers | undefined;
afterEach(async () => {
  errors.length = 0;
  await workers?.close();
});

async function open(deadlines: Partial<Deadlines> = {}): Promise<Workers> {
  workers = openWorkers(threads, data, (error) => errors.push(error), {
    deadlines: { ...NO_DEADLINES, ...deadlines },
    program,
  });
  expect(workers.isReady()).toBe(false);
  await workers.ready;
  expect(workers.isReady()).toBe(true);
  return workers;
}

async function ask(url: string, client = 'ann'): Promise<string> {
  const request = { method: 'GET', url, headers: {}, remoteAddress: client, body: undefined, dataVersion: 1 };
  const reply = await workers?.answer(request, client);
  return new TextDecoder().decode(reply?.body);
}

/** The code of the problem with which a request is refused. */
async function refusal(answer: Promise<string>): Promise<Problem> {
  const error = await answer.catch((thrown: unknown) => thrown);
  if (error instanceof Problem) return error;
  throw new Error(`The request was not refused: ${error}`);
}

test('A thread answers requests', async () => {
  await open();
  expect(await ask('/v1/games')).toBe('/v1/games');
});

test('A thread that does not finish in time is replaced, and the next request is answered', async () => {
  const { figures } = await open({ running: 100 });
  const { code, extra } = await refusal(ask('/forever'));
  expect([code, extra]).toEqual(['request/too-slow', { limit: 100 }]);
  expect(figures()).toEqual({ queued: 0, running: 0, replaced: 1 });
  expect(await ask('/v1/games')).toBe('/v1/games');
});

test('A request that no thread begins in time is refused with the time to try again', async () => {
  await open({ waiting: 100 });
  const blocked = ask('/forever').catch(() => undefined);
  const { code, extra } = await refusal(ask('/v1/games'));
  expect([code, extra]).toEqual(['service/busy', { retryAfter: 1 }]);
  await workers?.close();
  await blocked;
});

test('A request that comes while the threads load waits for them', async () => {
  workers = openWorkers(threads, data, (error) => errors.push(error), {
    deadlines: { ...NO_DEADLINES, waiting: 0 },
    program,
  });
  expect(await ask('/v1/games')).toBe('/v1/games');
});

test('A thread that begins a request too late is not replaced', async () => {
  await open({ waiting: 100 });
  const thread = await ask('/thread');
  await ask('/then-busy');
  expect((await refusal(ask('/v1/games'))).code).toBe('service/busy');
  await vi.waitFor(async () => expect(await ask('/thread')).toBe(thread), 60_000);
});

test('A client with 20 waiting requests is refused, and another client is not', async () => {
  const { figures } = await open({ running: 1_000 });
  const blocked = refusal(ask('/forever', 'ann'));
  const waiting = Array.from({ length: 20 }, (_, at) => ask(`/${at}`, 'ann'));
  expect((await refusal(ask('/one-more', 'ann'))).code).toBe('service/busy');
  const other = ask('/other', 'bob');
  expect(figures()).toEqual({ queued: 21, running: 1, replaced: 0 });
  expect((await blocked).code).toBe('request/too-slow');
  expect(await other).toBe('/other');
  expect(await Promise.all(waiting)).toHaveLength(20);
});

test('A request that takes too much memory is refused, and the next request is answered', async () => {
  await open();
  expect((await refusal(ask('/hungry'))).code).toBe('request/too-costly');
  expect(await ask('/v1/games')).toBe('/v1/games');
});

test('A thread that runs out of memory between requests is reported and replaced', async () => {
  await open();
  expect(await ask('/then-hungry')).toBe('/then-hungry');
  await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'ERR_WORKER_OUT_OF_MEMORY' }]), 60_000);
  expect(await ask('/v1/games')).toBe('/v1/games');
});

test('Threads that cannot start make the opening fail', async () => {
  workers = openWorkers(threads, data, console.error, {
    program: new URL('./no-such-worker.mjs', import.meta.url),
  });
  await expect(workers.ready).rejects.toThrow('no-such-worker');
});
