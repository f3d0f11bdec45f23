import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';

/** Makes a folder and those above it. Node's recursive way never ends where none can be made, such as below /proc. */
export function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (hasCode(error, 'EEXIST') && statSync(folder).isDirectory()) return;
    if (!hasCode(error, 'ENOENT') || existsSync(dirname(folder))) throw error;
    makeFolder(dirname(folder), mode);
    mkdirSync(folder, { mode });
  }
}
