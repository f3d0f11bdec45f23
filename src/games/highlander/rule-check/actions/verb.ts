import type { Domain, OpenChoice } from '../../../../engine/answer.ts';
import type { Check } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import type { RulesetId } from '../rulesets/rulesets.ts';
import type { Action, ActionNamed } from './actions.ts';

/** An action about to be judged on a board. */
export interface Subject<Acting extends { readonly player: string } = Action> {
  readonly board: Board;
  readonly action: Acting;
}

/** Everything there is to one kind of action. */
export interface Verb<Name extends Action['do']> {
  /** What must be met, each for itself. May be asked whatever else is wrong. */
  readonly checks: readonly Check<Subject<ActionNamed<Name>>>[];
  /** What must still be said with it; asked when all checks are met. */
  readonly open?: (subject: Subject<ActionNamed<Name>>) => readonly OpenChoice[];
  /** What comes before it, step by step: what each step sets off is done before the next. */
  readonly before?: (subject: Subject<ActionNamed<Name>>) => Iterable<void>;
  /** Does it; asked when all checks are met and nothing is open. */
  readonly perform: (subject: Subject<ActionNamed<Name>>) => void;
  /** Actions of this kind that a player might take now; the checks sort out which are legal. */
  readonly candidates: (
    board: Board,
    player: string,
  ) => Iterable<ActionNamed<Name> | Offer<ActionNamed<Name>>>;
}

/** An action with parameters of which there are too many to count out, or that only chance can tell. */
export interface Offer<Acting> {
  readonly offer: Acting;
  readonly open: Readonly<Record<string, Domain>>;
}

/**
 * The rule of each edition, as `<source>/<section>/<name>`. The Rules Reference Guide restates Type Two, whose rule
 * holds where it is silent. An edition that is not named has no such rule.
 */
export interface Cited {
  readonly first?: string;
  readonly typeTwo?: string;
  readonly reference?: string;
}

/** A check of a rule, in each edition that has it. */
export function check<Of extends Subject<{ readonly player: string }>>(
  code: string,
  rules: Cited,
  failures: Check<Of>['failures'],
): Check<Of> {
  return {
    code,
    rule: ({ board }) => `highlander.${ruleIn(board.ruling.edition, rules) ?? 'unknown'}`,
    failures: (subject) =>
      ruleIn(subject.board.ruling.edition, rules) === undefined ? [] : failures(subject),
  };
}

function ruleIn(edition: RulesetId, { first, typeTwo, reference }: Cited): string | undefined {
  if (edition === 'highlander.first-edition') return first;
  return edition === 'highlander.reference' ? (reference ?? typeTwo) : typeTwo;
}

export type Failures = ReturnType<Check<unknown>['failures']>;
