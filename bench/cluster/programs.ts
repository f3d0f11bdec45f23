import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../../src/paths.ts';

const root = dirname(paths.package);

/** A program that was started, with the last lines that it wrote. */
export interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Sends a signal, if it still runs, and waits for the end; returns its exit code, or null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The version of HAProxy on this machine; undefined if there is none. */
export function haproxyVersion(): string | undefined {
  try {
    return /version (\S+)/.exec(execFileSync('haproxy', ['-v'], { encoding: 'utf8' }))?.[1];
  } catch {
    return undefined;
  }
}

export function startProgram(
  command: string,
  args: readonly string[],
  environment: Record<string, string>,
): Program {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text) => {
      said = `${said}${text}`.slice(-4000);
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  };
  return { child, said: () => said, end };
}

/** Starts HAProxy with a configuration of the repository, or another. */
export function startHaproxy(file: string, environment: Record<string, string>): Program {
  return startProgram('haproxy', ['-db', '-f', file], environment);
}

/** One process of the built service, which can be ended and started again at the same port. */
export class ServiceProcess {
  readonly url: string;
  readonly #port: number;
  readonly #environment: Record<string, string>;
  #program: Program | undefined;

  constructor(port: number, environment: Record<string, string>) {
    this.#port = port;
    this.#environment = environment;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const settings = {
      NODE_ENV: 'production',
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
    };
    const program = startProgram(process.execPath, ['dist/cli.js', 'serve'], {
      ...settings,
      ...this.#environment,
    });
    this.#program = program;
    await until(`${this.url} is ready`, async () => {
      if (program.child.exitCode !== null) throw new Error(`The service ended: ${program.said()}`);
      return (await statusOf(`${this.url}/readyz`)) === 200;
    });
  }

  /** Ends it; fails if it does not end in good order when it is asked to. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const code = await this.#program?.end(signal);
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`The service ended with ${code}: ${this.#program?.said()}`);
  }
}

/** The status of an answer; undefined if there is none. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

const PATIENCE = 120_000;

/** Waits until something is so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It did not happen that ${what}.`);
    await wait(50);
  }
}
