import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What vitest's JSON reporter writes, so far as it is read here. */
const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.enum(['passed', 'failed']),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export interface Outcome {
  readonly failed: number;
  /** `N passed, N failed`, and what was skipped if anything was. */
  readonly line: string;
}

/**
 * Counts the tests of a run. What failed outside of a test counts as one: a file that could not be run,
 * a set-up, a run that left no report.
 */
export function readOutcome(file: string, succeeded: boolean): Outcome {
  const run = existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const brokenFiles = (run?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const counted = (run?.numFailedTests ?? 0) + brokenFiles.length;
  const failed = counted === 0 && !succeeded ? 1 : counted;
  const skipped = (run?.numPendingTests ?? 0) + (run?.numTodoTests ?? 0);
  const counts = [
    `${run?.numPassedTests ?? 0} passed`,
    `${failed} failed`,
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ];
  return { failed, line: counts.join(', ') };
}
