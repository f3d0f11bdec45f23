import { readFileSync } from 'node:fs';
import { readMapping } from '../card-files/mapping/read-mapping.ts';
import { type Coverage, coverageOf } from '../database/coverage/coverage.ts';
import { contentWithFiles } from '../database/importing/content-with-files.ts';
import { type CardsReading, readGivenFiles } from '../database/importing/read-given.ts';
import { gameOfContent } from '../database/seeding/game-of-content.ts';
import { loadSeeds } from '../database/seeding/load-seeds.ts';
import { readSeedFiles } from '../database/seeding/seed-files.ts';
import type { GameSlug } from '../games/registry.ts';
import { OperatorError } from '../operator-error.ts';
import { paths } from '../paths.ts';
import { coverageSummary, coverageTable } from './coverage-summary.ts';
import { givenFiles } from './given-files.ts';

export interface CompileOptions {
  readonly game?: GameSlug;
  readonly map?: string;
  readonly json: boolean;
  readonly verbose: boolean;
}

/** So many gaps and sentences are shown. */
const SHOWN = 20;

/** Says how much of a pool of cards the rule check plays. Needs no database; returns the exit code. */
export async function compileCommand(given: readonly string[], options: CompileOptions): Promise<number> {
  const coverages = await coveragesOf(given, options);
  if (coverages.length === 0)
    throw new OperatorError('No file has cards of a game whose texts are compiled.');
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

async function coveragesOf(
  given: readonly string[],
  { game, map }: Pick<CompileOptions, 'game' | 'map'>,
): Promise<Coverage[]> {
  const mapping = readMapping(map === undefined ? '' : readFileSync(map, 'utf8'), map ?? '');
  if (!mapping.ok) throw new OperatorError(mapping.remarks.map(({ message }) => message).join('\n'));
  const readings = await readGivenFiles(givenFiles(given), { mapping: mapping.mapping, game });
  for (const { is, given, remarks } of readings)
    if (is === 'refused') throw new OperatorError(`${given.name}: ${remarks[0]?.message}`);
  const files = readings
    .filter((reading): reading is CardsReading => reading.is === 'read')
    .map(({ given, ...reading }) => ({ ...reading, name: given.name }));
  const house = loadSeeds(readSeedFiles(paths.seeds)).map(gameOfContent);
  return contentWithFiles(house, files, new Map()).games.flatMap((one) => coverageOf(one) ?? []);
}
