import type { PlayedStep } from '../../rule-check/examples/playing.ts';
import type { WorkedExample } from '../../rule-check/examples/views.ts';

type Step = WorkedExample['steps'][number];

/** One moment of a worked example: an action with its verdict, and what is said of the state after it. */
export interface Moment {
  readonly action: unknown;
  readonly verdict: PlayedStep['verdict'];
  /** What the source tells here and about the state after it. */
  readonly notes: readonly string[];
  /** What the state holds after it, by JSON Pointer. */
  readonly holds: Readonly<Record<string, unknown>>;
}

export interface Told {
  /** What is said of the situation before the first action. */
  readonly first: readonly string[];
  readonly moments: readonly Moment[];
}

/** Joins each action with its verdict and with the steps after it that describe the state. */
export function momentsOf(steps: readonly Step[], played: readonly PlayedStep[]): Told {
  const first: string[] = [];
  const moments: (Moment & { notes: string[] })[] = [];
  for (const [place, step] of steps.entries()) {
    const notes = step.note === null ? [] : [step.note];
    const last = moments.at(-1);
    const verdict = played.find((one) => one.step === place)?.verdict;
    if (step.outcome !== null && verdict !== undefined) {
      moments.push({ action: step.action, verdict, notes, holds: {} });
    } else if (last === undefined) {
      first.push(...notes);
    } else {
      const holds = step.outcome === null ? { ...last.holds, ...step.holds } : last.holds;
      moments[moments.length - 1] = { ...last, notes: [...last.notes, ...notes], holds };
    }
  }
  return { first, moments };
}
