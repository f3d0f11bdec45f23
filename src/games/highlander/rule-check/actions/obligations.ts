import type { Check } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { effectDoes } from '../board/texts/doings.ts';
import { beginningOfTurn } from '../board/turn/beginning.ts';
import { emit } from '../doing/emit.ts';
import { decide, isGate } from '../effects/gates.ts';
import { performing } from '../effects/perform.ts';
import type { Obligation } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { CARD_TEXT, FORCED_DISCARD } from './citing.ts';
import { isForcedDiscard, mustBeDone } from './duties.ts';
import { obligationCalled } from './obligation-called.ts';
import { check, type Failures, oneOf, type Subject, type Verb } from './verb.ts';
import { inOwnTurn } from './windows.ts';

type Resolve = ActionNamed<'resolve'>;

type OfAnybody = Subject<{ readonly player: string }>;

const asTheTurnGoesOn = {
  typeTwo: 'type-two/must-do-effects/all-if-possible',
  reference: 'reference/may-do-must-do-phase/resolve-effects',
} as const;
const beforeDrawing = { typeTwo: 'type-two/draw-discard-phase/effects-first' } as const;

/** What must be done is done before going on (Must Do Effects), in the last phase before drawing (Draw/Discard Phase). */
export const dutiesAreDone: readonly Check<OfAnybody>[] = [true, false].map((ofForced) => {
  const before = dutiesBefore(asTheTurnGoesOn, ofForced);
  const beforeDraw = dutiesBefore(beforeDrawing, ofForced);
  return oneOf('must-do-first', ({ board }) =>
    board.state.turn.phase === 'draw-discard' ? beforeDraw : before,
  );
});

function dutiesBefore(
  rules: { readonly typeTwo: string; readonly reference?: string },
  ofForced: boolean,
): Check<OfAnybody> {
  return check(
    'must-do-first',
    { by: 'turnBegins', first: ofForced ? FORCED_DISCARD : CARD_TEXT.first, ...rules },
    ({ board, action }) => undone(board, action.player, ofForced),
  );
}

function* undone(board: Board, player: string, ofForced: boolean): Failures {
  const { obligations, duties } = mustBeDone(board, player);
  for (const one of obligations.filter(({ effect }) => effectDoes(effect, 'discard') === ofForced)) {
    const at = board.state.obligations.indexOf(one);
    yield {
      message: `What must be done comes first: ${obligationCalled(board, one)}.`,
      state: [`/obligations/${at}`],
      need: one.id,
    };
  }
  for (const duty of duties.filter((one) => isForcedDiscard(board, player, one) === ofForced))
    yield { message: `What ${duty.card} says must be done comes first.`, need: { ...duty } };
}

export const resolve: Verb<'resolve'> = {
  checks: [
    ...inOwnTurn,
    check<Subject<Resolve>>(
      'no-such-obligation',
      {
        first: 'first-edition/glossary/discard-forced-by-opponent',
        typeTwo: 'type-two/the-sequence-of-play/wait-for-may-do-must-do',
      },
      function* ({ board, action }) {
        const waiting = board.state.obligations.filter(({ player }) => player === action.player);
        if (waiting.some(({ id }) => id === action.obligation)) return;
        const called = waiting.map((one) => obligationCalled(board, one));
        yield {
          message:
            called.length === 0
              ? `Nothing waits for ${action.player}.`
              : `Nothing such waits for ${action.player}, but ${called.join(' and ')}.`,
          action: ['/obligation'],
          need: waiting.map(({ id }) => id),
        };
      },
    ),
    check<Subject<Resolve>>(
      'must-not-be-declined',
      {
        first: 'first-edition/glossary/discard-forced-by-opponent',
        typeTwo: 'type-two/must-do-effects/all-if-possible',
      },
      function* ({ board, action }) {
        const obligation = board.state.obligations.find(({ id }) => id === action.obligation);
        if (action.decline === true && obligation?.must === true)
          yield { message: 'What must be done cannot be declined.', action: ['/decline'] };
      },
    ),
    check<Subject<Resolve>>(
      'obligation-outside-its-phase',
      {
        by: 'turnBegins',
        first: 'first-edition/glossary/discard-forced-by-opponent',
        typeTwo: 'type-two/the-sequence-of-play/effects-before-rest-of-turn',
        reference: 'reference/may-do-must-do-phase/resolve-effects',
      },
      function* ({ board }) {
        const begins = beginningOfTurn(board);
        if (board.state.turn.phase !== begins)
          yield { message: 'That is done as the turn begins.', state: ['/turn/phase'], need: begins };
      },
    ),
  ],
  perform({ board, action }) {
    const obligation = board.state.obligations.find(({ id }) => id === action.obligation);
    if (obligation === undefined || !isGate(obligation.effect)) return;
    board.state.obligations = board.state.obligations.filter((one) => one !== obligation);
    emit(board, { event: 'obligation-met', player: action.player });
    if (action.decline === true) return;
    const { effect, frame } = obligation;
    // He has said so by resolving it.
    decide({ ...effect, do: 'must' }, action.player, performing(board, frame));
  },
  *candidates(board, player) {
    for (const { id, must } of board.state.obligations) {
      yield { do: 'resolve', player, obligation: id };
      if (!must) yield { do: 'resolve', player, obligation: id, decline: true };
    }
  },
};

/** What must be done is done if possible: what was not, as the beginning of the turn ends, is not owed in another (Must Do Effects). */
export function lapse(board: Board, player: string): void {
  const isOwed = (one: Obligation) => one.player === player && one.must;
  for (const _ of board.state.obligations.filter(isOwed)) emit(board, { event: 'obligation-lapsed', player });
  board.state.obligations = board.state.obligations.filter((one) => !isOwed(one));
}
