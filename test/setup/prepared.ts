import type { Config } from '../../src/config.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { paths } from '../../src/paths.ts';

/** Migrates and seeds the database of a configuration, and leaves it. */
export async function prepare(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database, paths);
  } finally {
    await database.close();
  }
}
