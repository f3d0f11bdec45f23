import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { importFiles } from '../database/importing/import-files.ts';
import type { ImportReport } from '../database/importing/import-report.ts';
import { keepImportSmall } from '../database/snapshot/heap-growth.ts';
import type { GameSlug } from '../games/registry.ts';
import { contentFolders } from '../paths.ts';
import { givenFiles } from './given-files.ts';
import { importSummary } from './import-summary.ts';

export interface ImportOptions {
  readonly game?: GameSlug;
  readonly map?: string;
  readonly forget: readonly string[];
  readonly dryRun: boolean;
  readonly strict: boolean;
  readonly json: boolean;
  readonly verbose: boolean;
}

/** Everything landed; nothing was written; it was written, but for some rows. */
const EXIT = { whole: 0, refused: 1, inPart: 3 } as const;

/** Brings files into the catalogue and says what became of them; returns the exit code. */
export async function importCommand(given: readonly string[], options: ImportOptions): Promise<number> {
  keepImportSmall();
  const files = givenFiles(given);
  const mapping = {
    name: options.map ?? '',
    text: options.map === undefined ? '' : readFileSync(options.map, 'utf8'),
  };
  const database = await openDatabase(readConfig());
  try {
    const began = performance.now();
    const report = await importFiles(database, contentFolders, {
      files,
      mapping,
      game: options.game,
      forget: options.forget,
      dryRun: options.dryRun,
      strict: options.strict,
      onProgress: (step) => console.error(`${step} …`),
    });
    const seconds = (performance.now() - began) / 1000;
    console.log(
      options.json ? JSON.stringify(report, null, 2) : importSummary(report, seconds, options.verbose),
    );
    return exitCode(report);
  } finally {
    await database.close();
  }
}

function exitCode({ outcome, files }: ImportReport): number {
  if (outcome === 'refused') return EXIT.refused;
  return files.every(({ rows, landed }) => rows === landed) ? EXIT.whole : EXIT.inPart;
}
