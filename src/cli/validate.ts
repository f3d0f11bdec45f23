import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { deckSummary } from '../decks/deck-summary.ts';
import type { Validation } from '../decks/decks.ts';
import type { GameSlug } from '../games/registry.ts';
import { OperatorError } from '../operator-error.ts';
import { Problem } from '../problem.ts';
import { unlimitedWork } from '../work.ts';
import { toldOf } from './told.ts';
import { withDecks } from './with-decks.ts';

export interface ValidateOptions {
  readonly game?: GameSlug;
  readonly format: readonly string[];
  readonly own?: string;
  readonly asOf?: string;
  readonly json: boolean;
}

/** Legal by every format; illegal by at least one; neither, because the deck or a line of it could not be read. */
const EXIT = { legal: 0, illegal: 1, notJudged: 2 } as const;

/** Judges the deck in a file; returns the exit code. */
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
  return withDecks((decks) =>
    decks.validate({ list, game, formats: format, own: ownFormat, asOf }, unlimitedWork()),
  );
}

function ownFormatOf(file: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new OperatorError(`The format in "${file}" is not a JSON object.`);
  }
}
