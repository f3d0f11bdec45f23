import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';

/** Less room than this and PostgreSQL cannot work: it writes its log in files of 16 MiB. */
const ROOM = { existing: 32, fresh: 100 };
const MEBIBYTE = 1024 * 1024;

const FULL = 'its disk is full. No partial data was written. Free some space, or choose another DATA_DIR';
const FORBIDDEN = 'this user is not allowed to write to it. Change its owner, or choose another DATA_DIR';
const OCCUPIED = 'a file has this path. Choose another DATA_DIR';

/** What is wrong with a folder, and what to do about it. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: 'its file system is read-only. Choose another DATA_DIR',
  EEXIST: OCCUPIED,
  ENOTDIR: OCCUPIED,
  ENOENT: 'it cannot be created there. Choose another DATA_DIR',
};

/** What the code of WebAssembly calls some of these errors; its numbers are its own. */
const NUMBERS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

const withCode = z.object({ code: z.string() });
const withNumber = z.object({ name: z.literal('ErrnoError'), errno: z.int() });

/** The embedded database cannot use its folder. */
export class DataFolderError extends OperatorError {
  override readonly name = 'DataFolderError';
  constructor(folder: string, reason: string, cause?: unknown) {
    super(`Cannot use the data folder ${folder}: ${reason}.`, { cause });
  }
}

/** Throws a DataFolderError where there is too little room to start in. */
export function checkRoom(folder: string): void {
  const needed = existsSync(join(folder, 'cluster')) ? ROOM.existing : ROOM.fresh;
  const room = roomIn(folder);
  if (room >= needed) return;
  const reason = `its disk has ${Math.floor(room)} MiB left; ${needed} MiB are needed. Free some space, or choose another DATA_DIR`;
  throw new DataFolderError(folder, reason);
}

/** In MiB. */
function roomIn(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems do not say.
  return blocks === 0 ? Number.POSITIVE_INFINITY : (bavail * bsize) / MEBIBYTE;
}

/** Why a folder could not be opened, for the operator; undefined for an error of the program. */
export function troubleWithFolder(folder: string, error: unknown): OperatorError | undefined {
  if (error instanceof OperatorError) return error;
  const code = withCode.safeParse(error).data?.code ?? NUMBERS[withNumber.safeParse(error).data?.errno ?? -1];
  const reason = REASONS[code ?? ''];
  return reason === undefined ? troubleWithRoom(folder, error) : new DataFolderError(folder, reason, error);
}

/** A DataFolderError, if the disk is full: PostgreSQL then fails in many ways, few of which say so. */
export function troubleWithRoom(folder: string, error: unknown): OperatorError | undefined {
  const isFull = existsSync(folder) && roomIn(folder) < ROOM.existing / 2;
  return isFull ? new DataFolderError(folder, FULL, error) : undefined;
}
