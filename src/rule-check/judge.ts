import type { ActionVerdict, Answer } from '../engine/answer.ts';
import type { Spending } from '../engine/budget.ts';
import type { Undigested } from '../engine/play-through.ts';
import type { Violation } from '../engine/violation.ts';
import type { ChosenRuleset, Play } from '../games/rule-check.ts';
import { optionsOf, type RuleCheckRequest } from './request.ts';

/** A violation with the place where the service has its rule. */
export interface CitedViolation extends Violation {
  readonly url: string;
}

/** A verdict whose violations are cited so. */
export type CitedVerdict =
  | Exclude<ActionVerdict, { outcome: 'illegal' }>
  | (Extract<ActionVerdict, { outcome: 'illegal' }> & { readonly violations: readonly CitedViolation[] });

interface Cited {
  readonly stateViolations: readonly CitedViolation[];
  readonly verdicts: readonly CitedVerdict[];
}

/** What is answered, by which law. */
export interface RuleAnswer extends Omit<Answer, keyof Cited>, Cited {
  readonly game: string;
  readonly ruleset: string;
  /** What a house rule sets otherwise, by the keys of the switches; absent where none is played by. */
  readonly switches?: Readonly<Record<string, string>>;
  /** Which content it was made from; absent without the service. */
  readonly dataVersion?: { readonly number: number; readonly hash: string };
}

/** By what was judged. */
export type JudgedBy = Pick<RuleAnswer, 'game' | 'ruleset' | 'switches' | 'dataVersion'>;

/** As an answer tells by what it was judged. */
export function judgedBy(game: string, { id, switches }: ChosenRuleset): JudgedBy {
  return { game, ruleset: id, ...(switches === undefined ? {} : { switches }) };
}

/** Judges a request by a law that stands ready. */
export function judge(play: Play, { state, actions, options = {} }: Judged, work?: Spending): Undigested {
  const { limits, ...others } = optionsOf(options);
  return play({ state, actions }, { ...others, limits: { ...limits, work } });
}

type Judged = Pick<RuleCheckRequest, 'state' | 'actions' | 'options'>;

/** What the digest of an answer is made of. The law writes keys always in the same order, so that this is canonical. */
export function digestible({ state }: Undigested): string | null {
  return state === null ? null : JSON.stringify(state);
}

export function answer(
  law: JudgedBy,
  { outcome, complete, mistakes, stateViolations, verdicts, state, ...reached }: Undigested,
  digest: string | null,
): RuleAnswer {
  const told = cited(law, { stateViolations, verdicts });
  return { ...law, outcome, complete, mistakes, ...told, state, digest, ...reached };
}

/** An answer as JSON writes it. Its state, of which the digest was made, is most of it, and is not written again. */
export function answerAsText(
  law: JudgedBy,
  { outcome, complete, mistakes, stateViolations, verdicts, state: _, ...reached }: Undigested,
  state: string,
  digest: string,
): string {
  const before = JSON.stringify({
    ...law,
    outcome,
    complete,
    mistakes,
    ...cited(law, { stateViolations, verdicts }),
  });
  const after = JSON.stringify({ digest, ...reached });
  return `${before.slice(0, -1)},"state":${state},${after.slice(1)}`;
}

function cited(
  { game }: JudgedBy,
  { stateViolations, verdicts }: Pick<Undigested, 'stateViolations' | 'verdicts'>,
): Cited {
  const all = (violations: readonly Violation[]) => violations.map((one) => withUrl(game, one));
  return {
    stateViolations: all(stateViolations),
    verdicts: verdicts.map((verdict) =>
      verdict.outcome === 'illegal' ? { ...verdict, violations: all(verdict.violations) } : verdict,
    ),
  };
}

function withUrl(game: string, { code, rule, ...others }: Violation): CitedViolation {
  return { code, rule, url: `/v1/rules/${game}/${rule}`, ...others };
}
