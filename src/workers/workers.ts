import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '../problem.ts';
import { FairQueue } from './fair-queue.ts';
import type { WorkerData, WorkerMessage, WorkerReply, WorkerRequest, WorkerTask } from './messages.ts';

/** Threads that answer expensive requests, so that the serving thread never waits for one. */
export interface Workers {
  /** Resolves when every thread can answer. */
  readonly ready: Promise<void>;
  /** Whether every thread has been able to answer. */
  isReady(): boolean;
  /**
   * Answers a request of a client. Throws a Problem `service/busy` if no thread begins it in time, and
   * `request/too-slow` if a thread does not finish it in time: that thread is replaced.
   */
  answer(request: WorkerRequest, client: string): Promise<WorkerReply>;
  figures(): WorkerFigures;
  close(): Promise<void>;
}

export interface WorkerFigures {
  /** Requests that wait for a thread. */
  readonly queued: number;
  /** Requests that a thread is answering. */
  readonly running: number;
  /** Threads that were replaced because a request took too long. */
  readonly replaced: number;
}

/** Times in milliseconds. */
export interface Deadlines {
  /** How long a request waits for a thread while the threads load. */
  readonly starting: number;
  /** How long a request waits for a thread. */
  readonly waiting: number;
  /** How long a thread may take for a request. */
  readonly running: number;
}

const DEADLINES: Deadlines = { starting: 10_000, waiting: 500, running: 1_500 };

/** The most requests that wait, of all clients and of one. */
const LONGEST_QUEUE = 200;
const LONGEST_QUEUE_OF_CLIENT = 20;

/** When a client may try again, in seconds. */
const RETRY_AFTER = 1;

/** The most memory that objects just made may take in one thread, in MiB. */
const LARGEST_YOUNG_HEAP = 16;

/** The program of the threads, built or in its source. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../scripts/worker-from-source.mjs' : './worker.js',
  import.meta.url,
);

/** Starts the threads. Each may take so much memory for its objects, in MiB; `onError` hears why one failed between requests. */
export function openWorkers(
  { threads, memory }: { readonly threads: number; readonly memory: number },
  { config: { logLevel, trustProxy }, database: { kind, pool: connection } }: WorkerData,
  onError: (error: unknown) => void,
  { deadlines = DEADLINES, program = PROGRAM }: { deadlines?: Deadlines; program?: URL } = {},
): Workers {
  const workerData: WorkerData = { config: { logLevel, trustProxy }, database: { kind, pool: connection } };
  const pool = new Piscina<WorkerTask, WorkerReply>({
    filename: fileURLToPath(program),
    workerData,
    minThreads: threads,
    maxThreads: threads,
    // Between requests a thread must stay able to learn of new content.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: LARGEST_YOUNG_HEAP },
  });
  let idle = threads;
  let numbered = 0;
  let replaced = 0;
  /** Requests that wait for an idle thread: each is called when it may have one. */
  const queue = new FairQueue<() => void>();
  /** By the number of a request: called when a thread begins it. */
  const onBegin = new Map<number, () => void>();
  pool.on('message', (message: WorkerMessage) => {
    if (message.kind === 'began') onBegin.get(message.task)?.();
  });

  const takeThread = (client: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (idle > 0) {
        idle -= 1;
        return resolve();
      }
      queue.push(client, resolve);
      signal.addEventListener('abort', () => {
        queue.remove(client, resolve);
        reject(signal.reason);
      });
    });

  const giveThreadBack = (): void => {
    const next = queue.shift();
    if (next === undefined) idle += 1;
    else next();
  };

  /** Runs a request on its thread, and frees the thread at the end even if nobody waits for the answer. */
  const runOnThread = async (task: WorkerTask, onBegun: () => void): Promise<WorkerReply> => {
    const ending = new AbortController();
    const { signal } = ending;
    let timer: NodeJS.Timeout | undefined;
    onBegin.set(task.number, () => {
      onBegun();
      timer = setTimeout(() => {
        replaced += 1;
        ending.abort(tooSlow(deadlines.running));
      }, deadlines.running);
    });
    try {
      // The pool replaces the thread of a request that is aborted.
      return await pool.run(task, { signal, transferList: transferable(task.request.body) });
    } catch (error) {
      if (isOutOfMemory(error)) throw tooLarge(memory);
      throw signal.aborted ? signal.reason : error;
    } finally {
      clearTimeout(timer);
      onBegin.delete(task.number);
      giveThreadBack();
    }
  };

  let isReady = false;
  const ready = whenReady(pool, threads, onError).then(() => {
    isReady = true;
  });

  // A failure is reported to callers that await `ready`; without one it must not end the process.
  ready.catch(() => undefined);

  return {
    ready,
    isReady: () => isReady,
    async answer(request, client) {
      if (queue.size >= LONGEST_QUEUE || queue.sizeOf(client) >= LONGEST_QUEUE_OF_CLIENT) throw busy();
      numbered += 1;
      const number = numbered;
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(busy()), isReady ? deadlines.waiting : deadlines.starting);
      try {
        await takeThread(client, waiting.signal);
        // A thread that is still loading begins late. It is not replaced for that, or it would never have loaded.
        return await Promise.race([
          runOnThread({ number, request }, () => clearTimeout(timer)),
          rejectOnAbort(waiting.signal),
        ]);
      } finally {
        clearTimeout(timer);
      }
    },
    figures: () => ({ queued: queue.size, running: threads - idle, replaced }),
    close: () => pool.destroy(),
  };
}

/** Resolves when so many threads have loaded the program and the content; rejects if one fails to. */
function whenReady(
  pool: Piscina<WorkerTask, WorkerReply>,
  threads: number,
  onError: (error: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = threads;
    const onMessage = (message: WorkerMessage): void => {
      if (message.kind === 'ready') left -= 1;
      if (left > 0) return;
      pool.off('message', onMessage);
      pool.off('error', reject);
      // What a thread fails with while it answers rejects what it was asked for.
      pool.on('error', onError);
      resolve();
    };
    pool.on('message', onMessage);
    pool.on('error', reject);
  });
}

/** Rejects with the reason of a signal when it is aborted; never resolves. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** A body that has its memory for itself is moved to the thread instead of copied. */
function transferable(body: Uint8Array | undefined): ArrayBuffer[] {
  if (!(body?.buffer instanceof ArrayBuffer)) return [];
  return body.byteLength === body.buffer.byteLength ? [body.buffer] : [];
}

function busy(): Problem {
  return new Problem('service/busy', 'Too many expensive requests are waiting; try again.', {
    retryAfter: RETRY_AFTER,
  });
}

function tooSlow(limit: number): Problem {
  return new Problem(
    'request/too-slow',
    `The request took longer than ${limit} ms and was stopped. Split it into smaller requests.`,
    { limit },
  );
}

function tooLarge(memory: number): Problem {
  return new Problem(
    'request/too-costly',
    `The request needs more than ${memory} MiB of memory. Split it into smaller requests.`,
  );
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
