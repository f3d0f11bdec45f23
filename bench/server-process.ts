import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { cores, onAllCores, pinMainThread } from './pinning.ts';

/** A server in a process of its own, ready to be measured. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to the first answered request, in milliseconds. */
  readonly readyAfter: number;
  figures(): Promise<ProcessFigures>;
  stop(): Promise<void>;
}

export interface ProcessFigures {
  /** Used so far by all its threads, in microseconds. */
  readonly cpu: number;
  /** Resident memory in MiB. */
  readonly memory: number;
}

const START_TIMEOUT = 300_000;

/**
 * Starts a node program that prints `... listens at <url>`, waits until it answers a path, and keeps its
 * main thread on the server's core. Throws when it stops before, with what it said.
 */
export async function startServer(
  args: readonly string[],
  environment: Record<string, string>,
  readyPath: string,
  core: 'pinned' | 'not pinned' = 'pinned',
): Promise<ServerProcess> {
  const [command = '', ...rest] = onAllCores([process.execPath, ...args]);
  const began = performance.now();
  // The log goes to a file, so that nobody else pays for reading it.
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-log-'));
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const child = spawn(command, rest, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', output, 'pipe'],
  });
  closeSync(output);
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  try {
    const url = await listeningAt(child, log);
    const ready = await fetch(`${url}${readyPath}`);
    if (!ready.ok) throw new Error(`${url}${readyPath} answers ${ready.status}: ${await ready.text()}`);
    const readyAfter = performance.now() - began;
    const pid = child.pid ?? 0;
    if (core === 'pinned') pinMainThread(pid, cores.server);
    return { url, pid, readyAfter, figures: () => figuresOf(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** How often the output is looked at, in milliseconds. */
const LOOK_EVERY = 5;

async function listeningAt(child: ChildProcess, log: string): Promise<string> {
  if (child.stderr === null) throw new Error('The process has no output.');
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (said.push(line) > 50) said.shift();
  });
  let exit: string | undefined;
  child.once('exit', (code) => {
    exit = `The server stopped (${code}): ${said.join('\n')}`;
  });
  const until = performance.now() + START_TIMEOUT;
  while (exit === undefined && performance.now() < until) {
    const url = /^\w[^\n]* listens at (http:\S+)/m.exec(readFileSync(log, 'utf8'))?.[1];
    if (url !== undefined) return url;
    await wait(LOOK_EVERY);
  }
  throw new Error(exit ?? 'The server does not listen.');
}

async function figuresOf(url: string): Promise<ProcessFigures> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string): number => {
    const value = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1];
    if (value === undefined) throw new Error(`${url}/metrics does not tell ${name}.`);
    return Number(value);
  };
  return {
    cpu: figure('process_cpu_seconds_total') * 1e6,
    memory: figure('process_resident_memory_bytes') / 1024 ** 2,
  };
}
