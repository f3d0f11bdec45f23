import type { Check } from '../../../../engine/check.ts';
import type { Board, Seen } from '../board/board.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { cannot, prohibitionsOn } from '../board/forbidding/prohibitions.ts';
import { doneBy } from '../board/memory.ts';
import { nameOfSource, pointersToSource } from '../board/sources.ts';
import {
  awaitsCounter,
  counterPlay,
  countersFor,
  countersReaching,
  countersSparing,
  useUp,
} from '../doing/countering.ts';
import { pay } from '../effects/paying.ts';
import type { ActionNamed } from './actions.ts';
import { notKeptFrom, prevention } from './kept-from.ts';
import { mustBePlayed } from './must-be-played.ts';
import { takeEffect } from './play/play.ts';
import { check, oneOf, type Subject, type Verb } from './verb.ts';
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

function mayCounter(subject: Subject<ActionNamed<'counter'>>): boolean {
  const { board, action } = subject;
  const played = board.state.countering?.played.player;
  if (!isAsked(subject) || played === undefined) return false;
  return open(board).some((id) => countersFor(board, id, played).some(({ card }) => card.id === action.card));
}

/** What the card might be to counter: what may be countered now or, if nothing may, what the opponent played last. */
function metBy({ board, action }: Subject<{ readonly player: string }>): string[] {
  const last = doneBy(board, board.opponentOf(action.player).id, 'played').at(-1)?.card;
  return board.state.countering === null && last !== undefined ? [last] : open(board);
}

/** Whether the card would counter what was played last, were that no Illusion. */
function wouldCounterAnIllusion(subject: Subject<ActionNamed<'counter'>>): boolean {
  const { board, action } = subject;
  const opponent = board.opponentOf(action.player).id;
  return metBy(subject).some((id) =>
    countersSparing(board, id, opponent).some(({ card }) => card.id === action.card),
  );
}

/** The cards that it says it counters, but for what prevents that; none if it may counter one. */
function* saidInVain(
  subject: Subject<ActionNamed<'counter'>>,
): Iterable<{ readonly played: Seen; readonly by: Seen }> {
  const { board, action } = subject;
  if (mayCounter(subject)) return;
  for (const played of metBy(subject).flatMap((id) => board.find(id) ?? [])) {
    const reaching = countersReaching(board, played, board.opponentOf(action.player).id);
    const by = reaching.find(({ card }) => card.id === action.card)?.card;
    if (by !== undefined) yield { played, by };
  }
}

/** What keeps it from countering them: what is said of them, or of the player. */
function isPrevented(subject: Subject<ActionNamed<'counter'>>): boolean {
  const { board, action } = subject;
  const { player } = action;
  return [...saidInVain(subject)].some(
    ({ played, by }) =>
      keptFrom(board, player, 'counter', { card: played }) ||
      cannot(board, played, 'be-countered', { by, player }),
  );
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
      const { action } = subject;
      if (!mayCounter(subject) && !wouldCounterAnIllusion(subject) && !isPrevented(subject))
        yield { message: `${action.player} can counter nothing with it now.`, action: ['/card'] };
    }),
    notKeptFrom<Subject<ActionNamed<'counter'>>>('kept-from-countering', function* (subject) {
      for (const { played } of saidInVain(subject))
        yield { what: 'counter', words: `counter ${played.id}`, card: played, at: '/card' };
    }),
    check<Subject<ActionNamed<'counter'>>>('cannot-be-countered', prevention, function* (subject) {
      const { board, action } = subject;
      for (const { played, by } of saidInVain(subject))
        for (const { frame } of prohibitionsOn(board, played, 'be-countered', { by, player: action.player }))
          yield {
            message: `${played.id} cannot be countered: ${nameOfSource(board, frame)} says so.`,
            state: pointersToSource(board, frame),
            action: ['/card'],
          };
    }),
    check<Subject<ActionNamed<'counter'>>>(
      'illusion-not-countered',
      { by: 'illusions', typeTwo: 'type-two/illusions/counters-must-name-illusions' },
      function* (subject) {
        if (!mayCounter(subject) && wouldCounterAnIllusion(subject))
          yield { message: 'It does not say that it counters Illusions.', action: ['/card'] };
      },
    ),
  ],
  /** What texts do when a card is countered, as to the one it goes with, is done before the rest takes effect. */
  *before({ board, action }) {
    const played = board.state.countering?.played;
    if (played === undefined) return;
    for (const id of open(board)) {
      const found = countersFor(board, id, played.player).find(({ card }) => card.id === action.card);
      if (found === undefined) continue;
      pay(board, action.player, found.ability.pay ?? [], found.frame);
      useUp(board, found);
      counterPlay(board, id, found.frame);
      break;
    }
    yield;
  },
  perform({ board }) {
    goOn(board);
  },
  *candidates(board, player) {
    const able = [...board.controlledBy(player), ...board.player(player).hand.cards];
    for (const { id } of able) yield { do: 'counter', player, card: id };
  },
};

/** What was not countered takes effect, and after it the Plots that came into play with it (Plots). */
function goOn(board: Board): void {
  const { countering } = board.state;
  if (countering === null) return;
  board.state.countering = null;
  takeEffect(board, countering.played, countering.from);
  for (const id of countering.plots) {
    const plot = board.inPlay(id);
    if (plot === undefined || awaitsCounter(board, plot)) continue;
    takeEffect(board, { do: 'play', player: plot.controller, card: id }, 'hand');
  }
}

/** To pass is no deed: in the own turn something else is done, and in the opponent's nothing (The Sequence of Play). */
const nothingToPass = passing('type-two/the-sequence-of-play/something-each-turn');
const nothingInOpponentsTurn = passing('type-two/the-sequence-of-play/not-in-opponents-turn');

function passing(typeTwo: string): Check<Subject<ActionNamed<'pass'>>> {
  return check('nothing-to-pass', { first: RULE.first, typeTwo }, function* (subject) {
    const { board, action } = subject;
    const [leave] = board.state.leave;
    if (!isAsked(subject) && leave?.player !== action.player)
      yield { message: `Nothing is asked of ${action.player}.`, action: ['/player'] };
  });
}

export const pass: Verb<'pass'> = {
  checks: [
    ...inTheDuel,
    oneOf('nothing-to-pass', ({ board, action }) =>
      action.player === board.current ? nothingToPass : nothingInOpponentsTurn,
    ),
    {
      ...mustBePlayed,
      *failures(subject) {
        if (!isAsked(subject)) yield* mustBePlayed.failures(subject);
      },
    },
  ],
  perform(subject) {
    const { board } = subject;
    const [leave] = board.state.leave;
    if (isAsked(subject)) goOn(board);
    else if (leave !== undefined) leave.most = 0;
  },
  *candidates(_board, player) {
    yield { do: 'pass', player };
  },
};
