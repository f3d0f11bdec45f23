import { createCatalogue } from '../catalogue/catalogue.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { loadSnapshot } from '../database/snapshot/load-snapshot.ts';
import { createDecks, type Decks } from '../decks/decks.ts';
import { paths } from '../paths.ts';

/** Answers a question about decks by the cards of the database. */
export async function withDecks<Answer>(ask: (decks: Decks) => Answer): Promise<Answer> {
  const database = await openDatabase(readConfig());
  try {
    await prepareDatabase(database, paths);
    const snapshot = await loadSnapshot(database.prisma);
    const snapshots = { current: () => snapshot };
    return ask(createDecks(snapshots, createCatalogue(snapshots, database.prisma)));
  } finally {
    await database.close();
  }
}
