import { readdirSync, readFileSync } from 'node:fs';

/** The memory of a process and of those that it started, in MiB. */
export interface Memory {
  /** Resident in the process itself. */
  readonly own: number;
  /** The most that was ever resident in it. */
  readonly peak: number;
  /** What the processes that it started take, shared pages by their share (PSS). */
  readonly started: number;
}

/** Reads /proc, which Linux has. */
export function memoryOf(pid: number): Memory {
  return {
    own: field(pid, 'status', 'VmRSS'),
    peak: field(pid, 'status', 'VmHWM'),
    started: descendantsOf(pid).reduce((sum, child) => sum + field(child, 'smaps_rollup', 'Pss'), 0),
  };
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && parentOf(child) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Undefined for a process that has just ended. */
function parentOf(pid: number): number | undefined {
  const status = read(pid, 'status');
  return status === '' ? undefined : Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

function field(pid: number, file: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(pid, file))?.[1] ?? 0) / 1024;
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process ended after it was listed.
    return '';
  }
}
