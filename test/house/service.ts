import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { fromRoot, root } from './project.ts';

/** How a process of the service ended. */
export interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningService {
  readonly pid: number;
  readonly url: string;
  /** Whether this start wrote the content into the database. */
  readonly wroteContent: boolean;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ending>;
}

interface Launch {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<Ending>;
}

/** Launches the service as `npm start` does, on any free port, with nothing of the outer environment's configuration. */
export function launch(environment: Readonly<Record<string, string>>): Launch {
  const inherited = { ...process.env, DATABASE_URL: '', DATA_DIR: '', HOST: '', RATE_LIMIT: '' };
  const child = spawn(process.execPath, [fromRoot('scripts/start.mjs')], {
    cwd: root,
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += String(chunk);
  });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, ...output }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

/** Launches the service and waits until it listens; fails with what it said if it ends instead. */
export async function startService(environment: Readonly<Record<string, string>>): Promise<RunningService> {
  const { child, output, ended } = launch(environment);
  const greeting = /Arbiter listens at (\S+) .*content (written anew|unchanged)/;
  const listening = new Promise<RegExpExecArray>((resolve) => {
    child.stdout?.on('data', () => {
      const match = greeting.exec(output.stdout);
      if (match !== null) resolve(match);
    });
  });
  const first = await Promise.race([listening, ended]);
  if (!Array.isArray(first)) throw new Error(`The service did not start: ${JSON.stringify(first)}`);
  const [, url = '', content] = first;
  return {
    pid: child.pid ?? 0,
    url,
    wroteContent: content === 'written anew',
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
