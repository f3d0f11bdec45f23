import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** Another process has the folder. Two on one folder would lose data without a word. */
export class FolderInUseError extends OperatorError {
  override readonly name = 'FolderInUseError';
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        'One process at a time can use an embedded database: stop that process, choose another DATA_DIR, or give several processes one server by DATABASE_URL.',
    );
    this.pid = pid;
  }
}

/**
 * Takes the folder for this process, or throws FolderInUseError. A lock whose process is gone
 * (it was killed) is taken over. Returns what gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'arbiter.pid');
  const release = () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      heldHere.add(file);
      return release;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const holder = readHolder(file);
    if (holder !== undefined && holder !== process.pid && isAlive(holder))
      throw new FolderInUseError(folder, holder);
    if (holder === process.pid && heldHere.has(file)) throw new FolderInUseError(folder, holder);
    rmSync(file, { force: true });
  }
  throw new Error(`The lock ${file} could not be taken: it is made anew each time it is removed.`);
}

/** Locks of this process: a lock with its number that is none of them is left from one that had the number before. */
const heldHere = new Set<string>();

function readHolder(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
