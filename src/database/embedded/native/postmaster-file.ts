import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../error-code.ts';

/** What the file `postmaster.pid` of a cluster says about its server. */
export interface Postmaster {
  readonly pid: number;
  readonly host: string;
  readonly port: number;
  readonly isReady: boolean;
}

export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Undefined for a cluster that was closed in good order. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(postmasterFile(cluster), 'utf8').split('\n');
    const [pid, , , port, socketFolder = '', address = '', , state = ''] = lines;
    return {
      pid: Number(pid),
      host: socketFolder === '' ? address : socketFolder,
      port: Number(port),
      isReady: state.trim() === 'ready',
    };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
