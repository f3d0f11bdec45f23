import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmaster } from './postmaster-file.ts';
import type { PostgresPrograms } from './programs.ts';

/** A running PostgreSQL. */
export interface PostgresProcess {
  /** Called if it ends without being asked to. */
  onFailure(listener: (error: PostgresError) => void): void;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Ends every process of the server at once, as a loss of power does. */
  kill(): Promise<void>;
}

/** What a program of PostgreSQL reported as it failed, with the code of the system's error if it names one. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
  readonly code: string | undefined;
  constructor(message: string) {
    super(message);
    this.code = SYSTEM_ERRORS.find(([words]) => message.includes(words))?.[1];
  }
}

/** Errors of the system in the words of the C library, and their codes. */
const SYSTEM_ERRORS = [
  ['No space left on device', 'ENOSPC'],
  ['Disk quota exceeded', 'EDQUOT'],
  ['Permission denied', 'EACCES'],
  ['Read-only file system', 'EROFS'],
] as const;

/** Runs a command, and interrupts it when the standard input ends: also if this process was killed and could not stop it. */
const WHILE_WATCHED = 'exec 3<&0; { read -r _ <&3; kill -INT $$; } & exec "$@" 3<&-';

/** Nothing of our own environment, which has secrets; messages in English. */
const ENVIRONMENT = { LC_ALL: 'C' };

/** How often it is asked whether the server is ready, in milliseconds. */
const ASK_EVERY = 5;

/** Makes an empty cluster in a folder that does not exist yet. */
export async function initialiseCluster(
  { folder, user }: PostgresPrograms,
  data: string,
  options: readonly string[],
): Promise<void> {
  const always = ['-D', data, '-U', 'postgres', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const { child, closed, log } = spawnWatched([join(folder, 'initdb'), ...always, ...options], user);
  await closed;
  if (child.exitCode !== 0) throw new PostgresError(reasonIn(log()));
}

/** Starts the server of a cluster; resolves when it takes connections. It ends when this process does. */
export async function startPostgres(
  { folder, user }: PostgresPrograms,
  data: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<PostgresProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(folder, 'postgres'), '-D', data, ...options];
  const { child: server, closed, log } = spawnWatched(command, user);
  await once(server, 'spawn');
  while (!isReady(data, server.pid)) {
    if (hasEnded(server)) {
      await closed;
      throw new PostgresError(reasonIn(log()));
    }
    await wait(ASK_EVERY);
  }
  let failed = (_error: PostgresError): void => undefined;
  const onExit = (code: number | null, signal: string | null) =>
    failed(
      new PostgresError(`PostgreSQL ended unexpectedly (${signal ?? `code ${code}`}): ${reasonIn(log())}`),
    );
  server.once('exit', onExit);
  const end = async (how: () => void) => {
    server.off('exit', onExit);
    if (hasEnded(server)) return;
    const exit = once(server, 'exit');
    how();
    await exit;
  };
  return {
    onFailure: (listener) => {
      failed = listener;
    },
    stop: () => end(() => server.stdin.end()),
    kill: () =>
      end(() => {
        if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
      }),
  };
}

/** Starts a program that is interrupted when this process ends. */
function spawnWatched(command: readonly string[], user: PostgresPrograms['user']) {
  const child = spawn('/bin/sh', ['-c', WHILE_WATCHED, 'sh', ...command], {
    cwd: '/',
    env: ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'pipe'],
    // A signal for everybody at the terminal is for us to pass on.
    detached: true,
    ...user,
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-4000);
  });
  // If the program has ended before, so has the pipe.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close');
  // Only who waits for it needs the error.
  closed.catch(() => undefined);
  return { child, closed, log: () => log };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function isReady(data: string, pid: number | undefined): boolean {
  const postmaster = readPostmaster(data);
  return postmaster?.pid === pid && postmaster?.isReady === true;
}

/** The last failure among the lines of a log. */
function reasonIn(log: string): string {
  const [, reason = 'it reported no reason'] = /.*^.*?\b(?:FATAL|PANIC|error):\s+(.+)$/ms.exec(log) ?? [];
  return reason.split('\n')[0] ?? reason;
}
