import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/**
 * Has the operating system write every file of a folder, and the folder itself, to the disk. The embedded PostgreSQL
 * leaves that to the operating system, so what it wrote last would be lost with the power.
 */
export async function flushFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await flushFolder(path);
    else if (entry.isFile()) await flush(path);
  }
  await flush(folder);
}

async function flush(path: string): Promise<void> {
  try {
    const handle = await open(path, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    // PostgreSQL removes files of its own while it works.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
