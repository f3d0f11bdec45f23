import type { Awaited, Domain, ListedAction } from '../../../engine/answer.ts';
import { Budget } from '../../../engine/budget.ts';
import { meetsAll, violationsOf } from '../../../engine/check.ts';
import type { Json } from '../../../engine/json.ts';
import type { Judgement, Law } from '../../../engine/law.ts';
import { Unsupported } from '../../../engine/unsupported.ts';
import type { Violation } from '../../../engine/violation.ts';
import { listedByVerb } from '../../listing.ts';
import { judgedWith } from '../../unjudged.ts';
import type { Action, ActionNamed } from './actions/actions.ts';
import { withAttacksOutOfTurn } from './actions/attack/out-of-turn.ts';
import { withUnjudged } from './actions/listed-unjudged.ts';
import { readAction } from './actions/read-action.ts';
import type { Offer, Remedy, Subject, Verb } from './actions/verb.ts';
import { verbs, withVerb } from './actions/verbs.ts';
import { inTheGame } from './actions/windows.ts';
import { awaited } from './awaited.ts';
import { Board, clockwiseFrom, type Library } from './board/board.ts';
import { meanings } from './board/meanings.ts';
import { unsaid } from './board/texts.ts';
import { unjudgedAtWork, unjudgedInHand, unjudgedMeanwhile, unjudgedOfAction } from './board/unjudged.ts';
import { bringHome } from './doing/control.ts';
import { advance } from './flow/advance.ts';
import { copied } from './state/copied.ts';
import { notesOn, unlistedOf } from './state/notes.ts';
import { readState } from './state/read-state.ts';
import type { State } from './state/state.ts';
import { stateViolations } from './state/state-checks/state-checks.ts';
import { refuseUnwritable } from './state/writable.ts';
import { written } from './state/written.ts';

/** The law of moves of Shadowfist, Year of the Dragon, over a catalogue of cards. */
export function shadowfistLaw(library: Library): Law<State, Action> {
  // What is asked next is mostly asked of the state that was last looked at, or reached.
  let last: Board | undefined;
  const boardOn = (state: State, budget: Budget, copy = state): Board =>
    new Board(copy, library, meanings, budget, last?.state === state ? last : undefined);
  const lookingAt = (state: State, budget: Budget): Board => {
    last = boardOn(state, budget);
    return last;
  };
  return {
    readState: (given, budget) => readState(given, library, budget),
    readAction: (given, state, budget) => readAction(given, state, library, budget),
    stateViolations: (state, budget) => stateViolations(lookingAt(state, budget)),
    judge: (state, action, budget) => {
      const board = boardOn(state, budget, copied(state));
      bringHome(board);
      const before = [...unjudgedAtWork(board), ...unjudgedOfAction(board, action)];
      const after = () => [...unjudgedMeanwhile(board), ...unjudgedAtWork(board)];
      const judged = judgedWith(before, () => judge(board, action), after);
      if (judged.outcome === 'legal') last = board;
      return judged;
    },
    unjudged: (state, budget) => unjudgedAtWork(last?.state === state ? last : lookingAt(state, budget)),
    unjudgedInHand: (state, player) => unjudgedInHand(boardOn(state, new Budget()), player),
    awaits: (state, budget): Awaited[] => withAttacksOutOfTurn(lookingAt(state, budget), awaited(state)),
    players: (state) => clockwiseFrom(state, state.turn.player),
    legalActions: (state, player, budget) => {
      const board = lookingAt(state, budget);
      const trials = new Budget(budget.limits);
      return withUnjudged(board, listed(board, player), (action) => {
        const read = readAction(action, state, library, trials);
        if ('value' in read) judge(boardOn(state, trials, copied(state)), read.value);
      });
    },
    written: (state) => written(state),
    unlisted: unlistedOf,
    notes: (state) => notesOn(state),
  };
}

/** The checks look at a board of its own; only where nothing is wrong or open is anything done on it. */
function judge(board: Board, action: Action): Judgement<State> {
  return withVerb<Judgement<State>>({ board, action }, (verb, given) => {
    const subject = verb.named === undefined ? given : { board, action: verb.named(given) };
    const violations = violationsIn(verb, subject);
    if (violations.length > 0)
      return { outcome: 'illegal', violations: remedied(violations, verb.remedy?.(subject)) };
    const choices = verb.open?.(subject) ?? [];
    if (choices.length > 0) return { outcome: 'needs-choice', choices };
    refuseUnsaid(board);
    refuseUnsaidPlay(board, action);
    verb.perform(subject);
    board.changed();
    advance(board);
    refuseUnsaid(board);
    refuseUnwritable(board.state, board.budget);
    return { outcome: 'legal', state: board.state, events: board.events as unknown as readonly Json[] };
  });
}

/** For whom there is no game any more, nothing else that is wrong would be right at another time. */
function violationsIn<Name extends Action['do']>(
  { checks }: Verb<Name>,
  subject: Subject<ActionNamed<Name>>,
): Violation[] {
  const [out] = violationsOf(inTheGame, subject);
  return out === undefined ? violationsOf(checks, subject) : [out];
}

/** What would mend the action is told with the first thing that is wrong with it. */
function remedied(violations: readonly Violation[], remedy: Remedy | undefined): Violation[] {
  return violations.map((violation, place) =>
    remedy === undefined || place > 0
      ? violation
      : {
          ...violation,
          message: `${violation.message} ${remedy.message}`,
          action: [...violation.action, remedy.pointer],
        },
  );
}

/** A text at work that cannot be said might bear on anything: nothing is legal while it is not known. */
function refuseUnsaid(board: Board): void {
  const text = unsaid(board);
  if (text === undefined) return;
  const card = text.frame.source === undefined ? undefined : board.inPlay(text.frame.source);
  const what = text.ability.ability === 'unsupported' ? text.ability.text : '';
  throw new Unsupported({ card: card === undefined ? 'a card' : board.definition(card).title, what });
}

/** Nobody plays a card of which it is not said what it does, or what it wants. */
function refuseUnsaidPlay(board: Board, action: Action): void {
  if (action.do !== 'play') return;
  const definition =
    typeof action.card === 'string' ? board.find(action.card)?.definition : board.definition(action.card);
  const needed = definition?.abilities.find(
    (ability) => ability.ability === 'unsupported' && ability.reach !== 'use',
  );
  if (definition !== undefined && needed?.ability === 'unsupported')
    board.unsupported(definition, needed.text);
}

/** Every candidate that the checks let through and that leaves nothing open. */
function listed(board: Board, player: string): ListedAction[] {
  return listedByVerb(Object.values(verbs), verbs.play, (verb) => listedOf(board, player, verb));
}

type AnyVerb = (typeof verbs)[Action['do']];

function* listedOf(board: Board, player: string, verb: AnyVerb): Iterable<ListedAction> {
  for (const action of verb.candidates(board, player)) {
    const legal = 'offer' in action ? sortedOut(board, action) : whole(board, action);
    if (legal !== undefined) yield legal;
  }
}

function whole(board: Board, action: Action): ListedAction | undefined {
  return isLegal({ board, action }) ? { action: action as unknown as Json } : undefined;
}

/** What may be filled in: of each parameter only values with which alone the action is legal. */
function sortedOut(
  board: Board,
  { offer, open, apart, cut, example, withOne }: Offer<Action>,
): ListedAction | undefined {
  if (example !== undefined && !isLegal({ board, action: example })) return undefined;
  const domains = Object.entries(open).flatMap(([pointer, domain]) => {
    if (domain.form === 'number' || domain.form === 'known') return [[pointer, domain] as const];
    const from =
      withOne === undefined
        ? domain.from
        : domain.from.filter((value) => isLegal({ board, action: withOne(pointer, value) }));
    const most = Math.min(domain.most, from.length);
    return from.length === 0 || most < domain.least ? [] : [[pointer, { ...domain, from, most }] as const];
  });
  const demanding = (all: readonly Domain[]) => all.filter(({ least }) => least > 0).length;
  if (demanding(domains.map(([, domain]) => domain)) < demanding(Object.values(open))) return undefined;
  const empty = domains.every(([, { least, amount }]) => least === 0 && amount === undefined);
  if (empty && !isLegal({ board, action: offer })) return undefined;
  return {
    action: offer as unknown as Json,
    ...(domains.length === 0 ? {} : { open: Object.fromEntries(domains) }),
    ...(apart === true ? { apart } : {}),
    ...(cut === true ? { cut } : {}),
  };
}

/** What it costs to ask all checks about an action, in steps. */
const A_CANDIDATE = 1.5;

/** What cannot be judged is not listed either. */
function isLegal(subject: Subject): boolean {
  const { board, action } = subject;
  board.budget.step(A_CANDIDATE);
  if (action.player !== 'everyone') board.look(board.player(action.player).hand.cards.length);
  try {
    const legal = withVerb(
      subject,
      (verb, theirs) => meetsAll(verb.checks, theirs) && (verb.open?.(theirs) ?? []).length === 0,
    );
    if (legal) refuseUnsaidPlay(board, action);
    return legal;
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}
