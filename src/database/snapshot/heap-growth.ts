import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By how much the heap may grow before garbage is collected again, in per cent. V8 by itself allows several hundred. */
const GROWTH = { serving: 20, importing: 40, loading: 50 } as const;

/** Flags of V8 hold for the whole process: only the thread that has asked for a small heap changes them. */
let isServing = false;

/** A served heap holds one catalogue and short-lived answers: frequent collections are cheap and keep it small. */
export function keepHeapSmall(): void {
  isServing = true;
  growBy(GROWTH.serving);
}

/** An import of a large table leaves much garbage. */
export function keepImportSmall(): void {
  growBy(GROWTH.importing);
}

/** While a catalogue is loaded almost nothing is garbage: frequent collections are expensive and delay requests. */
export async function whileHeapGrows<T>(work: () => Promise<T>): Promise<T> {
  if (!isServing) return work();
  growBy(GROWTH.loading);
  try {
    return await work();
  } finally {
    growBy(GROWTH.serving);
  }
}

/** How often it is looked whether the thread is idle, in milliseconds. */
const LOOK_EVERY = 15_000;
/** The part of that time in which an idle thread may do something. */
const IDLE = 0.02;
/** So much more than after the last collection, in bytes, is worth another one. */
const WORTH_COLLECTING = 16 * 1024 * 1024;

/**
 * Collects garbage whenever the calling thread has become idle after work. By itself V8 collects only while memory is asked for,
 * so an idle thread would keep what a flood of requests left.
 */
export function collectWhenIdle(collect = garbageCollector()): void {
  let before = performance.eventLoopUtilization();
  // A start leaves garbage, too.
  let collected = Number.NEGATIVE_INFINITY;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > IDLE || process.memoryUsage().heapUsed < collected + WORTH_COLLECTING) return;
    collect();
    collected = process.memoryUsage().heapUsed;
  }, LOOK_EVERY).unref();
}

/** The collector of V8, which waits until all garbage is collected. */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}

function growBy(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
