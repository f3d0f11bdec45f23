import type { ListedAction, Mistake } from '../../../engine/answer.ts';
import { Budget } from '../../../engine/budget.ts';
import { meetsAll, violationsKnown, violationsOf } from '../../../engine/check.ts';
import type { Json } from '../../../engine/json.ts';
import type { Judgement, Law } from '../../../engine/law.ts';
import { mistake } from '../../../engine/mistake.ts';
import { nearest } from '../../../engine/nearest.ts';
import { Unsupported } from '../../../engine/unsupported.ts';
import type { Violation } from '../../../engine/violation.ts';
import { listedByVerb } from '../../listing.ts';
import { judgedWith } from '../../unjudged.ts';
import type { Action } from './actions/actions.ts';
import { CARD_TEXT } from './actions/citing.ts';
import { setsOffTexts, Trials, whateverIsPaid, withItsChoices } from './actions/listing.ts';
import { readAction } from './actions/read-action.ts';
import { asked, check, type Subject } from './actions/verb.ts';
import { verbs, withVerb } from './actions/verbs.ts';
import { awaited } from './awaited.ts';
import { Board, type Library, type Ruling } from './board/board.ts';
import { Barred, Decisions, NotOffered, NotSoMany, Undecided, WrongChoice } from './board/decisions.ts';
import { meanings } from './board/meanings.ts';
import { unsaid } from './board/texts/texts.ts';
import {
  unjudgedAtWork,
  unjudgedInHand,
  unjudgedMeanwhile,
  unjudgedOfAction,
} from './board/texts/unjudged.ts';
import { attacksMadeBefore, noteWhatAttacksAre, tellWhatAttacksBecame } from './doing/becoming.ts';
import { settleConsidered } from './doing/considering.ts';
import { settleControl } from './doing/control.ts';
import { closeExertionIfSpent } from './doing/exertion.ts';
import { tellFaceUpHands } from './doing/face-up.ts';
import { settleHilts, settleWhoseHilts } from './doing/hilts.ts';
import { endWithNullifiedPlots } from './flow/lasting-ends.ts';
import { resolveDefended } from './flow/resolving.ts';
import { settle } from './flow/settle.ts';
import { endSkippedPhase } from './flow/turn.ts';
import { copied } from './state/copied.ts';
import { unlistedBeforeTheGame, unlistedOf } from './state/notes.ts';
import { readState } from './state/read-state.ts';
import type { State } from './state/state.ts';
import { stateViolations } from './state/state-checks.ts';
import { written } from './state/written.ts';
import { refuseIfTextsMayAllow, refuseUnsaid, refuseUnsaidPlay } from './unknown-texts.ts';

/** The law of moves of Highlander, by a ruleset, over a catalogue of cards. */
export function highlanderLaw(library: Library, ruling: Ruling): Law<State, Action> {
  // What is asked next is mostly asked of the state that was last looked at, or reached.
  let last: Board | undefined;
  const boardOn = (state: State, budget: Budget, copy = state): Board =>
    new Board(copy, library, ruling, meanings, budget, last?.state === state ? last : undefined);
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
      const before = [...unjudgedAtWork(board), ...unjudgedOfAction(board, action)];
      const after = () => [...unjudgedMeanwhile(board), ...unjudgedAtWork(board)];
      const judged = judgedWith(before, () => judge(board, action), after);
      if (judged.outcome === 'legal') last = board;
      return judged;
    },
    unjudged: (state, budget) => unjudgedAtWork(last?.state === state ? last : lookingAt(state, budget)),
    unjudgedInHand: (state, player) => unjudgedInHand(boardOn(state, new Budget()), player),
    awaits: (state, budget) => awaited(lookingAt(state, budget)),
    players: ({ players }) => players.map(({ id }) => id),
    legalActions: (state, player, budget) => listed(lookingAt(state, budget), player),
    written,
    unlisted: (state, player) => [
      ...unlistedOf(state, player),
      ...(ruling.switches.firstTurn === 'gems' ? unlistedBeforeTheGame(state, library) : []),
    ],
  };
}

/** Only where nothing is wrong or open is anything done on the board. */
function judge(board: Board, action: Action): Judgement<State> {
  return withVerb<Judgement<State>>({ board, action }, (verb, subject) => {
    const violations = violationsKnown(verb.checks, subject);
    if (violations.length > 0) {
      refuseIfTextsMayAllow(board, action, violations);
      return { outcome: 'illegal', violations };
    }
    const choices = verb.open?.(subject) ?? [];
    if (choices.length > 0) return { outcome: 'needs-choice', choices };
    refuseUnsaid(board);
    refuseUnsaidPlay(board, action);
    return done(board, action);
  });
}

/** Does what the checks let through: what it says of the choices of texts is asked of those texts alone. */
function done(board: Board, action: Action): Judgement<State> {
  return withVerb<Judgement<State>>({ board, action }, (verb, subject) => {
    board.decisions = decisionsIn(board, action);
    board.doing();
    return performed({ board, action }, function* () {
      yield* verb.before?.(subject) ?? [];
      verb.perform(subject);
      yield;
      yield* resolveDefended(board);
    });
  });
}

/** What an action says of the choices of texts: those of the card that it is about go by their names alone. */
function decisionsIn(board: Board, action: Action): Decisions {
  return new Decisions('choose' in action ? (action.choose ?? {}) : {}, cardOf(board, action));
}

function cardOf({ state }: Board, action: Action): string | undefined {
  if (action.do === 'resolve')
    return state.obligations.find(({ id }) => id === action.obligation)?.frame.source;
  if (!('card' in action)) return undefined;
  return typeof action.card === 'string' ? action.card : action.card.id;
}

/** What each step sets off is done before the next. It may come to what the action leaves undecided; then nothing was done. */
function performed(subject: Subject, steps: () => Iterable<void>): Judgement<State> {
  const { board } = subject;
  const before = attacksMadeBefore(board);
  try {
    for (const _ of steps()) {
      board.changed();
      settle(board);
    }
    settleControl(board);
    endWithNullifiedPlots(board);
    settleWhoseHilts(board);
    settleHilts(board);
    settleConsidered(board);
    tellWhatAttacksBecame(board, before);
    settle(board);
    closeExertionIfSpent(board);
    settle(board);
    endSkippedPhase(board);
    settle(board);
    tellFaceUpHands(board);
    refuseUnsaid(board);
    const mistakes = unasked(board);
    if (mistakes.length > 0) return { outcome: 'malformed', mistakes };
    noteWhatAttacksAre(board);
    return { outcome: 'legal', state: board.state, events: board.events as unknown as readonly Json[] };
  } catch (error) {
    if (error instanceof Undecided) return { outcome: 'needs-choice', choices: error.choices };
    if (error instanceof NotOffered) return { outcome: 'illegal', violations: notOffered(subject, error) };
    if (error instanceof NotSoMany) return { outcome: 'illegal', violations: notSoMany(subject, error) };
    if (error instanceof Barred) return { outcome: 'illegal', violations: error.violations };
    if (error instanceof WrongChoice) return { outcome: 'malformed', mistakes: [wrongChoice(error)] };
    throw error;
  }
}

function notOffered(subject: Subject, { pointer, message, offered }: NotOffered): Violation[] {
  const need = offered === null ? null : [...offered];
  return violationsOf(
    [check('choice-not-offered', CARD_TEXT, () => [{ message, action: [pointer], need }])],
    subject,
  );
}

function notSoMany(subject: Subject, { pointer, message, need, have }: NotSoMany): Violation[] {
  const told = { message, action: [pointer], need: { ...need }, have };
  return violationsOf([check('choice-not-offered', CARD_TEXT, () => [told])], subject);
}

/** What is said and nothing asks for is a slip; what was played and may be countered asks when it takes effect. */
function unasked({ decisions, state }: Board): Mistake[] {
  if (state.countering !== null || state.winner !== null) return [];
  const { names, known } = decisions.unasked();
  const but = known.length === 0 ? '' : `, but for ${known.map((one) => `“${one}”`).join(' and ')}`;
  return names.map((name) =>
    mistake(
      'unknown-key',
      ['choose', name],
      `Nothing asks for a choice “${name}”${but}.`,
      nearest(name, known),
    ),
  );
}

function wrongChoice({ pointer, message }: WrongChoice): Mistake {
  return { code: 'wrong-value', pointer, message, suggestion: null };
}

/** What it costs, in steps, to think of an action, and to do one on a copy; for each card in play, in looks. */
const A_CANDIDATE = 0.5;
const A_TRIAL = 1;
const A_CARD_ON_TRIAL = 20;

/** Every candidate that the checks let through and that leaves nothing open. */
function listed(board: Board, player: string): ListedAction[] {
  if (unsaid(board) !== undefined) return [];
  const trials = new Trials((action) => tried(board, action), board.budget);
  return listedByVerb(Object.values(verbs), verbs.play, (verb) => listedOf(board, player, verb, trials));
}

type AnyVerb = (typeof verbs)[Action['do']];

function* listedOf(board: Board, player: string, verb: AnyVerb, trials: Trials): Iterable<ListedAction> {
  for (const candidate of verb.candidates(board, player)) {
    const action = 'offer' in candidate ? candidate.offer : candidate;
    const open = 'offer' in candidate ? candidate.open : undefined;
    const wanting = 'offer' in candidate && candidate.isWhole !== true ? open : undefined;
    const isMet = 'offer' in candidate && candidate.isMet === true;
    const paid = ('offer' in candidate ? candidate.paid : undefined) ?? [{ pays: {}, action }];
    board.budget.step(A_CANDIDATE * paid.length);
    const legal = paid.filter((one) => isLegal({ board, action: one.action }, wanting, isMet));
    if (legal.length === 0) continue;
    const asksMore = wanting === undefined && setsOffTexts(board, action);
    const ways = legal.map((one) => ({
      pays: one.pays,
      list: asksMore ? withItsChoices(one.action, trials) : [{ action: one.action as unknown as Json }],
    }));
    const isCut = 'offer' in candidate && candidate.cut === true;
    yield* whateverIsPaid(ways).map((one) => ({
      ...one,
      ...(open === undefined || Object.keys(open).length === 0 ? {} : { open: { ...open, ...one.open } }),
      ...(isCut ? { cut: true as const } : {}),
    }));
  }
}

/** What the checks have let through, done on a copy to see what it asks for. */
function tried(board: Board, action: Action): Judgement<State> {
  const { state, library, ruling, budget } = board;
  budget.step(A_TRIAL);
  board.look(A_CARD_ON_TRIAL * state.inPlay.length);
  try {
    return done(new Board(copied(state), library, ruling, meanings, budget, board), action);
  } catch (error) {
    if (error instanceof Unsupported) return { outcome: 'unsupported', needs: [error.need] };
    throw error;
  }
}

/** What cannot be judged is not listed. What an offer leaves open may be wanting; its checks may be known to be met. */
function isLegal(subject: Subject, open: ListedAction['open'], isMet: boolean): boolean {
  try {
    return withVerb(subject, (verb, theirs) => {
      const leftOpen = Object.keys(open ?? {});
      const checks = asked(subject.board, verb.checks);
      const met =
        isMet ||
        (open === undefined
          ? meetsAll(checks, theirs)
          : violationsOf(checks, theirs).every(({ action }) =>
              action.some((pointer) => leftOpen.includes(pointer)),
            ));
      const choices = verb.open?.(theirs) ?? [];
      const legal = met && choices.every(({ pointer }) => leftOpen.includes(pointer));
      if (legal) refuseUnsaidPlay(subject.board, subject.action);
      return legal;
    });
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}
