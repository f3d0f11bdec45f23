// Migrates and seeds the database that the environment names, and leaves it.
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { paths } from '../../src/paths.ts';

const database = await openDatabase(readConfig());
await prepareDatabase(database, paths);
await database.close();
