import type { ActionVerdict, Answer, Mistake, Outcome } from './answer.ts';
import {
  Budget,
  type Limits,
  OverBudget,
  type Purse,
  purseForActions,
  purseForLists,
  usualLimits,
} from './budget.ts';
import type { JudgementMade, Law } from './law.ts';
import { mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { distinct, type TitledUnjudged, untitled } from './unjudged.ts';
import { Unsupported } from './unsupported.ts';
import type { Violation } from './violation.ts';

export interface Request {
  readonly state: unknown;
  readonly actions: readonly unknown[];
}

export interface Options {
  /** List what may be done in the state reached: of this player, or of `all`. */
  readonly legalActions?: string | undefined;
  /** Judge every action against the last legal state, and do not stop at the first that is not legal. */
  readonly continue?: boolean | undefined;
  /** What is not judged in full is `unsupported`. */
  readonly strict?: boolean | undefined;
  readonly limits?: Partial<Limits> | undefined;
}

/** What it costs to find one mistake of an action, in steps. */
const A_MISTAKE = 10;

/** An answer before its state is digested. */
export type Undigested = Omit<Answer, 'digest'>;

/**
 * Plays actions one after another. Each is judged in the state that those before it led to, as if it had been sent
 * alone; an action that is not legal changes nothing, and by default ends the sequence.
 */
export function playThrough<State, Action>(
  law: Law<State, Action>,
  request: Request,
  options: Options = {},
): Undigested {
  const limits = { ...usualLimits, ...options.limits };
  const purse = purseForActions(limits, request.actions.length);
  const fresh = () => new Budget(limits, purse);
  const read = guarded(() => law.readState(request.state, fresh()));
  if ('mistakes' in read) return refused('malformed', read.mistakes);
  if (!('value' in read)) return refused(read.outcome);
  let state = read.value;
  const unknown = unknownPlayer(law.players(state), options.legalActions);
  if (unknown !== undefined) return refused('malformed', [unknown]);

  const stateViolations = guarded(() => law.stateViolations(state, fresh()));
  if ('outcome' in stateViolations)
    return stateNotJudged(stateViolations.outcome, law.written(state), request);
  if (stateViolations.length > 0) {
    const { complete, unjudged } = toldOfState(law, state, limits);
    const impossibly = impossible(stateViolations, law.written(state), request);
    return judgedBy(options, { ...impossibly, complete, unjudged: untitled(unjudged) });
  }

  const verdicts: ActionVerdict[] = [];
  let outcome: Outcome = 'legal';
  for (const [index, given] of request.actions.entries()) {
    if (outcome !== 'legal' && options.continue !== true) {
      verdicts.push(notEvaluated(index));
      continue;
    }
    const made = judgement(law, state, given, fresh(), purse);
    const judged = options.strict === true ? onlyIfWhole(made) : made;
    const unjudged = untitled(made.unjudged);
    if (judged.outcome === 'legal') {
      state = judged.state;
      verdicts.push({ index, outcome: 'legal', events: judged.events, unjudged });
    } else {
      if (outcome === 'legal') outcome = judged.outcome;
      verdicts.push({ index, ...judged, unjudged });
    }
  }
  const list = listed(law, state, options.legalActions, limits);
  const whose = whoseMove(law, state, limits);
  const told = toldOfState(law, state, limits);
  return judgedBy(options, {
    outcome,
    complete: told.complete && list.complete && whose.complete && verdicts.every(isWhole),
    mistakes: [],
    stateViolations,
    verdicts,
    unjudged: untitled(distinct([...told.unjudged, ...list.unjudged])),
    state: law.written(state),
    awaits: whose.awaits,
    legalActions: list.actions,
    notes: [...whose.notes, ...list.notes, ...(law.notes?.(state) ?? [])],
  });
}

/** With `strict` an answer that was not judged in full is `unsupported`, unless it could not be judged at all. */
function judgedBy({ strict = false }: Options, answer: Undigested): Undigested {
  const isJudged = ['legal', 'illegal', 'needs-choice'].includes(answer.outcome);
  return strict && isJudged && !answer.complete ? { ...answer, outcome: 'unsupported' } : answer;
}

/** With `strict` the cards that were not judged in full are what the verdict needs. */
function onlyIfWhole<State>(made: JudgementMade<State>): JudgementMade<State> {
  const isJudged = made.outcome === 'legal' || made.outcome === 'illegal' || made.outcome === 'needs-choice';
  if (!isJudged || made.unjudged.length === 0) return made;
  const needs = made.unjudged.map(({ title, what }) => ({ card: title, what }));
  return { outcome: 'unsupported', needs, unjudged: made.unjudged };
}

/** Whether a verdict was judged in full, or was not called for. */
function isWhole({ outcome, unjudged }: ActionVerdict): boolean {
  return outcome !== 'unsupported' && outcome !== 'over-budget' && unjudged.length === 0;
}

function notEvaluated(index: number): ActionVerdict {
  return { index, outcome: 'not-evaluated', unjudged: [] };
}

function judgement<State, Action>(
  law: Law<State, Action>,
  state: State,
  given: unknown,
  budget: Budget,
  purse: Purse,
): JudgementMade<State> {
  const judged = guarded(() => {
    purse.spend(0);
    const read = law.readAction(given, state, budget);
    if ('value' in read) return law.judge(state, read.value, budget);
    purse.charge(read.mistakes.length * A_MISTAKE);
    return { outcome: 'malformed' as const, mistakes: read.mistakes, unjudged: [] };
  });
  return 'unjudged' in judged ? judged : { ...judged, unjudged: [] };
}

/** The cards with influence in a state that were not judged in full. */
function toldOfState<State, Action>(
  law: Law<State, Action>,
  state: State,
  limits: Limits,
): { readonly complete: boolean; readonly unjudged: readonly TitledUnjudged[] } {
  const unjudged = guarded(() => law.unjudged(state, new Budget(limits)));
  if ('outcome' in unjudged) return { complete: false, unjudged: [] };
  return { complete: unjudged.length === 0, unjudged };
}

type Refusal =
  | { readonly outcome: 'over-budget'; readonly spent: OverBudget['spent']; readonly limit: number }
  | { readonly outcome: 'unsupported'; readonly needs: readonly Unsupported['need'][] };

/** Turns the two ways in which judging itself can end into answers; anything else is our fault and stays one. */
function guarded<Value>(judge: () => Value): Value | Refusal {
  try {
    return judge();
  } catch (error) {
    if (error instanceof OverBudget)
      return { outcome: 'over-budget', spent: error.spent, limit: error.limit };
    if (error instanceof Unsupported) return { outcome: 'unsupported', needs: [error.need] };
    throw error;
  }
}

/** A list that is asked for is that of a player, or of all. */
function unknownPlayer(players: readonly string[], asked = 'all'): Mistake | undefined {
  if (asked === 'all' || players.includes(asked)) return undefined;
  const message = `There is no player “${asked}”.`;
  return mistake('dangling-reference', ['options', 'legalActions'], message, nearest(asked, players));
}

const CUT =
  'Not all combinations were tried: there may be more legal actions like those that are cut, and more legal choices for their open parameters.';

interface List {
  readonly actions: Undigested['legalActions'];
  /** Whether it is the whole list, of cards that were judged in full; or none was asked for. */
  readonly complete: boolean;
  readonly unjudged: readonly TitledUnjudged[];
  /** What it leaves out; or why there is none, though one was asked for. */
  readonly notes: readonly string[];
}

function listed<State, Action>(
  law: Law<State, Action>,
  state: State,
  whose: string | undefined,
  limits: Limits,
): List {
  if (whose === undefined) return { actions: null, complete: true, unjudged: [], notes: [] };
  const purse = purseForLists(limits);
  const players = law.players(state).filter((player) => whose === 'all' || whose === player);
  const found = guarded(() =>
    players.flatMap((player) => law.legalActions(state, player, new Budget(limits, purse))),
  );
  if ('outcome' in found)
    return {
      actions: null,
      complete: false,
      unjudged: [],
      notes: [`Legal actions are not listed: ${whyNot(found)}.`],
    };
  const unjudged = distinct(players.flatMap((player) => law.unjudgedInHand(state, player)));
  const notes = [
    ...(found.some(({ cut }) => cut === true) ? [CUT] : []),
    ...new Set(players.flatMap((player) => law.unlisted?.(state, player) ?? [])),
  ];
  return { actions: found, complete: notes.length === 0 && unjudged.length === 0, unjudged, notes };
}

/** Whose move it is; reported whether or not earlier actions were legal. */
function whoseMove<State, Action>(
  law: Law<State, Action>,
  state: State,
  limits: Limits,
): Pick<Undigested, 'awaits' | 'complete' | 'notes'> {
  const found = guarded(() => law.awaits(state, new Budget(limits)));
  if (!('outcome' in found)) return { awaits: found, complete: true, notes: [] };
  return { awaits: [], complete: false, notes: [`Whose move it is is not told: ${whyNot(found)}.`] };
}

function whyNot({ outcome }: Refusal): string {
  return outcome === 'over-budget' ? 'that would cost too much' : 'what a card does cannot be judged';
}

function refused(outcome: Outcome, mistakes: readonly Mistake[] = []): Undigested {
  return {
    outcome,
    complete: outcome !== 'over-budget' && outcome !== 'unsupported',
    mistakes,
    stateViolations: [],
    verdicts: [],
    unjudged: [],
    state: null,
    awaits: [],
    legalActions: null,
    notes: [],
  };
}

/** The state itself was more than could be judged. */
function stateNotJudged(outcome: Outcome, state: Answer['state'], { actions }: Request): Undigested {
  return { ...refused(outcome), state, verdicts: actions.map((_, index) => notEvaluated(index)) };
}

/** From what could never have come about nothing follows: no action is judged. */
function impossible(
  stateViolations: readonly Violation[],
  state: Answer['state'],
  { actions }: Request,
): Undigested {
  return {
    ...refused('illegal'),
    stateViolations,
    state,
    verdicts: actions.map((_, index) => notEvaluated(index)),
  };
}
