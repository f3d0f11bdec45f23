import { existsSync } from 'node:fs';
import { clusterOf, recordedEngine } from './cluster-format.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { connectionToNative } from './native/native-cluster.ts';
import { readPostmaster } from './native/postmaster-file.ts';
import { socketPathIn } from './socket.ts';

/** How to connect to the PostgreSQL of a folder that another process has open; undefined where that cannot be found out. */
export function connectionToRunning(folder: string): EmbeddedPostgres['connection'] | undefined {
  switch (recordedEngine(folder)) {
    case 'native': {
      const postmaster = readPostmaster(clusterOf('native', folder));
      return postmaster?.isReady ? connectionToNative(folder, postmaster) : undefined;
    }
    case 'PGlite': {
      const { host, port, path } = socketPathIn(folder);
      return existsSync(path) ? { host, port, user: 'postgres', database: 'postgres' } : undefined;
    }
    default:
      return undefined;
  }
}
