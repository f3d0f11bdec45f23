import { OperatorError } from '../../operator-error.ts';
import { checkAbilities } from './check-abilities.ts';
import { checkHeadings } from './check-headings.ts';
import { checkReferences } from './check-references.ts';
import { checkRepetitions } from './check-repetitions.ts';
import { type GameContent, parseSeeds, type SeedProblem } from './parse-seeds.ts';
import type { SeedFile } from './seed-files.ts';
import { inSourceOrder } from './source-order.ts';

/** The content is wrong; each problem names file and line. */
export class SeedError extends OperatorError {
  override readonly name = 'SeedError';
  readonly problems: readonly SeedProblem[];
  constructor(problems: readonly SeedProblem[]) {
    super(
      `The content has ${problems.length} problem(s):\n${problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** All content, checked whole; throws a SeedError that tells every problem at once. */
export function loadSeeds(files: readonly SeedFile[]): GameContent[] {
  const { games, problems } = parseSeeds(files);
  const wrong = games.flatMap((content) => [
    ...checkReferences(content),
    ...checkRepetitions(content),
    ...checkHeadings(content),
    ...checkAbilities(content),
  ]);
  const all = [...problems, ...wrong];
  if (all.length > 0) throw new SeedError(all);
  return games.map(inSourceOrder);
}
