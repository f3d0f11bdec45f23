import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { namesOf } from '../../src/catalogue/names-of-cards.ts';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { importFiles } from '../../src/database/importing/import-files.ts';
import { compileHouseContent, houseContent } from '../../src/database/kept-content/house-content.ts';
import { plainGames } from '../../src/database/kept-content/plain-games.ts';
import { readSnapshot } from '../../src/database/kept-content/read-snapshot.ts';
import { loadSnapshot } from '../../src/database/snapshot/load-snapshot.ts';
import type { GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import { lawIndexOf } from '../../src/law-search/law-index.ts';
import { paths } from '../../src/paths.ts';
import { unlimitedWork } from '../../src/work.ts';
import { freshDatabase, sharedDatabase } from '../setup/database.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A seeded database with a folder for what is compiled of its content. */
async function openSeeded(): Promise<Database> {
  const fresh = await freshDatabase('seeded');
  onTestFinished(fresh.remove);
  const database = await openDatabase(fresh.config);
  onTestFinished(() => database.close());
  return { ...database, contentFolder: join(temporaryFolder(), 'content') };
}

/** Digests of each kind of content: equal ones have the same values and keys, in the same order. */
function digestsOf(games: readonly GameSnapshot[]): string[] {
  return plainGames(games).flatMap((game) =>
    Object.entries(game).map(([kind, value]) => {
      const text = JSON.stringify(value instanceof Map ? [...value] : value);
      return `${game.game} ${kind} ${createHash('sha256').update(text).digest('hex')}`;
    }),
  );
}

function namesIn(games: readonly GameSnapshot[]): string[] {
  return games.flatMap(({ cards }) => cards.map(({ name }) => name));
}

const monks =
  'Name,Set,Type,Cost,Text\nClay Monk,standard,Character,3,Guts.\nPocket Demon,standard,Character,1,Stealth.\n';

function importMonks(database: Database) {
  return importFiles(database, paths, {
    files: [{ name: 'monks.csv', bytes: Buffer.from(monks), named: true }],
    forget: [],
    mapping: { name: '', text: '' },
    game: 'shadowfist',
    dryRun: false,
    strict: false,
    onProgress: () => undefined,
  });
}

test('The compiled content of the seeds is what the tables give', async () => {
  const database = await sharedDatabase();
  onTestFinished(() => database.close());
  const folder = join(temporaryFolder(), 'content');
  compileHouseContent(paths.seeds, folder);
  const compiled = houseContent({ seeds: '/nowhere', compiled: folder });
  const { games } = await loadSnapshot(database.prisma);
  expect(digestsOf(compiled.games())).toEqual(digestsOf(games));
});

test('Content that an import keeps is what the tables give', async () => {
  const database = await openSeeded();
  expect(await importMonks(database)).toMatchObject({ outcome: 'written' });
  const kept = await readSnapshot({ ...database, prisma: unreachable() });
  const loaded = await loadSnapshot(database.prisma);
  expect(kept.version).toEqual(loaded.version);
  expect(digestsOf(kept.games)).toEqual(digestsOf(loaded.games));
  expect(namesIn(kept.games)).toContain('Clay Monk');
});

test('Content that was written since is not read from what was kept before', async () => {
  const database = await openSeeded();
  await readSnapshot(database);
  await importMonks(database);
  const { games } = await readSnapshot(database);
  expect(namesIn(games)).toContain('Clay Monk');
});

test('Indexes that were kept answer as those that were made', async () => {
  const database = await openSeeded();
  const made = await readSnapshot(database);
  const answers = (snapshot: typeof made) => ({
    names: namesOf(snapshot).lookUp(unlimitedWork(), (index) => [
      index.fuzzy('pokcet demon'),
      index.autocomplete('fox'),
      index.suggest('darius evnt'),
    ]),
    law: lawIndexOf(snapshot)
      .search({ q: 'can I back away from a ranged attack' }, unlimitedWork())
      .found.map(({ document, score }) => [document.id, score]),
  });
  const fromMade = answers(made);
  const kept = await readSnapshot({ ...database, prisma: unreachable() });
  expect(answers(kept)).toEqual(fromMade);
  expect(fromMade.law.length).toBeGreaterThan(0);
});

/** A client that fails whenever it is used. */
function unreachable(): Database['prisma'] {
  return new Proxy({} as Database['prisma'], {
    get() {
      throw new Error('The tables were read.');
    },
  });
}
