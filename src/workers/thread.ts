import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { WorkerData, WorkerMessage, WorkerReply, WorkerRequest } from './messages.ts';
import { Signals } from './signals.ts';

/** The most memory that objects just made may take in one thread, in MiB. */
const LARGEST_YOUNG_HEAP = 16;

/** How long a thread may make no step, in milliseconds: by the clock, and of the processor's time for this process. */
const LONGEST_STEP = 10_000;

/** When to try again after the content could not be loaded, in seconds. */
const AFTER_FAILURE = 2;

/** Times in milliseconds: by a clock, and what the processor has spent on this process. */
export interface Times {
  readonly clock: number;
  readonly processor: number;
}

export function timesNow(): Times {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
}

export interface ThreadOptions {
  readonly program: URL;
  /** The most memory that the objects of the thread may take, in MiB. */
  readonly memory: number;
}

interface Task {
  readonly number: number;
  resolve(reply: WorkerReply): void;
  reject(error: unknown): void;
}

/** A worker thread, which answers one request at a time. */
export class Thread {
  /** Resolves when the thread can answer; rejects if it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when the thread has ended; undefined if it was told to. */
  readonly ended: Promise<unknown>;
  readonly #worker: Worker;
  readonly #signals = new Signals();
  #numbered = 0;
  #task: Task | undefined;
  #steps = 0;
  #stepped: Times | undefined;

  constructor({ program, memory }: ThreadOptions, data: WorkerData) {
    this.#worker = new Worker(program, {
      workerData: { ...data, signals: this.#signals.buffer },
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: LARGEST_YOUNG_HEAP },
    });
    let failure: unknown;
    this.#worker.on('error', (error) => {
      failure = error;
    });
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#task?.reject(failure ?? new Error('The worker thread ended.'));
        resolve(failure);
      });
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') return resolve();
        if (message.task !== this.#task?.number) return;
        if (message.kind === 'answered') this.#task.resolve(message.reply);
        else this.#task.reject(failed(message.error));
      });
      this.ended.then((error) => reject(error ?? new Error('The worker thread ended.')));
    });
  }

  /** Answers a request; when the signal is aborted, the request ends at its next step. */
  async answer(request: WorkerRequest, signal: AbortSignal): Promise<WorkerReply> {
    signal.throwIfAborted();
    this.#numbered += 1;
    const number = this.#numbered;
    const stop = () => this.#signals.stop(number);
    try {
      return await new Promise<WorkerReply>((resolve, reject) => {
        this.#task = { number, resolve, reject };
        this.#stepped = undefined;
        signal.addEventListener('abort', stop);
        this.#worker.postMessage({ number, request }, transferable(request.body));
      });
    } finally {
      signal.removeEventListener('abort', stop);
      this.#task = undefined;
    }
  }

  /** Whether the thread has made no step of its request for too long. Ask regularly. */
  isStuck(now: Times): boolean {
    if (this.#task === undefined) return false;
    const { steps } = this.#signals;
    if (this.#stepped === undefined || steps !== this.#steps) {
      this.#steps = steps;
      this.#stepped = now;
    }
    return (
      now.clock - this.#stepped.clock >= LONGEST_STEP &&
      now.processor - this.#stepped.processor >= LONGEST_STEP
    );
  }

  /** Gives up the request that the thread is answering. */
  abandon(error: unknown): void {
    this.#task?.reject(error);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The thread goes on, but has not the newest content. */
function failed(cause: unknown): Problem {
  return new Problem(
    'service/unavailable',
    'The newest content could not be loaded for this request.',
    { retryAfter: AFTER_FAILURE },
    { cause },
  );
}

/** A body that has its memory for itself is moved to the thread instead of copied. */
function transferable(body: Uint8Array | undefined): ArrayBuffer[] {
  if (!(body?.buffer instanceof ArrayBuffer)) return [];
  return body.byteLength === body.buffer.byteLength ? [body.buffer] : [];
}
