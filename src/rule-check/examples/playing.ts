import type { Work } from '../../work.ts';
import type { CitedVerdict } from '../judge.ts';
import type { RuleCheckRequest } from '../request.ts';
import type { RuleChecks } from '../rule-checks.ts';
import type { WorkedExample } from './views.ts';

/** An action of a worked example, as the rule check judges it in its place. */
export interface PlayedStep {
  /** Its place in the steps of the example, from 0. */
  readonly step: number;
  readonly verdict: CitedVerdict;
  /** The state after it; null if it is not legal, because then nothing changes. */
  readonly state: unknown;
}

/** Plays a worked example one action at a time. Steps that only describe the state are left out. */
export function playExample(
  { request: { state: given, actions: _, ...law }, steps }: WorkedExample,
  ruleChecks: Pick<RuleChecks, 'check'>,
  work: Work,
): readonly PlayedStep[] {
  let state: RuleCheckRequest['state'] = given;
  return steps.flatMap((step, place) => {
    if (step.outcome === null) return [];
    const answer = ruleChecks.check({ ...law, state, actions: [step.action] }, work);
    const isLegal = answer.outcome === 'legal';
    if (isLegal) state = answer.state;
    return answer.verdicts.map((verdict) => ({
      step: place,
      verdict: { ...verdict, index: place },
      state: isLegal ? state : null,
    }));
  });
}
