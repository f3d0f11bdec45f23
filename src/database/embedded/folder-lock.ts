import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';
import { hasCode } from './error-code.ts';

/** Who has a folder. Process numbers mean something on one machine, or in one container, only. */
const holder = z.object({ pid: z.int().min(1), host: z.string() });
type Holder = z.infer<typeof holder>;

/** Another process has the folder. Two on one folder would lose data without a word. */
export class FolderInUseError extends OperatorError {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, lock: string, { pid, host }: Holder) {
    const elsewhere = host === hostname() ? '' : ` on ${host}; if that machine is gone, remove ${lock}`;
    super(
      `The data folder ${folder} is in use by process ${pid}${elsewhere}. ` +
        'Only one process can use an embedded database at a time. Stop that process, choose another DATA_DIR, or set DATABASE_URL to share a server.',
    );
  }
}

/** Locks of this process: a lock with its number that is none of them is left from one that had the number before. */
const heldHere = new Set<string>();

/**
 * Takes the folder for this process, or throws FolderInUseError. A lock whose process is gone (it was killed)
 * is taken over. Returns what gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'arbiter.lock');
  const own = join(folder, `arbiter.lock.${randomUUID()}`);
  // The lock is linked to whole: nobody ever reads one that is half written.
  writeFileSync(own, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), {
    mode: 0o600,
  });
  try {
    while (!takes(own, lock)) {
      const held = readHolder(lock);
      if (held !== undefined && isAlive(held, lock)) throw new FolderInUseError(folder, lock, held);
      removeStale(lock, own, folder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  heldHere.add(lock);
  return () => {
    heldHere.delete(lock);
    rmSync(lock, { force: true });
  };
}

function takes(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Of several that find a lock stale, each may move one file away; who moved one that is alive puts it back. */
function removeStale(lock: string, own: string, folder: string): void {
  const moved = `${own}.stale`;
  try {
    renameSync(lock, moved);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const held = readHolder(moved);
  const alive = held !== undefined && isAlive(held, lock);
  if (alive) takes(moved, lock);
  rmSync(moved, { force: true });
  if (alive) throw new FolderInUseError(folder, lock, held);
}

/** Undefined for a lock that is gone, or that none of ours wrote. */
function readHolder(lock: string): Holder | undefined {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(lock, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
  return holder.safeParse(content).data;
}

/** Whether the holder may still be there; of another machine nothing can be known, so it is. */
function isAlive({ pid, host }: Holder, lock: string): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return heldHere.has(lock);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
