import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/** Has the operating system write every file of a folder, and the folder itself, to the disk. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.filter((entry) => entry.isFile()).map(({ name }) => flush(join(folder, name))));
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await flushFolder(join(folder, name));
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
