import { execFile } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from '../error-code.ts';
import { NoNativePostgresError } from './programs.ts';

/** A user of the operating system, as `child_process` takes it. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);

/**
 * Who runs PostgreSQL on a data folder, if that is not us: it refuses to run as root. Then it is the owner of the folder,
 * or `postgres` or `nobody`, who becomes the owner of a folder of root. Throws NoNativePostgresError where nobody can.
 */
export async function userFor(folder: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder);
  const user = uid === 0 ? await unprivilegedUser() : { uid, gid };
  try {
    await run('/bin/sh', ['-c', 'cd "$0"', dirname(folder)], { cwd: '/', ...user });
  } catch {
    throw new NoNativePostgresError(
      `it refuses to run as root, and the user ${user.uid} cannot enter ${dirname(folder)}`,
    );
  }
  giveFolder(folder, user);
  return user;
}

/** The user `postgres`, or else `nobody`. */
export async function unprivilegedUser(): Promise<User> {
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: await idOf('-u', name), gid: await idOf('-g', name) };
    } catch {
      // No such user; the next one will do as well.
    }
  }
  throw new NoNativePostgresError('it refuses to run as root, and there is no user postgres or nobody');
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number> {
  const { stdout } = await run('id', [flag, name]);
  return Number(stdout);
}

/** Makes a user the owner of a folder and of all that is in it. */
export function giveFolder(folder: string, user: User): void {
  whileThere(() => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) giveFolder(path, user);
      else if (entry.isFile()) whileThere(() => give(path, user));
    }
    give(folder, user);
  });
}

function give(path: string, { uid, gid }: User): void {
  if (lstatSync(path).uid !== uid) chownSync(path, uid, gid);
}

/** PostgreSQL may remove a file in the meantime. */
function whileThere(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
