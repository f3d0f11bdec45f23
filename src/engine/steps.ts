/** Work that can pause at each yield: after about a millisecond. */
export type Steps<T> = Generator<void, T, void>;

/** Work on many equal items pauses after this many. */
export const A_STEP = 1024;

/** Does the work without pauses. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
