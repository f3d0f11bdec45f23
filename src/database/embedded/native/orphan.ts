import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../error-code.ts';
import { postmasterFile, readPostmaster } from './postmaster-file.ts';

/** How long an orphan may take to write what it has, in milliseconds; then it ends as after a crash. */
const PATIENCE = 30_000;
const ASK_EVERY = 20;

/**
 * Ends the server of a cluster whose parent was killed, and removes its `postmaster.pid`: in a container another process
 * may have the number by now, and PostgreSQL would refuse to start. Only for who has the lock of the folder.
 */
export async function endOrphan(cluster: string): Promise<void> {
  const pid = readPostmaster(cluster)?.pid;
  if (pid === undefined) return;
  if (isServerOf(pid, cluster)) {
    signal(pid, 'SIGINT');
    const deadline = Date.now() + PATIENCE;
    while (isServerOf(pid, cluster)) {
      if (Date.now() > deadline) signal(pid, 'SIGQUIT');
      await wait(ASK_EVERY);
    }
  }
  rmSync(postmasterFile(cluster), { force: true });
}

function isServerOf(pid: number, cluster: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(cluster);
}

/** The command line of a process; empty for one that is gone. */
function commandOf(pid: number): string {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    // No such process.
    return '';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
