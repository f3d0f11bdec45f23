import { performance } from 'node:perf_hooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectWhenIdle, garbageCollector } from '../src/database/snapshot/heap-growth.ts';

/** How often garbage is collected in a quarter of a minute of which the process was busy for this part. */
function collectionsWhen(utilization: number): number {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 1, utilization });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const collect = vi.fn();
  collectWhenIdle(collect);
  vi.advanceTimersByTime(15_000);
  return collect.mock.calls.length;
}

test('A process that has become idle collects garbage', () => {
  expect(collectionsWhen(0.001)).toBe(1);
});

test('A busy process does not stop to collect garbage', () => {
  expect(collectionsWhen(0.5)).toBe(0);
});

test('The collector of V8 collects what nobody holds', async () => {
  const garbage = new WeakRef({});
  await new Promise(setImmediate);
  garbageCollector()();
  expect(garbage.deref()).toBeUndefined();
});
