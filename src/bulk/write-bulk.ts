import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { fileName } from './file-name.ts';
import { listingOf } from './listing.ts';
import { type MadeFile, madeFiles } from './made-files.ts';
import { plainText } from './packed.ts';
import type { BulkListing } from './views.ts';

/** What was written, and where. */
export interface WrittenBulk {
  readonly folder: string;
  /** The list that `index.json` holds. */
  readonly index: BulkListing;
  /** Names of the files, `index.json` last. */
  readonly names: readonly string[];
}

const INDEX = 'index.json';

/**
 * Writes the files that are served, and their list as `index.json`, into a folder. Each is there whole or not at
 * all, and the list comes last, so that it names nothing that is not there. Files of other content are left alone.
 */
export async function writeBulk(
  snapshot: Snapshot,
  folder: string,
  { compressed = false }: { readonly compressed?: boolean } = {},
): Promise<WrittenBulk> {
  const files = await madeFiles(snapshot).all();
  const index = listingOf(files);
  const names = [...files.map((file) => fileName(file, compressed)), INDEX];
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(join(folder, '.unfinished-'));
  try {
    for (const file of files) await write(file, compressed, join(unfinished, fileName(file, compressed)));
    await writeFile(join(unfinished, INDEX), JSON.stringify(index));
    for (const name of names) await rename(join(unfinished, name), join(folder, name));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return { folder, index, names };
}

async function write({ packed }: MadeFile, compressed: boolean, path: string): Promise<void> {
  if (compressed) await writeFile(path, packed.gzip);
  else await pipeline(plainText(packed), createWriteStream(path));
}
