import { setImmediate } from 'node:timers/promises';

/** Work that may be paused wherever it yields: after a millisecond or so. */
export type Steps<T> = Generator<void, T, void>;

/** How long requests wait for a slice of work, in milliseconds. */
const SLICE = 8;
/** Of work on many things alike, so many are done between two pauses. */
export const A_STEP = 1024;

/** Does the work at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the work slice by slice, and lets requests be answered in between. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await setImmediate();
  }
}
