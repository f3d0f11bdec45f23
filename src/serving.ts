// What starting needs once a database is open; main reads it while the database starts.
export { buildApp } from './app.ts';
export { prepareCatalogue, prepareQuestions } from './catalogue/prepare-catalogue.ts';
export { prepareDatabase } from './database/prepare.ts';
export { openSnapshots } from './database/snapshot/open-snapshots.ts';
export { onceOpen } from './database/snapshot/snapshots.ts';
export { openWorkers } from './workers/workers.ts';
