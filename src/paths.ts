import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error('No package.json above the program.');
    folder = dirname(folder);
  }
  return folder;
}

const isBuilt = basename(import.meta.dirname) === 'dist';

/** Folders that the program reads while it runs, alike whether it runs from src/ or from dist/. */
export const paths = {
  package: join(projectRoot(), 'package.json'),
  searchSpecification: join(projectRoot(), 'src', 'catalogue', 'search', 'SPECIFICATION.md'),
  ruleCheckGuide: join(projectRoot(), 'src', 'rule-check', 'GUIDE.md'),
  webAssets: join(projectRoot(), 'src', 'web', 'generated'),
  workedExamples: join(projectRoot(), 'src', 'rule-check', 'generated', 'worked-examples.json'),
  decksLibrary: join(projectRoot(), 'dist', 'packages', 'decks', 'index.js'),
  migrations: join(projectRoot(), 'prisma', 'migrations'),
  graphqlSchema: join(projectRoot(), 'schema'),
  seeds: join(projectRoot(), 'seeds'),
} as const;

/** What a database is prepared with. A program that runs from its sources reads the seeds themselves. */
export const contentFolders = {
  migrations: paths.migrations,
  seeds: paths.seeds,
  compiled: isBuilt ? join(import.meta.dirname, 'content') : undefined,
} as const;
