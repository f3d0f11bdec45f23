import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The core of the load generator's main thread, and that of the measured server's. */
export const cores = { load: 0, server: 1 } as const;

/** Whether main threads can be kept on cores of their own: on Linux, with two cores and `taskset`. */
export const canPin = process.platform === 'linux' && availableParallelism() > 1 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps the main thread of a process on one core. Its other threads (garbage collection, the embedded
 * PostgreSQL) go where the system puts them, as they do in use.
 */
export function pinMainThread(pid: number, core: number): void {
  if (canPin)
    execFileSync('taskset', ['--pid', '--cpu-list', String(core), String(pid)], { stdio: 'ignore' });
}

/** A command for a process that begins on all cores, wherever we are kept. */
export function onAllCores(command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '--cpu-list', `0-${availableCores() - 1}`, ...command] : command;
}

function availableCores(): number {
  return Math.max(availableParallelism(), cores.server + 1);
}
