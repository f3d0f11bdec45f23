import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { contentFolders } from '../paths.ts';

/** Writes the content of this program, even over that of a newer one. */
export async function rewriteCommand(): Promise<void> {
  const database = await openDatabase(readConfig());
  try {
    const tell = (step: string) => console.error(`${step} …`);
    const { seeded } = await prepareDatabase(database, contentFolders, tell, { overNewer: true });
    console.log(seeded ? 'The content was written.' : 'The content already belongs to this version.');
  } finally {
    await database.close();
  }
}
