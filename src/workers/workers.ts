import { Problem } from '../problem.ts';
import { FairQueue } from './fair-queue.ts';
import type { WorkerData, WorkerReply, WorkerRequest } from './messages.ts';
import { Thread, type Times, timesNow } from './thread.ts';

/** Threads that answer expensive requests, so that the serving thread never waits for one. They start when needed. */
export interface Workers {
  /**
   * Answers a request of a client. Throws a Problem `service/busy` if too many requests wait, and `service/unavailable`
   * if the thread cannot start or is stuck. A request whose signal is aborted is not answered.
   */
  answer(request: WorkerRequest, client: string, signal: AbortSignal): Promise<WorkerReply>;
  figures(): WorkerFigures;
  close(): Promise<void>;
}

export interface WorkerFigures {
  /** Threads that have started. */
  readonly threads: number;
  /** Requests that wait for a thread. */
  readonly queued: number;
  /** Requests that a thread is answering. */
  readonly running: number;
  /** Threads that were replaced because they were stuck. */
  readonly replaced: number;
}

/** The most requests that wait, of all clients and of one. */
const LONGEST_QUEUE = 200;
const LONGEST_QUEUE_OF_CLIENT = 20;

/** A thread without requests ends after so many milliseconds. */
const IDLE = 5 * 60_000;

/** How often threads are checked for progress, in milliseconds. */
const CHECK_EVERY = 1_000;

/** When to try again after a thread could not start or was stuck, in seconds. */
const AFTER_FAILURE = 10;

/** The program of the threads, built or in its source. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../scripts/worker-from-source.mjs' : './worker.js',
  import.meta.url,
);

interface Waiting {
  readonly begin: (thread: Thread) => void;
  readonly fail: (error: unknown) => void;
  readonly since: number;
}

interface Settings {
  readonly threads: number;
  /** The most memory that the objects of one thread may take, in MiB. */
  readonly memory: number;
  readonly program?: URL;
  readonly idle?: number;
  readonly checkEvery?: number;
  readonly times?: () => Times;
}

/** Opens the threads, of which none starts yet. `onError` is called if one fails. */
export function openWorkers(
  settings: Settings,
  { config: { logLevel, trustProxy, contactUrl }, database: { kind, pool } }: WorkerData,
  onError: (error: unknown) => void,
): Workers {
  const { threads: most, memory, program = PROGRAM, times = timesNow } = settings;
  const { idle: longestIdle = IDLE, checkEvery = CHECK_EVERY } = settings;
  const data: WorkerData = { config: { logLevel, trustProxy, contactUrl }, database: { kind, pool } };
  const queue = new FairQueue<Waiting>();
  /** Threads that take requests, or are starting in order to. */
  const threads = new Set<Thread>();
  /** Threads that were given up, until their successors can answer. */
  const leaving = new Set<Thread>();
  /** Threads without a request, and what ends them. */
  const idle = new Map<Thread, NodeJS.Timeout>();
  let starting = 0;
  let running = 0;
  let replaced = 0;
  let lastWait = 0;
  let isClosed = false;

  const start = (): Thread => {
    const thread = new Thread({ program, memory }, data);
    threads.add(thread);
    starting += 1;
    const onStarted = () => {
      starting -= 1;
      release(thread);
    };
    thread.ready.then(onStarted, onStarted);
    void thread.ended.then((error) => onEnded(thread, error));
    return thread;
  };

  const onEnded = (thread: Thread, error: unknown): void => {
    clearTimeout(idle.get(thread));
    const wasIdle = idle.delete(thread);
    leaving.delete(thread);
    threads.delete(thread);
    if (error === undefined || isClosed) return;
    // A request that took too much memory was refused for it.
    const isRefused = isOutOfMemory(error) && !wasIdle;
    if (!isRefused) onError(error);
    if (queue.size === 0 || threads.size > 0) return;
    if (isRefused) start();
    else for (let next = queue.shift(); next !== undefined; next = queue.shift()) next.fail(notStarted());
  };

  /** Gives a thread the next request; without one the thread ends some time later. */
  const release = (thread: Thread): void => {
    if (!threads.has(thread)) return;
    const next = queue.shift();
    if (next !== undefined) {
      lastWait = performance.now() - next.since;
      next.begin(thread);
      return;
    }
    const end = () => {
      idle.delete(thread);
      threads.delete(thread);
      void thread.end();
    };
    idle.set(thread, setTimeout(end, longestIdle).unref());
  };

  const takeThread = (client: string, signal: AbortSignal): Promise<Thread> => {
    const [thread] = idle.keys();
    if (thread !== undefined) {
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      return Promise.resolve(thread);
    }
    if (queue.size >= LONGEST_QUEUE || queue.sizeOf(client) >= LONGEST_QUEUE_OF_CLIENT) throw busy(lastWait);
    if (threads.size < most && queue.size >= starting) start();
    return new Promise((resolve, reject) => {
      const waiting = { begin: resolve, fail: reject, since: performance.now() };
      queue.push(client, waiting);
      signal.addEventListener('abort', () => {
        queue.remove(client, waiting);
        reject(signal.reason);
      });
    });
  };

  /** Replaces threads that are stuck. Each goes on until its successor can answer. */
  const replaceStuck = (): void => {
    const now = times();
    for (const thread of threads) {
      if (!thread.isStuck(now)) continue;
      replaced += 1;
      threads.delete(thread);
      leaving.add(thread);
      const end = () => thread.end();
      start().ready.then(end, end);
      thread.abandon(stuck());
    }
  };
  const checking = setInterval(replaceStuck, checkEvery).unref();

  return {
    async answer(request, client, signal) {
      const thread = await takeThread(client, signal);
      running += 1;
      try {
        return await thread.answer(request, signal);
      } catch (error) {
        throw isOutOfMemory(error) ? tooLarge(memory) : error;
      } finally {
        running -= 1;
        release(thread);
      }
    },
    figures: () => ({ threads: threads.size + leaving.size, queued: queue.size, running, replaced }),
    async close() {
      isClosed = true;
      clearInterval(checking);
      await Promise.all([...threads, ...leaving].map((thread) => thread.end()));
    },
  };
}

function busy(waited: number): Problem {
  return new Problem('service/busy', 'Too many expensive requests are waiting; try again.', {
    retryAfter: Math.max(1, Math.ceil(waited / 1000)),
  });
}

function notStarted(): Problem {
  return new Problem('service/unavailable', 'The worker thread for this request could not start.', {
    retryAfter: AFTER_FAILURE,
  });
}

function stuck(): Problem {
  return new Problem(
    'service/unavailable',
    'The request was stopped because it made no progress. This is a fault of the service; please report the request.',
    { retryAfter: AFTER_FAILURE },
  );
}

function tooLarge(memory: number): Problem {
  return new Problem('request/too-costly', `The request needs more than ${memory} MiB of memory.`);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
