import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { loadSnapshot } from '../database/snapshot/load-snapshot.ts';
import { createDecks, type Validation } from '../decks/decks.ts';
import type { GameSlug } from '../games/registry.ts';
import { OperatorError } from '../operator-error.ts';
import { paths } from '../paths.ts';
import { Problem } from '../problem.ts';
import { unlimitedWork } from '../work.ts';
import { deckSummary } from './deck-summary.ts';
import { toldOf } from './told.ts';

export interface ValidateOptions {
  readonly game?: GameSlug;
  readonly format: readonly string[];
  readonly own?: string;
  readonly asOf?: string;
  readonly json: boolean;
}

/** Legal by every format asked for; illegal by at least one; neither, because the deck or a card of it could not be read. */
const EXIT = { legal: 0, illegal: 1, notJudged: 2 } as const;

/** Says whether the deck in a file may be played; returns the exit code. */
export async function validateCommand(file: string, options: ValidateOptions): Promise<number> {
  try {
    const validation = await validated(file, options);
    console.log(options.json ? JSON.stringify(validation, null, 2) : deckSummary(validation));
    return exitCode(validation);
  } catch (error) {
    console.error(options.json && error instanceof Problem ? JSON.stringify(error, null, 2) : toldOf(error));
    return EXIT.notJudged;
  }
}

function exitCode({ reports }: Validation): number {
  if (reports.some(({ legal }) => legal === false)) return EXIT.illegal;
  return reports.every(({ legal }) => legal === true) ? EXIT.legal : EXIT.notJudged;
}

async function validated(file: string, { game, format, own, asOf }: ValidateOptions): Promise<Validation> {
  const list = readFileSync(file);
  const ownFormat = own === undefined ? undefined : ownFormatOf(own);
  const database = await openDatabase(readConfig());
  try {
    await prepareDatabase(database, paths);
    const snapshot = await loadSnapshot(database.prisma);
    const snapshots = { current: () => snapshot };
    const decks = createDecks(snapshots, createCatalogue(snapshots, database.prisma));
    return decks.validate({ list, game, formats: format, own: ownFormat, asOf }, unlimitedWork());
  } finally {
    await database.close();
  }
}

function ownFormatOf(file: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new OperatorError(`The format in "${file}" is no JSON object.`);
  }
}
