import type { ActionVerdict, Answer, Mistake, Outcome } from './answer.ts';
import { Budget, type Limits, OverBudget, purseForActions, purseForLists, usualLimits } from './budget.ts';
import type { Judgement, Law } from './law.ts';
import { mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
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
  readonly limits?: Partial<Limits> | undefined;
}

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
  if ('outcome' in stateViolations) return unjudged(stateViolations.outcome, law.written(state), request);
  if (stateViolations.length > 0) return impossible(stateViolations, law.written(state), request);

  const verdicts: ActionVerdict[] = [];
  let outcome: Outcome = 'legal';
  for (const [index, given] of request.actions.entries()) {
    if (outcome !== 'legal' && options.continue !== true) {
      verdicts.push({ index, outcome: 'not-evaluated' });
      continue;
    }
    const judged = judgement(law, state, given, fresh());
    if (judged.outcome === 'legal') {
      state = judged.state;
      verdicts.push({ index, outcome: 'legal', events: judged.events });
    } else {
      if (outcome === 'legal') outcome = judged.outcome;
      verdicts.push({ index, ...judged });
    }
  }
  const list = listed(law, state, options.legalActions, limits);
  const whose = whoseMove(law, state, limits);
  return {
    outcome,
    mistakes: [],
    stateViolations,
    verdicts,
    state: law.written(state),
    awaits: whose.awaits,
    legalActions: list.actions,
    notes: [...whose.notes, ...list.notes, ...law.notes(state)],
  };
}

function judgement<State, Action>(
  law: Law<State, Action>,
  state: State,
  given: unknown,
  budget: Budget,
): Judgement<State> {
  const judged = guarded(() => {
    const read = law.readAction(given, state);
    return 'mistakes' in read
      ? { outcome: 'malformed' as const, mistakes: read.mistakes }
      : law.judge(state, read.value, budget);
  });
  return judged;
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
  'Not everything was tried: there may be more legal actions like those that are cut, and of what is open in these only some was found to be legal.';

interface List {
  readonly actions: Undigested['legalActions'];
  /** What it leaves out; or why there is none, though one was asked for. */
  readonly notes: readonly string[];
}

function listed<State, Action>(
  law: Law<State, Action>,
  state: State,
  whose: string | undefined,
  limits: Limits,
): List {
  if (whose === undefined) return { actions: null, notes: [] };
  const purse = purseForLists(limits);
  const players = law.players(state).filter((player) => whose === 'all' || whose === player);
  const found = guarded(() =>
    players.flatMap((player) => law.legalActions(state, player, new Budget(limits, purse))),
  );
  if (!('outcome' in found))
    return {
      actions: found,
      notes: [
        ...(found.some(({ cut }) => cut === true) ? [CUT] : []),
        ...new Set(players.flatMap((player) => law.unlisted?.(state, player) ?? [])),
      ],
    };
  return { actions: null, notes: [`Legal actions are not listed: ${whyNot(found)}.`] };
}

/** Whose move it is, which is told whatever was judged before it. */
function whoseMove<State, Action>(
  law: Law<State, Action>,
  state: State,
  limits: Limits,
): Pick<Undigested, 'awaits' | 'notes'> {
  const found = guarded(() => law.awaits(state, new Budget(limits)));
  if (!('outcome' in found)) return { awaits: found, notes: [] };
  return { awaits: [], notes: [`Whose move it is is not told: ${whyNot(found)}.`] };
}

function whyNot({ outcome }: Refusal): string {
  return outcome === 'over-budget' ? 'that would cost too much' : 'what a card does cannot be judged';
}

function refused(outcome: Outcome, mistakes: readonly Mistake[] = []): Undigested {
  return {
    ...{ outcome, mistakes, stateViolations: [], verdicts: [], state: null },
    ...{ awaits: [], legalActions: null, notes: [] },
  };
}

/** The state itself was more than could be judged. */
function unjudged(outcome: Outcome, state: Answer['state'], { actions }: Request): Undigested {
  return {
    ...refused(outcome),
    state,
    verdicts: actions.map((_, index) => ({ index, outcome: 'not-evaluated' })),
  };
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
    verdicts: actions.map((_, index) => ({ index, outcome: 'not-evaluated' })),
  };
}
