import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { openDatabase } from './database/connection.ts';
import { collectWhenIdle, keepHeapSmall } from './database/snapshot/heap-growth.ts';
import { checkAddress, explainListening } from './listening-address.ts';
import { OperatorError } from './operator-error.ts';
import { contentFolders } from './paths.ts';

/** With these log levels a start that takes long tells what it does. */
const TELLING: readonly string[] = ['info', 'debug', 'trace'];

/** How long closing may take after that delay, in milliseconds; then the process ends as it is. */
const CLOSING_DEADLINE = 10_000;

/** The first requests come before the index of questions, in milliseconds after the start. */
const QUESTIONS_AFTER = 1_000;

/** Until the service closes in good order, a signal ends the process at once. */
const END_AT_ONCE = () => process.exit(0);
process.on('SIGTERM', END_AT_ONCE).on('SIGINT', END_AT_ONCE);

async function start(): Promise<void> {
  const config = readConfig();
  await checkAddress(config);
  // The application's code is read while the database starts.
  const reading = import('./serving.ts');
  const database = await openDatabase(config, (what) => console.error(`Arbiter waits for ${what}.`));
  try {
    const {
      buildApp,
      onceOpen,
      openSnapshots,
      openWorkers,
      prepareCatalogue,
      prepareDatabase,
      prepareQuestions,
    } = await reading;
    const prepared = await prepareDatabase(database, contentFolders, (what) => {
      if (TELLING.includes(config.logLevel)) console.log(`Arbiter is starting: ${what}.`);
    });
    // The application is built while the catalogue is loaded.
    const opening = openSnapshots(database, (error) => console.error(error), prepareCatalogue);
    const workers =
      config.workers > 0
        ? openWorkers(
            { threads: config.workers, memory: config.workerMemory },
            { config, database },
            (error) => console.error(error),
          )
        : undefined;
    const closing = new AbortController();
    const building = buildApp({
      config,
      database,
      snapshots: onceOpen(opening),
      workers,
      closing: closing.signal,
    });
    const [snapshots, app] = await Promise.all([opening, building]);
    const closeDelay = config.closeDelay * 1000;
    process.off('SIGTERM', END_AT_ONCE).off('SIGINT', END_AT_ONCE);
    closeWithGrace({ delay: closeDelay + CLOSING_DEADLINE, logger: app.log }, async ({ err }) => {
      if (err) app.log.fatal({ err }, 'stopping after an uncaught error');
      closing.abort();
      if (!err) await wait(closeDelay);
      await app.close();
      await workers?.close();
      await snapshots.close();
      await database.close();
    });
    const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
      throw explainListening(error, config);
    });
    // Until here almost nothing was garbage.
    keepHeapSmall();
    collectWhenIdle();
    wait(QUESTIONS_AFTER, undefined, { ref: false })
      .then(() => prepareQuestions(snapshots.current()))
      .catch((error: unknown) => console.error(error));
    console.log(
      [
        `Arbiter listens at ${address} (ready in ${Math.round(performance.now())} ms; PostgreSQL ${database.place}; content ${prepared.seeded ? 'rewritten' : 'unchanged'})`,
        `  ${address}/docs                  REST documentation, where you can send requests`,
        `  ${address}/graphql               the GraphQL API`,
        `  ${address}/v1/cards/named?game=shadowfist&fuzzy=fox%20pas`,
      ].join('\n'),
    );
  } catch (error) {
    await database.close();
    throw database.explain(error);
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
