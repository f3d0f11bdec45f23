import type { Board } from '../board/board.ts';
import { counterPlay, countersFor } from '../doing/countering.ts';
import { leavePlay, removeFromGame } from '../doing/moving.ts';
import { pay } from '../effects/paying.ts';
import type { ActionNamed } from './actions.ts';
import { takeEffect } from './play/play.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inTheDuel } from './windows.ts';

const RULE = {
  first: 'first-edition/counter-cards/true-counter-used-immediately',
  typeTwo: 'type-two/countering-cards/discarded-without-effect',
};

/** The cards that may be countered now. */
function open(board: Board): string[] {
  const { countering } = board.state;
  if (countering === null) return [];
  const { card, with: companions = [] } = countering.played;
  return [card, ...companions.map((one) => one.card)].map((one) => (typeof one === 'string' ? one : one.id));
}

function isAsked({ board, action }: Subject<{ readonly player: string }>): boolean {
  return board.state.countering?.by === action.player;
}

export const counter: Verb<'counter'> = {
  checks: [
    ...inTheDuel,
    check<Subject<ActionNamed<'counter'>>>(
      'counter-not-in-play',
      { by: 'trueCounters', first: 'first-edition/counter-cards/true-counter-must-be-in-play' },
      function* ({ board, action }) {
        if (board.inPlay(action.card) === undefined)
          yield { message: 'A counter is in play already when it is used.', action: ['/card'] };
      },
    ),
    check<Subject<ActionNamed<'counter'>>>('nothing-to-counter', RULE, function* (subject) {
      const { board, action } = subject;
      const played = board.state.countering?.played.player;
      const able =
        isAsked(subject) &&
        played !== undefined &&
        open(board).some((id) => countersFor(board, id, played).some(({ card }) => card.id === action.card));
      if (!able) yield { message: `${action.player} can counter nothing with it now.`, action: ['/card'] };
    }),
  ],
  perform({ board, action }) {
    const { countering } = board.state;
    if (countering === null) return;
    const { played } = countering;
    for (const id of open(board)) {
      const found = countersFor(board, id, played.player).find(({ card }) => card.id === action.card);
      if (found === undefined) continue;
      pay(board, action.player, found.ability.pay ?? [], found.frame);
      if (found.ability.leaves === 'remove-from-game') removeFromGame(board, found.card);
      else leavePlay(board, found.card, 'used');
      counterPlay(board, id, found.frame);
      break;
    }
    goOn(board);
  },
  *candidates(board, player) {
    for (const { id } of board.controlledBy(player)) yield { do: 'counter', player, card: id };
  },
};

/** What was not countered takes effect. */
function goOn(board: Board): void {
  const { countering } = board.state;
  if (countering === null) return;
  board.state.countering = null;
  takeEffect(board, countering.played, countering.from);
}

export const pass: Verb<'pass'> = {
  checks: [
    ...inTheDuel,
    check<Subject<ActionNamed<'pass'>>>('nothing-to-pass', RULE, function* (subject) {
      const { board, action } = subject;
      const [leave] = board.state.leave;
      if (!isAsked(subject) && leave?.player !== action.player)
        yield { message: `Nothing is asked of ${action.player}.`, action: ['/player'] };
    }),
  ],
  perform(subject) {
    const { board } = subject;
    if (isAsked(subject)) goOn(board);
    else board.state.leave.shift();
  },
  *candidates(_board, player) {
    yield { do: 'pass', player };
  },
};
