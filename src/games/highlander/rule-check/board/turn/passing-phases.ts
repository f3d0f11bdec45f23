import type { Board } from '../board.ts';

/** Sweep and Ability Adjustment pass by themselves: only what happened tells of them. */
const passing: ReadonlySet<string | undefined> = new Set(['sweep', 'ability-adjustment']);

/** The one of them that it is, from when it begins until the next phase does; else a phase that the state names has begun. */
export function passingPhase({ state: { turn } }: Board): string | undefined {
  const begun = turn.events.findLast(({ event }) => event === 'phase-begun')?.what;
  return passing.has(begun) ? begun : undefined;
}
