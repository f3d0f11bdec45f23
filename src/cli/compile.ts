import { readFileSync } from 'node:fs';
import { coverageOf } from '../database/coverage/coverage.ts';
import { cardMeanings, digestLine } from '../database/coverage/digests.ts';
import { meaningChanges } from '../database/coverage/meaning-changes.ts';
import { fallenSets, setFigures, setFiguresOf } from '../database/coverage/set-figures.ts';
import type { GameSnapshot } from '../database/snapshot/snapshot.ts';
import { OperatorError } from '../operator-error.ts';
import { coverageSummary, coverageTable } from './coverage-summary.ts';
import { type FilesOptions, gamesWithFiles } from './games-with-files.ts';
import { meaningSummary } from './meaning-summary.ts';

export interface CompileOptions extends FilesOptions {
  readonly json: boolean;
  readonly digests: boolean;
  readonly figures: boolean;
  /** A file with the digests of another version. */
  readonly compare?: string;
  /** A file with the figures that no set may fall below. */
  readonly golden?: string;
  readonly verbose: boolean;
}

/** So many gaps and sentences are shown. */
const SHOWN = 20;

/** Says how much of a pool of cards the rule check plays. Needs no database; returns the exit code. */
export async function compileCommand(given: readonly string[], options: CompileOptions): Promise<number> {
  const games = await gamesWithFiles(given, options);
  if (options.compare !== undefined) return compared(games, options.compare, options);
  if (options.golden !== undefined) return comparedWithGolden(games, options.golden);
  if (options.digests) print(games.flatMap(cardMeanings).map(digestLine));
  else if (options.figures) print([JSON.stringify(setFiguresOf(games), null, 2)]);
  else printCoverage(games, options);
  return 0;
}

function printCoverage(games: readonly GameSnapshot[], { json, verbose }: CompileOptions): void {
  const coverages = games.flatMap((one) => coverageOf(one) ?? []);
  if (coverages.length === 0) throw new OperatorError('The files do not contain any cards.');
  const most = verbose ? Number.POSITIVE_INFINITY : SHOWN;
  console.log(
    json
      ? JSON.stringify(coverages, null, 2)
      : coverages
          .map((one) => [...coverageTable(one), '', ...coverageSummary(one, most)].join('\n'))
          .join('\n\n'),
  );
}

/** Lists the cards whose meaning differs from the digests in a file. */
function compared(games: readonly GameSnapshot[], file: string, { json, verbose }: CompileOptions): number {
  const before = linesOf(readFileSync(file, 'utf8'));
  const changes = meaningChanges(before, games.flatMap(cardMeanings));
  print(json ? [JSON.stringify(changes, null, 2)] : meaningSummary(changes, verbose));
  return 0;
}

function comparedWithGolden(games: readonly GameSnapshot[], file: string): number {
  const golden = setFigures.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!golden.success) throw new OperatorError(`${file} does not have the form that --figures prints.`);
  const fallen = fallenSets(golden.data, setFiguresOf(games));
  print(fallen.length === 0 ? ['No set has fallen below its figures.'] : fallen);
  return fallen.length === 0 ? 0 : 1;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
