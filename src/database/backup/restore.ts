import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';
import { whileAlone } from '../advisory-lock.ts';
import type { Database } from '../connection.ts';
import { type PreparingFolders, prepareAlone, type Telling } from '../prepare.ts';
import { tidy } from '../writing/tidy.ts';
import { type BackupHeader, checkBackupFile } from './backup-file.ts';
import { loadBackup } from './load-backup.ts';

const tableExists = z.tuple([z.object({ exists: z.boolean() })]);

export interface Restored {
  readonly header: BackupHeader;
  readonly dataVersion: number;
  readonly importedFiles: number;
}

/**
 * Makes a database what it was when a backup was written, and then brings it to this version of the program. Throws an
 * OperatorError for a file that cannot be restored, and unless `replace` is set for a database with imported files.
 */
export async function restoreBackup(
  database: Database,
  folders: PreparingFolders,
  file: string,
  replace: boolean,
  tell: Telling,
): Promise<Restored> {
  tell('Checking the backup');
  const header = await checkBackupFile(file);
  try {
    return await whileAlone(database.pool, async () => {
      if (!replace) await refuseToReplace(database);
      tell('Writing the rows');
      await loadBackup(database.pool, file, header, folders.migrations);
      await prepareAlone(database, folders);
      await tidy(database.pool);
      await database.makeDurable();
      const { number: dataVersion } = await database.prisma.dataVersion.findUniqueOrThrow({
        where: { id: 1 },
      });
      return { header, dataVersion, importedFiles: await database.prisma.importedFile.count() };
    });
  } catch (error) {
    throw database.explain(error);
  }
}

async function refuseToReplace({ prisma }: Database): Promise<void> {
  const files = await countOfFiles(prisma);
  if (files === 0) return;
  throw new OperatorError(
    `The database has ${files} imported ${files === 1 ? 'file' : 'files'}, which the backup would replace. Write a backup of it first, then use --replace.`,
  );
}

async function countOfFiles(prisma: Database['prisma']): Promise<number> {
  const [{ exists }] = tableExists.parse(
    await prisma.$queryRaw`SELECT to_regclass('"ImportedFile"') IS NOT NULL AS exists`,
  );
  return exists ? prisma.importedFile.count() : 0;
}
