import type { RuleView } from '../citations/rule-view.ts';
import type { ActionVerdict, Answer } from '../engine/answer.ts';
import type { Spending } from '../engine/budget.ts';
import type { Undigested } from '../engine/play-through.ts';
import type { Violation } from '../engine/violation.ts';
import type { ChosenRuleset, Play } from '../games/rule-check.ts';
import { optionsOf, type RuleCheckRequest } from './request.ts';

/** A violation with a link to its rule. */
export interface CitedViolation extends Violation {
  readonly url: string;
  /** The rule; null if it is not in the rule index. Absent in the library, which does not have the index. */
  readonly citedRule?: RuleView | null;
}

/** Finds a rule by its id. */
export type FindRule = (id: string) => RuleView | null;

/** A verdict with cited violations. */
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
  findRule?: FindRule,
): RuleAnswer {
  const violations = cited(law, { stateViolations, verdicts }, findRule);
  return { ...law, outcome, complete, mistakes, ...violations, state, digest, ...reached };
}

/** An answer as JSON writes it. Its state, of which the digest was made, is most of it, and is not written again. */
export function answerAsText(
  law: JudgedBy,
  { outcome, complete, mistakes, stateViolations, verdicts, state: _, ...reached }: Undigested,
  state: string,
  digest: string,
  findRule?: FindRule,
): string {
  const before = JSON.stringify({
    ...law,
    outcome,
    complete,
    mistakes,
    ...cited(law, { stateViolations, verdicts }, findRule),
  });
  const after = JSON.stringify({ digest, ...reached });
  return `${before.slice(0, -1)},"state":${state},${after.slice(1)}`;
}

function cited(
  { game }: JudgedBy,
  { stateViolations, verdicts }: Pick<Undigested, 'stateViolations' | 'verdicts'>,
  findRule?: FindRule,
): Cited {
  const all = (violations: readonly Violation[]) =>
    violations.map((one) => citedViolation(game, one, findRule));
  return {
    stateViolations: all(stateViolations),
    verdicts: verdicts.map((verdict) =>
      verdict.outcome === 'illegal' ? { ...verdict, violations: all(verdict.violations) } : verdict,
    ),
  };
}

function citedViolation(
  game: string,
  { code, rule, ...others }: Violation,
  findRule?: FindRule,
): CitedViolation {
  const url = `/v1/rules/${game}/${rule}`;
  return findRule === undefined
    ? { code, rule, url, ...others }
    : { code, rule, url, citedRule: findRule(rule), ...others };
}
