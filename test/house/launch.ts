import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot, root } from './project.ts';

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Launch {
  readonly child: ChildProcess;
  /** What it said until now. */
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<Ending>;
}

export type Environment = Readonly<Record<string, string>>;

/** How to launch, where it is not as usual. */
interface Manner {
  readonly args?: readonly string[];
  /** The folder it runs in; the project's, unless said otherwise. */
  readonly folder?: string;
}

/**
 * Launches a script of the project, with nothing of the outer environment's configuration, and without worker threads
 * unless the environment asks for them: each takes as long to start as the service. Whoever launches says what is to be
 * done in the end, by which the process is gone if it did not end by itself.
 */
export function launchScript(
  script: string,
  environment: Environment,
  inTheEnd: (stop: () => Promise<void>) => void,
  { args = [], folder = root }: Manner = {},
): Launch {
  const inherited = { ...process.env, DATABASE_URL: '', DATA_DIR: '', HOST: '', RATE_LIMIT: '' };
  const child = spawn(process.execPath, [fromRoot(script), ...args], {
    cwd: folder,
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'silent', WORKERS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    output.stderr += chunk;
  });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, ...output }));
  inTheEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}
