import { coverageOf } from '../database/coverage/coverage.ts';
import { compiledDigests } from '../database/coverage/digests.ts';
import { OperatorError } from '../operator-error.ts';
import { coverageSummary, coverageTable } from './coverage-summary.ts';
import { type FilesOptions, gamesWithFiles } from './games-with-files.ts';

export interface CompileOptions extends FilesOptions {
  readonly json: boolean;
  readonly digests: boolean;
  readonly verbose: boolean;
}

/** So many gaps and sentences are shown. */
const SHOWN = 20;

/** Says how much of a pool of cards the rule check plays. Needs no database; returns the exit code. */
export async function compileCommand(given: readonly string[], options: CompileOptions): Promise<number> {
  const games = await gamesWithFiles(given, options);
  if (options.digests) {
    for (const line of games.flatMap(compiledDigests)) console.log(line);
    return 0;
  }
  const coverages = games.flatMap((one) => coverageOf(one) ?? []);
  if (coverages.length === 0) throw new OperatorError('The files do not contain any cards.');
  const most = options.verbose ? Number.POSITIVE_INFINITY : SHOWN;
  console.log(
    options.json
      ? JSON.stringify(coverages, null, 2)
      : coverages
          .map((one) => [...coverageTable(one), '', ...coverageSummary(one, most)].join('\n'))
          .join('\n\n'),
  );
  return 0;
}
