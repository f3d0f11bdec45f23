import { expect } from 'vitest';
import { judged } from '../../table.ts';

const SOURCE = 'shadowfist.yotd/';

/** The rules by which a state could never have come about, without their source, and what they look at in it. */
export function impossible(state: unknown): { rule: string; state: readonly string[] }[] {
  const { mistakes, stateViolations } = judged(state);
  expect(mistakes).toEqual([]);
  return stateViolations.map(({ rule, state: looked }) => ({
    rule: rule.replace(SOURCE, ''),
    state: looked,
  }));
}
