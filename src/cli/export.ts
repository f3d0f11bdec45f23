import { writeBulk } from '../bulk/write-bulk.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { makeFolder } from '../database/embedded/make-folder.ts';
import { readSnapshot } from '../database/kept-content/read-snapshot.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { contentFolders } from '../paths.ts';

/** Writes the catalogue into a folder as the files that /v1/bulk serves, and their list. */
export async function exportCommand(folder: string, { gzip }: { readonly gzip: boolean }): Promise<void> {
  // Told before the work, not after it.
  makeFolder(folder, 0o777);
  const database = await openDatabase(readConfig());
  try {
    await prepareDatabase(database, contentFolders);
    const snapshot = await readSnapshot(database);
    const { names } = await writeBulk(snapshot, folder, { compressed: gzip });
    console.log(
      [
        ...names.map((name) => `${folder}/${name}`),
        `${names.length} files of data version ${snapshot.version.number}.`,
      ].join('\n'),
    );
  } finally {
    await database.close();
  }
}
