const STEPS = 0;
const STOPPED = 1;

/** Memory that a worker thread shares with the serving thread, for what cannot wait for a message. */
export class Signals {
  readonly buffer: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(buffer = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#cells = new Int32Array(buffer);
  }

  /** Reports a step of a task, on the worker thread; false if the task is to stop. */
  step(task: number): boolean {
    Atomics.add(this.#cells, STEPS, 1);
    return Atomics.load(this.#cells, STOPPED) !== task;
  }

  /** Changes with each step of the worker thread. */
  get steps(): number {
    return Atomics.load(this.#cells, STEPS);
  }

  /** Lets a task end at its next step. */
  stop(task: number): void {
    Atomics.store(this.#cells, STOPPED, task);
  }
}
