import type { Domain, OpenChoice } from '../../../../engine/answer.ts';
import { type Check, surelyMeetsAll } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import type { Action, ActionNamed } from './actions.ts';

/** An action about to be judged on a board. */
export interface Subject<Acting extends { readonly player: string } = Action> {
  readonly board: Board;
  readonly action: Acting;
}

/** Everything there is to one kind of action. */
export interface Verb<Name extends Action['do']> {
  /** The action after cards that it is the first to name have taken their places, with what goes without saying. */
  readonly named?: (subject: Subject<ActionNamed<Name>>) => ActionNamed<Name>;
  /** What must be met, each for itself. May be asked whatever else is wrong. */
  readonly checks: readonly Check<Subject<ActionNamed<Name>>>[];
  /** What would make an action legal that is not, if it only lacks a parameter. */
  readonly remedy?: (subject: Subject<ActionNamed<Name>>) => Remedy | undefined;
  /** What must still be said with it; asked when all checks are met. */
  readonly open?: (subject: Subject<ActionNamed<Name>>) => readonly OpenChoice[];
  /** Does it; asked when all checks are met and nothing is open. */
  readonly perform: (subject: Subject<ActionNamed<Name>>) => void;
  /** Actions of this kind that a player might take now; the checks sort out which are legal. */
  readonly candidates: (
    board: Board,
    player: string,
  ) => Iterable<ActionNamed<Name> | Offer<ActionNamed<Name>>>;
}

/** A parameter that an action lacks, and what it would have to be. */
export interface Remedy {
  readonly pointer: string;
  readonly message: string;
}

/** An action with parameters of which there are too many to count out. Each `from` is yet to be sorted out by the checks. */
export interface Offer<Acting> {
  readonly offer: Acting;
  readonly open: Readonly<Record<string, Domain>>;
  readonly apart?: true;
  /** There are more like it than are listed. */
  readonly cut?: true;
  /** A whole action like it: if that is legal, so is each. */
  readonly example?: Acting;
  /** The action with one of a parameter's values, to be asked whether it is legal. */
  readonly withOne?: (pointer: string, value: Domain['from'][number]) => Acting;
}

/**
 * Whether choices could make an action legal that has none yet: what is wrong with it now stays wrong, whatever is
 * chosen, and the many ways to choose need not be tried.
 */
export function mayBecomeLegal<Acting extends { readonly player: string }>(
  checks: readonly Check<Subject<Acting>>[],
  subject: Subject<Acting>,
): boolean {
  subject.board.budget.step(1.5);
  return surelyMeetsAll(checks, subject);
}

const SOURCE = 'shadowfist.yotd';

/** A check of a rule of the Year of the Dragon rulebook, or of one that the position tells. */
export function check<Acting extends Subject<{ readonly player: string }>>(
  code: string,
  rule: string | ((subject: Acting) => string),
  failures: Check<Acting>['failures'],
): Check<Acting> {
  const cited =
    typeof rule === 'string' ? `${SOURCE}/${rule}` : (subject: Acting) => `${SOURCE}/${rule(subject)}`;
  return { code, rule: cited, failures };
}

export type Failures = ReturnType<Check<unknown>['failures']>;
