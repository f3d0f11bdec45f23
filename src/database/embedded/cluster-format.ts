import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from './data-folder.ts';
import { hasCode } from './error-code.ts';

/** Who reads the cluster of a data folder. */
export type Engine = 'native' | 'PGlite';

/** How the folder names each format, and where the cluster is. Another major version cannot open it. */
const FORMATS: Readonly<Record<Engine, { readonly name: string; readonly cluster: string }>> = {
  native: { name: 'native-postgresql-18', cluster: 'postgresql' },
  PGlite: { name: 'postgresql-18', cluster: 'cluster' },
};

const engines = ['native', 'PGlite'] as const satisfies readonly Engine[];

export function clusterOf(engine: Engine, folder: string): string {
  return join(folder, FORMATS[engine].cluster);
}

/** Whose cluster a data folder has; undefined for an empty folder. Throws a DataFolderError for an unknown format. */
export function recordedEngine(folder: string): Engine | undefined {
  const name = readMarker(folder);
  if (name === undefined) return existsSync(clusterOf('PGlite', folder)) ? 'PGlite' : undefined;
  const engine = engines.find((one) => FORMATS[one].name === name);
  if (engine !== undefined) return engine;
  const known = engines.map((one) => FORMATS[one].name).join(' and ');
  const reason = `it has the format ${name}; this version reads ${known}. Choose another DATA_DIR`;
  throw new DataFolderError(folder, reason);
}

/** Says whose cluster the folder has from now on, and removes any other: it is out of date, or was never complete. */
export function recordEngine(folder: string, engine: Engine): void {
  if (readMarker(folder) !== FORMATS[engine].name) {
    const unfinished = join(folder, 'format.unfinished');
    writeFileSync(unfinished, `${FORMATS[engine].name}\n`, { mode: 0o600, flush: true });
    renameSync(unfinished, join(folder, 'format'));
  }
  for (const other of engines) {
    if (other !== engine) rmSync(clusterOf(other, folder), { recursive: true, force: true });
  }
}

function readMarker(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'format'), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
