import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { Thread, type Times } from '../../src/workers/thread.ts';
import { openWorkers, type Workers } from '../../src/workers/workers.ts';

const program = new URL('./stub-worker.mjs', import.meta.url);
const data = {
  config: { logLevel: 'silent', trustProxy: 0 },
  database: { kind: 'server', pool: {} },
} as const;
const errors: unknown[] = [];
let workers: Workers | undefined;
afterEach(async () => {
  errors.length = 0;
  await workers?.close();
});

type Settings = Partial<Parameters<typeof openWorkers>[0]>;

function open(settings: Settings = {}): Workers {
  workers = openWorkers({ threads: 1, memory: 64, program, ...settings }, data, (error) =>
    errors.push(error),
  );
  return workers;
}

async function ask(url: string, client = 'ann', signal = new AbortController().signal): Promise<string> {
  const request = { method: 'GET', url, headers: {}, remoteAddress: client, body: undefined, dataVersion: 1 };
  const reply = await workers?.answer(request, client, signal);
  return new TextDecoder().decode(reply?.body);
}

/** The problem with which a request is refused. */
async function refusal(answer: Promise<string>): Promise<Problem> {
  const error = await answer.catch((thrown: unknown) => thrown);
  if (error instanceof Problem) return error;
  throw new Error(`The request was not refused: ${error}`);
}

/** Waits for something that other threads do, however long that takes. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 600_000, interval: 5 });

/** A request that keeps its thread busy until it is stopped. */
function block(client = 'ann'): { readonly stop: () => void; readonly ended: Promise<unknown> } {
  const controller = new AbortController();
  return { stop: () => controller.abort(), ended: ask('/forever', client, controller.signal) };
}

test('No thread starts before a request needs one', async () => {
  const { figures } = open();
  expect(figures().threads).toBe(0);
  expect(await ask('/v1/games')).toBe('/v1/games');
  expect(figures().threads).toBe(1);
});

test('Requests that come while the thread starts are answered by it', async () => {
  const { figures } = open();
  expect(await Promise.all(['/a', '/b', '/c'].map((url) => ask(url)))).toEqual(['/a', '/b', '/c']);
  expect(figures()).toEqual({ threads: 1, queued: 0, running: 0, replaced: 0 });
});

test('A second thread starts when more requests wait than threads are starting', async () => {
  const { figures } = open({ threads: 2 });
  const blocked = block();
  expect(figures().threads).toBe(1);
  expect(await ask('/v1/games')).toBe('/v1/games');
  expect(figures().threads).toBe(2);
  blocked.stop();
  await blocked.ended;
});

test('A request whose client has gone ends at its next step, and its thread stays', async () => {
  const { figures } = open();
  const thread = await ask('/thread');
  const blocked = block();
  await eventually(() => expect(figures().running).toBe(1));
  blocked.stop();
  await blocked.ended;
  expect(await ask('/thread')).toBe(thread);
  expect(figures().replaced).toBe(0);
});

test('A request whose client has gone does not wait for a thread any more', async () => {
  const { figures } = open();
  const blocked = block();
  const controller = new AbortController();
  const waiting = ask('/v1/games', 'bob', controller.signal);
  await eventually(() => expect(figures()).toMatchObject({ queued: 1, running: 1 }));
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(figures().queued).toBe(0);
  blocked.stop();
  await blocked.ended;
});

test('A stuck thread is replaced by one that has started, and its request is answered 503', async () => {
  const now = { clock: 0, processor: 0 };
  const { figures } = open({ checkEvery: 1, times: () => ({ ...now }) });
  const thread = await ask('/thread');
  const stuck = refusal(ask('/stuck'));
  const waiting = ask('/thread', 'bob');
  await letChecksPass(now);
  const { code, extra } = await stuck;
  expect([code, extra]).toEqual(['service/unavailable', { retryAfter: 10 }]);
  expect(await waiting).not.toBe(thread);
  expect(figures()).toMatchObject({ running: 0, replaced: 1 });
  await eventually(() => expect(figures().threads).toBe(1));
});

test.each<keyof Times>(['clock', 'processor'])(
  'A thread is not stuck while only the %s goes on',
  async (only) => {
    const now = { clock: 0, processor: 0 };
    let checks = 0;
    const { figures } = open({
      checkEvery: 1,
      times: () => {
        checks += 1;
        return { ...now };
      },
    });
    const stuck = refusal(ask('/stuck'));
    await eventually(() => expect(figures().running).toBe(1));
    for (const passed of [9_000, 18_000, 27_000]) {
      now[only] = passed;
      const before = checks;
      await eventually(() => expect(checks).toBeGreaterThan(before + 2));
    }
    expect(figures().replaced).toBe(0);
    await workers?.close();
    await stuck.catch(() => undefined);
  },
);

test('A thread that makes steps is not stuck, and one that makes none is', async () => {
  const thread = new Thread({ program, memory: 64 }, data);
  await thread.ready;
  let passed = 0;
  const isStuckLater = (): boolean => {
    passed += 10_000;
    return thread.isStuck({ clock: passed, processor: passed });
  };
  const ask = (url: string) => {
    const request = {
      method: 'GET',
      url,
      headers: {},
      remoteAddress: 'ann',
      body: undefined,
      dataVersion: 1,
    };
    const stopping = new AbortController();
    return { stop: () => stopping.abort(), answered: thread.answer(request, stopping.signal) };
  };
  expect(isStuckLater()).toBe(false);
  const { stop, answered } = ask('/forever');
  expect(isStuckLater()).toBe(false);
  await eventually(() => expect(isStuckLater()).toBe(false));
  stop();
  await answered;
  const stuck = ask('/stuck').answered.catch(() => 'stuck');
  expect(isStuckLater()).toBe(false);
  expect(isStuckLater()).toBe(true);
  await thread.end();
  expect(await stuck).toBe('stuck');
});

test('A client with 20 waiting requests is refused, and another client is not', async () => {
  const { figures } = open();
  const blocked = block();
  await eventually(() => expect(figures().running).toBe(1));
  const waiting = Array.from({ length: 20 }, (_, at) => ask(`/${at}`, 'ann'));
  const { code, extra } = await refusal(ask('/one-more', 'ann'));
  expect([code, extra]).toEqual(['service/busy', { retryAfter: expect.any(Number) }]);
  const other = ask('/other', 'bob');
  expect(figures()).toMatchObject({ queued: 21, running: 1 });
  blocked.stop();
  await blocked.ended;
  expect(await other).toBe('/other');
  expect(await Promise.all(waiting)).toHaveLength(20);
});

test('A request that takes too much memory is refused, and those that wait are answered', async () => {
  open();
  const hungry = refusal(ask('/hungry'));
  const waiting = ask('/v1/games', 'bob');
  const { code, message } = await hungry;
  expect([code, message]).toEqual(['request/too-costly', 'The request needs more than 64 MiB of memory.']);
  expect(await waiting).toBe('/v1/games');
  expect(errors).toEqual([]);
});

test('A thread that runs out of memory between requests is reported, and the next request is answered', async () => {
  open();
  expect(await ask('/then-hungry')).toBe('/then-hungry');
  await eventually(() => expect(errors).toMatchObject([{ code: 'ERR_WORKER_OUT_OF_MEMORY' }]));
  expect(await ask('/v1/games')).toBe('/v1/games');
});

test('A thread that cannot load the newest content answers 503 and stays', async () => {
  const { figures } = open();
  expect((await refusal(ask('/failing'))).code).toBe('service/unavailable');
  expect(await ask('/v1/games')).toBe('/v1/games');
  expect(figures().threads).toBe(1);
});

test('Requests are answered 503 if their thread cannot start', async () => {
  open({ program: new URL('./no-such-worker.mjs', import.meta.url) });
  const refusals = await Promise.all(['/a', '/b'].map((url) => refusal(ask(url))));
  expect(refusals.map(({ code }) => code)).toEqual(['service/unavailable', 'service/unavailable']);
  expect(errors).toHaveLength(1);
});

test('A thread without requests ends, and another starts for the next request', async () => {
  const { figures } = open({ idle: 1 });
  const thread = await ask('/thread');
  await eventually(() => expect(figures().threads).toBe(0));
  expect(await ask('/thread')).not.toBe(thread);
});

/** Lets ten seconds pass after a check has seen the request, then others. */
async function letChecksPass(now: { clock: number; processor: number }): Promise<void> {
  await eventually(() => expect(workers?.figures().running).toBe(1));
  await eventually(() => {
    now.clock += 5_000;
    now.processor += 5_000;
    expect(workers?.figures().replaced).toBe(1);
  });
}
