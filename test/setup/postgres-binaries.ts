import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NoNativePostgresError, packageOfPrograms } from '../../src/database/embedded/native/programs.ts';

/** Programs of one PostgreSQL installation. */
export interface PostgresBinaries {
  /** Folder of `initdb` and `postgres`. */
  readonly folder: string;
  /** In words, for the closing line of the tests. */
  readonly origin: string;
}

/** The oldest server that the service supports. */
const OLDEST_MAJOR = 15;

/** Every PostgreSQL that this machine has, the best first: installed ones, then that of the npm package. */
export function* postgresBinaries(): Generator<PostgresBinaries> {
  for (const folder of installedFolders()) {
    if (majorVersion(folder) >= OLDEST_MAJOR) yield { folder, origin: `a private cluster of ${folder}` };
  }
  const bundled = bundledFolder();
  if (bundled !== undefined) {
    yield { folder: bundled, origin: 'a private cluster of the npm package that the embedded database uses' };
  }
}

function installedFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  return [...onPath, ...packaged].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function majorVersion(folder: string): number {
  const line = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(line)?.[0] ?? 0);
}

/** The programs of the npm package for this platform, if npm installed one. */
function bundledFolder(): string | undefined {
  try {
    return join(packageOfPrograms(), 'native', 'bin');
  } catch (error) {
    if (error instanceof NoNativePostgresError) return undefined;
    throw error;
  }
}
