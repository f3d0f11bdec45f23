import { join } from 'node:path';
import { loadSeeds, SeedError } from '../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../src/database/seeding/seed-files.ts';

try {
  for (const content of loadSeeds(readSeedFiles(join(import.meta.dirname, '..', 'seeds')))) {
    const { game, ...kinds } = content;
    console.log(
      `${game.name}: ${Object.entries(kinds)
        .map(([kind, entries]) => `${entries.length} ${kind}`)
        .join(', ')}`,
    );
  }
} catch (error) {
  if (!(error instanceof SeedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
