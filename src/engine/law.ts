import type { ActionVerdict, Awaited, ListedAction, Mistake } from './answer.ts';
import type { Budget } from './budget.ts';
import type { Json } from './json.ts';
import type { TitledUnjudged } from './unjudged.ts';
import type { Violation } from './violation.ts';

/** What was read, or why it could not be. */
export type Read<Value> = { readonly value: Value } | { readonly mistakes: readonly Mistake[] };

/** An action without its place in the request. */
export type Judgement<State> =
  | { readonly outcome: 'legal'; readonly state: State; readonly events: readonly Json[] }
  | Unplaced<Exclude<ActionVerdict, { outcome: 'legal' | 'not-evaluated' }>>;

type Unplaced<Verdict> = Verdict extends unknown ? Omit<Verdict, 'index' | 'unjudged'> : never;

/** A judgement with the cards that have influence on it and are not judged in full. */
export type JudgementMade<State> = Judgement<State> & { readonly unjudged: readonly TitledUnjudged[] };

/** The law of one game, as far as moves go. Pure: a state is never changed, a new one is made. */
export interface Law<State, Action> {
  readState(given: unknown, budget: Budget): Read<State>;
  readAction(given: unknown, state: State, budget: Budget): Read<Action>;
  /** What could never have come about. */
  stateViolations(state: State, budget: Budget): Violation[];
  /** May throw OverBudget and Unsupported. */
  judge(state: State, action: Action, budget: Budget): JudgementMade<State>;
  /** The cards with influence in a state that are not judged in full. May throw OverBudget. */
  unjudged(state: State, budget: Budget): readonly TitledUnjudged[];
  /** The cards that a player might play and that are not judged in full. */
  unjudgedInHand(state: State, player: string): readonly TitledUnjudged[];
  /** May throw OverBudget and Unsupported. */
  awaits(state: State, budget: Budget): Awaited[];
  /** Who plays, in the order in which what all of them may do is listed. */
  players(state: State): readonly string[];
  /** What this player may do. */
  legalActions(state: State, player: string, budget: Budget): ListedAction[];
  /** As lean JSON with a fixed order of keys. */
  written(state: State): Json;
  /** The actions that the list of legal actions of this player leaves out. */
  unlisted?(state: State, player: string): string[];
  /** What had to be assumed about a state. */
  notes?(state: State): string[];
}
