import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../src/database/connection.ts';
import { importFiles } from '../../src/database/importing/import-files.ts';
import type { SeedFile } from '../../src/database/seeding/seed-files.ts';
import type { GameSlug } from '../../src/games/registry.ts';
import { makeFolder } from '../database/content-folder.ts';
import { smallContent } from '../database/small-content.ts';
import { appOver } from '../setup/app.ts';
import { freshDatabase } from '../setup/database.ts';

/** The real application over the small content and the files, imported one after the other. Call it at the top of a test file. */
export async function importedApp(
  files: Readonly<Record<string, string>>,
  seeds: readonly SeedFile[] = smallContent(),
  game: GameSlug = 'shadowfist',
): Promise<FastifyInstance> {
  const { folders, remove } = makeFolder(seeds);
  const fresh = await freshDatabase('empty');
  const database = await openDatabase(fresh.config);
  for (const [name, content] of Object.entries(files)) {
    const report = await importFiles(database, folders, {
      files: [{ name, bytes: Buffer.from(content), named: true }],
      forget: [],
      mapping: { name: '', text: '' },
      game,
      dryRun: false,
      strict: true,
      onProgress: () => undefined,
    });
    if (report.outcome !== 'written') throw new Error(JSON.stringify(report.remarks));
  }
  return appOver(database, async () => {
    await fresh.remove();
    remove();
  });
}
