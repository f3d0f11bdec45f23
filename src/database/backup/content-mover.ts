import type pg from 'pg';
import { paths } from '../../paths.ts';
import { checkBackupFile } from './backup-file.ts';
import { loadBackup } from './load-backup.ts';
import { EmptyDatabaseError, writeBackup } from './write-backup.ts';

/** Saves the content of a database in a file; returns false if it has none. */
export async function saveContent(from: pg.PoolConfig, file: string): Promise<boolean> {
  try {
    await writeBackup(from, file);
    return true;
  } catch (error) {
    if (error instanceof EmptyDatabaseError) return false;
    throw error;
  }
}

/** Loads it into another database. */
export async function loadContent(to: pg.PoolConfig, file: string): Promise<void> {
  await loadBackup(to, file, await checkBackupFile(file), paths.migrations);
}
