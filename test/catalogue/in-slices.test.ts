import { describe, expect, it } from 'vitest';
import { inSlices } from '../../src/database/snapshot/in-slices.ts';
import { atOnce, type Steps } from '../../src/engine/steps.ts';

/** Counts up, a millisecond a step. */
function* counted(to: number): Steps<number> {
  let count = 0;
  for (; count < to; count++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return count;
}

describe('work in steps', () => {
  it('is the same at once and in slices', async () => {
    expect(atOnce(counted(3))).toBe(3);
    expect(await inSlices(counted(3))).toBe(3);
  });

  it('lets others have their turn between slices', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await inSlices(counted(60));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });

  it('that fails says so', async () => {
    function* failing(): Steps<number> {
      yield;
      throw new RangeError('There is no such card.');
    }
    await expect(inSlices(failing())).rejects.toThrow('There is no such card.');
  });
});
