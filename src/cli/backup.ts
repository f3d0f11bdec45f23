import { stat } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../database/backup/restore.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { openOrJoinDatabase } from '../database/connection.ts';
import { contentFolders } from '../paths.ts';

/** Writes the whole database to a file. */
export async function backupCommand(file: string): Promise<void> {
  const database = await openOrJoinDatabase(readConfig());
  try {
    await writeBackup(database.pool, file);
  } catch (error) {
    throw database.explain(error);
  } finally {
    await database.close();
  }
  const { size } = await stat(file);
  console.log(`Wrote ${file} (${(size / 1024).toLocaleString('en', { maximumFractionDigits: 0 })} KiB).`);
}

/** Makes the database what it was when a backup was written. */
export async function restoreCommand(
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<void> {
  const database = await openOrJoinDatabase(readConfig());
  try {
    const tell = (step: string) => console.error(`${step} …`);
    const { header, dataVersion, importedFiles } = await restoreBackup(
      database,
      contentFolders,
      file,
      replace,
      tell,
    );
    console.log(
      `Restored the backup that version ${header.version} wrote at ${header.writtenAt}: data version ${dataVersion}, imported files: ${importedFiles}.`,
    );
  } finally {
    await database.close();
  }
}
