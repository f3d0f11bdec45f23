import type { Domain, OpenChoice } from '../../../../engine/answer.ts';
import type { Check } from '../../../../engine/check.ts';
import type { Board, Ruling } from '../board/board.ts';
import type { Action, ActionNamed } from './actions.ts';
import { type Cited, ruleCited, takenOverFrom } from './citing.ts';

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
  /** Nothing is wanting: what is open stands there in one of its orders. */
  readonly isWhole?: true;
  /** Its checks were asked already, and are met. */
  readonly isMet?: true;
  /** There may be more like it, which were not tried. */
  readonly cut?: true;
  /** It in each of the ways in which it can be paid for, itself the first. */
  readonly paid?: readonly PaidFor<Acting>[];
}

/** An action that says what is discarded to be allowed to act so, by JSON Pointer into it. */
export interface PaidFor<Acting> {
  readonly pays: Readonly<Record<string, string>>;
  readonly action: Acting;
}

/** A candidate as the actions that it stands for, but for the orders of what is open. */
export function* actionsOf<Acting extends object>(
  candidates: Iterable<Acting | Offer<Acting>>,
): Iterable<Acting> {
  for (const candidate of candidates) {
    if (!('offer' in candidate)) yield candidate;
    else if (candidate.paid === undefined) yield candidate.offer;
    else for (const { action } of candidate.paid) yield action;
  }
}

/** A check of a rule, in each edition that has it. */
export function check<Of extends Subject<{ readonly player: string }>>(
  code: string,
  cited: Cited,
  failures: Check<Of>['failures'],
): Check<Of> {
  const known = new WeakMap<Ruling, RuleOfRuling>();
  let last: RuleOfRuling | undefined;
  const ruleIn = (ruling: Ruling): RuleOfRuling => {
    if (last?.ruling === ruling) return last;
    last = known.get(ruling) ?? ruleOf(ruling, cited);
    known.set(ruling, last);
    return last;
  };
  return {
    code,
    rule: ({ board }) => `highlander.${ruleIn(board.ruling).rule}`,
    failures(subject) {
      const { rule, lender } = ruleIn(subject.board.ruling);
      if (rule === undefined) return [];
      return lender === undefined ? failures(subject) : told(failures(subject), lender);
    },
  };
}

/** One check, of the rule under which an action comes. */
export function oneOf<Of>(code: string, which: (subject: Of) => Check<Of>): Check<Of> {
  return {
    code,
    rule: (subject) => {
      const { rule } = which(subject);
      return typeof rule === 'string' ? rule : rule(subject);
    },
    failures: (subject) => which(subject).failures(subject),
  };
}

/** What it costs to ask one check, in looks. */
const A_CHECK = 45;

/** The checks of an action that was not sent: each that is asked costs, up to the first that is not met. */
export function* asked<Of>(board: Board, checks: readonly Check<Of>[]): Iterable<Check<Of>> {
  for (const one of checks) {
    board.look(A_CHECK);
    yield one;
  }
}

/** The rule of a check by a ruling, and what it was taken over from; without a rule the check is not asked. */
interface RuleOfRuling {
  readonly ruling: Ruling;
  readonly rule: string | undefined;
  readonly lender: string | undefined;
}

function ruleOf(ruling: Ruling, cited: Cited): RuleOfRuling {
  const rule = ruleCited(ruling, cited);
  return { ruling, rule, lender: rule === undefined ? undefined : takenOverFrom(ruling, rule) };
}

/** What a ruleset has not of its own documents is told as taken over. */
function* told(failures: Failures, lender: string): Failures {
  for (const failure of failures)
    yield { ...failure, message: `${failure.message} (A rule taken over from ${lender}.)` };
}

export type Failures = ReturnType<Check<unknown>['failures']>;
