import { createCatalogue } from '../catalogue/catalogue.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { readSnapshot } from '../database/kept-content/read-snapshot.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { createDecks, type Decks } from '../decks/decks.ts';
import { forbiddenCards } from '../decks/forbidden-cards.ts';
import { contentFolders } from '../paths.ts';

/** Answers a question about decks by the cards of the database. */
export async function withDecks<Answer>(ask: (decks: Decks) => Answer | Promise<Answer>): Promise<Answer> {
  const database = await openDatabase(readConfig());
  try {
    await prepareDatabase(database, contentFolders);
    const snapshot = await readSnapshot(database);
    const snapshots = { current: () => snapshot };
    return await ask(createDecks(snapshots, createCatalogue(snapshots, database.prisma, forbiddenCards)));
  } finally {
    await database.close();
  }
}
