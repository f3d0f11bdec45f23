import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/connection.ts';
import { FolderInUseError } from './database/embedded/folder-lock.ts';
import { prepareDatabase } from './database/prepare.ts';
import { SeedError } from './database/seeding/load-seeds.ts';
import { openSnapshots } from './database/snapshot/open-snapshots.ts';
import { paths } from './paths.ts';

/** What an operator can mend: told in a sentence, without a stack. */
function isForTheOperator(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof FolderInUseError || error instanceof SeedError;
}

async function start(): Promise<void> {
  const began = performance.now();
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const prepared = await prepareDatabase(database, paths);
    const snapshots = await openSnapshots(database, (error) => console.error(error));
    const app = await buildApp({ config, database, snapshots });
    closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
      if (err) app.log.fatal({ err }, 'stopping after an error that nothing caught');
      await app.close();
      await snapshots.close();
      await database.close();
    });
    const address = await app.listen({ port: config.port, host: config.host });
    const where = database.kind === 'embedded' ? `embedded in ${config.dataDir}` : 'on a server';
    console.log(
      [
        `Arbiter listens at ${address} (ready in ${Math.round(performance.now() - began)} ms; PostgreSQL ${where}; content ${prepared.seeded ? 'written anew' : 'unchanged'})`,
        `  ${address}/docs                  the REST interface, to read and to try`,
        `  ${address}/graphql               the GraphQL interface`,
        `  ${address}/v1/cards/named?game=shadowfist&fuzzy=fox%20pas`,
      ].join('\n'),
    );
  } catch (error) {
    await database.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  console.error(isForTheOperator(error) ? error.message : error);
  process.exit(1);
}
