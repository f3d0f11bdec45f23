import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../../engine/steps.ts';

/** How long requests wait for a slice of work, in milliseconds. */
const SLICE = 8;

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
