import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { cores } from '../pinning.ts';

/** One core at a part of its speed, for one process. */
interface SlowCore {
  readonly how: string;
  /** Comes before a command. */
  readonly prefix: readonly string[];
  restore(): void;
}

const PERIOD = 100_000;

/** A control group of version 2 or 1, or else busy loops beside the process on the same core. */
export function slowCore(slowness: number): SlowCore {
  return (
    controlGroup('/sys/fs/cgroup/arbiter-slow', { 'cpu.max': `${PERIOD / slowness} ${PERIOD}` }) ??
    controlGroup('/sys/fs/cgroup/cpu/arbiter-slow', {
      'cpu.cfs_period_us': String(PERIOD),
      'cpu.cfs_quota_us': String(PERIOD / slowness),
    }) ??
    busyLoops(slowness - 1)
  );
}

const onOneCore = ['taskset', '--cpu-list', String(cores.server)];

function controlGroup(folder: string, limits: Readonly<Record<string, string>>): SlowCore | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [file, limit] of Object.entries(limits))
      writeFileSync(`${folder}/${file}`, limit, { flag: 'r+' });
  } catch {
    // Not allowed here, or the other version: the next way is tried.
    return undefined;
  }
  const enter = `echo $$ > ${folder}/cgroup.procs && exec "$@"`;
  return {
    how: `a control group (${folder})`,
    prefix: ['sh', '-c', enter, 'sh', ...onOneCore],
    restore: () => rmdirSync(folder),
  };
}

function busyLoops(count: number): SlowCore {
  const [command = '', ...rest] = [...onOneCore, process.execPath, '--eval', 'for (;;);'];
  const loops = Array.from({ length: count }, () => spawn(command, rest, { stdio: 'ignore' }));
  return {
    how: `${count} busy loops on the same core`,
    prefix: onOneCore,
    restore: () => {
      for (const loop of loops) loop.kill();
    },
  };
}

/** Starts a program that prints `... listens at <url>` and waits for that however long it takes. */
export async function startSlowly(
  { prefix }: SlowCore,
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const [command = '', ...rest] = [...prefix, process.execPath, program];
  const child = spawn(command, rest, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /listens at (http:\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server stopped (${code}).`)));
  });
  return { url, process: child };
}
