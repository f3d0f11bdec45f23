import { type Board, sizeOf } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { maximumHandSize, roomInHand } from '../board/standing.ts';
import { isBeginning } from '../board/turn/beginning.ts';
import { hasDiscardedDefense, wasAttacked } from '../board/turn/unattacked.ts';
import { emit } from '../doing/emit.ts';
import {
  numberToTake,
  putIntoHand,
  strangersAmong,
  takeFromEndurance,
  unseenOnTop,
} from '../doing/endurance.ts';
import { discardFromHand } from '../doing/moving.ts';
import { comesAbout } from '../doing/replacing.ts';
import { endTurn as finishTurn } from '../flow/turn.ts';
import type { GameEvent } from '../state/values.ts';
import type { ActionNamed } from './actions.ts';
import { type Cited, shuffledAgain } from './citing.ts';
import { type Kept, notKeptFrom } from './kept-from.ts';
import { dutiesAreDone } from './obligations.ts';
import { type CardPlayed, cardPlayed, isFromOwnHand } from './play/card-played.ts';
import { check, type Failures, type Subject, type Verb } from './verb.ts';
import { inOwnTurn, inPhase, named } from './windows.ts';

type Draw = ActionNamed<'draw'>;
type Discard = ActionNamed<'discard'>;

/** How many cards fit in the hand, never more than there are, those of the new Endurance after Exhaustion included. */
function room(board: Board, player: string): number {
  return Math.max(0, Math.min(roomInHand(board, player), numberToTake(board.player(player))));
}

/** What of it may still be drawn: settled before the first, whatever happens meanwhile (Draw/Discard Phase). */
export function capacity(board: Board, player: string): number {
  const { mayDraw } = board.state.turn;
  const isSettled = mayDraw !== null && board.switches.drawCapacity === 'fixed-first';
  return isSettled ? Math.min(room(board, player), mayDraw) : room(board, player);
}

/** What has happened in the Draw/Discard Phase of this turn so far. */
function sinceItBegan({ state }: Board): readonly GameEvent[] {
  const { events } = state.turn;
  return events.slice(
    1 + events.findLastIndex(({ event, what }) => event === 'phase-begun' && what === 'draw-discard'),
  );
}

/** Nobody both draws and discards in one Draw/Discard Phase (Running Out of Cards); a text does so beside it. */
const notBoth: Cited = {
  by: 'handAfterExhaustion',
  first: 'first-edition/running-out-of-cards-exhaustion/draw-or-discard-not-both',
};

/** What of it the player is not kept from drawing. */
export function mayStillDraw(board: Board, player: string): number {
  const isKept = keptFrom(board, player, 'draw', { from: 'endurance', of: player });
  return isKept ? 0 : capacity(board, player);
}

/** How many cards must be discarded; none by who Exhausted while drawing up, where those may be held (Exhaustion). */
export function excess(board: Board, player: string): number {
  const hasExhausted = sinceItBegan(board).some((one) => one.event === 'exhausted' && one.player === player);
  if (hasExhausted && board.switches.handAfterExhaustion === 'held-one-turn') return 0;
  const over = Math.max(0, -roomInHand(board, player));
  return over === 0 ? 0 : Math.min(over, mayBeDiscarded(board, player));
}

/** How many cards of the hand nothing keeps the player from discarding: what is prevented is not owed (Prevention). */
function mayBeDiscarded(board: Board, player: string): number {
  const { cards, unknown } = board.player(player).hand;
  const deed = { from: 'hand', of: player } as const;
  const free = cards.filter(
    (card) => !keptFrom(board, player, 'discard', { ...deed, card: board.seenElsewhere(card, player) }),
  );
  return free.length + (keptFrom(board, player, 'discard', deed) ? 0 : unknown);
}

function* tooMany(most: number, have: number): Failures {
  if (have > most)
    yield { message: `No more than ${most} may be drawn now.`, action: ['/number'], need: { most }, have };
}

export const draw: Verb<'draw'> = {
  checks: [
    ...inOwnTurn,
    ...dutiesAreDone,
    inPhase(
      'draw-outside-its-phase',
      { first: 'first-edition/draw-discard/may-draw-up', typeTwo: 'type-two/draw-discard-phase/draw-up' },
      'draw-discard',
    ),
    check<Subject<Draw>>(
      'draw-beyond-hand-size',
      {
        first: 'first-edition/draw-discard/may-draw-up',
        typeTwo: 'type-two/draw-discard-phase/draw-up',
        reference: 'reference/draw-discard-phase/up-or-down-to-maximum',
      },
      function* ({ board, action }) {
        yield* tooMany(room(board, action.player), action.number);
      },
    ),
    check<Subject<Draw>>(
      'draw-beyond-capacity',
      { by: 'drawCapacity', typeTwo: 'type-two/draw-discard-phase/capacity-fixed-first' },
      function* ({ board, action }) {
        const most = capacity(board, action.player);
        if (most < room(board, action.player)) yield* tooMany(most, action.number);
      },
    ),
    check<Subject<Draw>>('draw-after-discarding', notBoth, function* ({ board, action: { player } }) {
      const discarded = sinceItBegan(board).filter(
        (one) =>
          one.event === 'discarded' &&
          one.player === player &&
          one.from === 'hand' &&
          one.source === undefined,
      );
      if (discarded.length > 0)
        yield {
          message: `${player} has discarded in this phase, and does not draw.`,
          state: ['/turn/events'],
        };
    }),
    check<Subject<Draw>>(
      'drawn-more-than-unknown',
      { first: 'first-edition/draw-discard/may-draw-up', typeTwo: 'type-two/draw-discard-phase/draw-up' },
      function* ({ board, action }) {
        const most = unseenOnTop(board.player(action.player), action.number);
        const have = action.cards?.length ?? 0;
        if (have > most)
          yield {
            message: `Of the cards drawn ${most} were not known.`,
            action: ['/cards'],
            need: { most },
            have,
          };
      },
    ),
    check<Subject<Draw>>('drawn-not-from-discard-pile', shuffledAgain, function* ({ board, action }) {
      const player = board.player(action.player);
      const before = unseenOnTop(player, Math.min(action.number, sizeOf(player.endurance)));
      const { cards = [] } = action;
      for (const card of strangersAmong(
        board,
        player,
        cards.slice(before, unseenOnTop(player, action.number)),
      ))
        yield {
          message:
            'After the last card of the Endurance come those of the Discard Pile, and this one was not there.',
          action: [`/cards/${cards.indexOf(card)}`],
          have: card.id,
        };
    }),
    notKeptFrom('prevented-from-drawing', function* ({ action }: Subject<Draw>): Iterable<Kept> {
      yield { what: 'draw', words: 'draw', from: 'endurance', of: action.player, at: '/number' };
    }),
  ],
  perform({ board, action }) {
    const player = board.player(action.player);
    const { number: amount, cards } = action;
    board.state.turn.mayDraw = capacity(board, player.id) - amount;
    const event = { event: 'drawn' as const, player: player.id, amount, from: 'endurance' };
    comesAbout(board, event, () => {
      putIntoHand(player, takeFromEndurance(board, player, amount, cards));
      emit(board, event);
    });
  },
  *candidates(board, player) {
    for (let number = 1; number <= capacity(board, player); number += 1) yield { do: 'draw', player, number };
  },
};

export const discard: Verb<'discard'> = {
  checks: [
    ...inOwnTurn,
    check<Subject<Discard>>(
      'discard-not-in-hand',
      {
        first: 'first-edition/draw-discard/must-discard-down',
        typeTwo: 'type-two/draw-discard-phase/discard-down',
      },
      function* ({ board, action }) {
        for (const [at, card] of action.cards.entries()) {
          const twice = action.cards.findIndex((other) => idOf(other) === idOf(card)) < at;
          if (twice || inHand(board, action.player, card) === undefined)
            yield { message: `${action.player} has no such card in hand.`, action: [`/cards/${at}`] };
        }
      },
    ),
    check<Subject<Discard>>(
      'discard-without-cause',
      {
        first: 'first-edition/draw-discard/must-discard-down',
        typeTwo: 'type-two/draw-discard-phase/discard-down',
        reference: 'reference/draw-discard-phase/up-or-down-to-maximum',
      },
      function* ({ board, action }) {
        const { phase } = board.state.turn;
        if (isBeginning(board) && board.switches.unattackedDiscard !== 'nothing') return;
        if (phase !== 'draw-discard') {
          yield { message: `Nothing is discarded at will in the ${named(phase)}.`, state: ['/turn/phase'] };
          return;
        }
        if (mayBeDiscarded(board, action.player) === 0) return;
        const most = excess(board, action.player);
        const have = action.cards.length;
        if (have > most)
          yield {
            message:
              most === 0
                ? 'The hand is not above its maximum: nothing is discarded.'
                : `The hand is ${most} above its maximum: so many are discarded, at once or one after another.`,
            action: ['/cards'],
            need: most === 0 ? 0 : { least: 1, most },
            have,
          };
      },
    ),
    check<Subject<Discard>>('discard-after-drawing', notBoth, function* ({ board, action: { player } }) {
      const { phase, mayDraw } = board.state.turn;
      if (phase === 'draw-discard' && mayDraw !== null)
        yield {
          message: `${player} has drawn in this phase, and does not discard.`,
          state: ['/turn/mayDraw'],
        };
    }),
    check<Subject<Discard>>(
      'one-defense-if-not-attacked',
      { by: 'unattackedDiscard', typeTwo: 'type-two/may-do-effects/discard-defense-if-unattacked' },
      function* ({ board, action }) {
        if (!isBeginning(board)) return;
        const kept = keptFromDiscardingDefense(board, action.player);
        if (kept !== undefined) {
          yield { message: kept, action: ['/cards'] };
          return;
        }
        const found = action.cards.flatMap((card) => inHand(board, action.player, card) ?? []);
        const areDefenses = found.every(({ card }) =>
          is(board, board.seenElsewhere(card, action.player), 'defense'),
        );
        if (action.cards.length !== 1 || !areDefenses)
          yield { message: 'One defense may be discarded by who was not attacked.', action: ['/cards'] };
      },
    ),
    notKeptFrom('prevented-from-discarding', function* ({ board, action }: Subject<Discard>): Iterable<Kept> {
      for (const [at, named] of action.cards.entries()) {
        const found = inHand(board, action.player, named);
        if (found === undefined) continue;
        const card = board.seenElsewhere(found.card, action.player);
        yield {
          ...{ what: 'discard', words: 'discard that card', at: `/cards/${at}` },
          ...{ card, from: 'hand', of: action.player },
        };
      }
    }),
  ],
  perform({ board, action }) {
    for (const named of action.cards) {
      const found = inHand(board, action.player, named);
      if (found !== undefined) discardFromHand(board, board.player(action.player), found.card);
    }
  },
  *candidates(board, player) {
    const { cards, unknown } = board.player(player).hand;
    const over = excess(board, player);
    if (isBeginning(board)) for (const { id } of cards) yield { do: 'discard', player, cards: [id] };
    else if (over > 0) {
      const from = cards.map(({ id }) => id);
      yield {
        offer: { do: 'discard', player, cards: [] },
        open: {
          '/cards': {
            ...{ form: 'list', from, least: 1, most: over },
            ...(unknown === 0 ? {} : { unnamed: unknown }),
          },
        },
      };
    }
  },
};

function idOf(card: Discard['cards'][number]): string {
  return typeof card === 'string' ? card : card.id;
}

function inHand(board: Board, player: string, card: Discard['cards'][number]): CardPlayed | undefined {
  const found = cardPlayed(board, player, card);
  return isFromOwnHand(found, player) ? found : undefined;
}

/** Who was not attacked in the opponent's last turn may discard one defense (May Do Effects); why it may not be done. */
function keptFromDiscardingDefense(board: Board, player: string): string | undefined {
  if (board.state.turnsBefore.length === 0) return 'There was no turn before in which nobody attacked.';
  if (wasAttacked(board, player)) return `${player} was attacked, and may discard no defense.`;
  return hasDiscardedDefense(board, player)
    ? 'One defense may be discarded by who was not attacked, and one was.'
    : undefined;
}

export const endTurn: Verb<'end-turn'> = {
  checks: [
    ...inOwnTurn,
    ...dutiesAreDone,
    inPhase(
      'turn-ends-with-draw-discard',
      {
        first: 'first-edition/set-up/four-phases-in-order',
        typeTwo: 'type-two/draw-discard-phase/turn-ends',
      },
      'draw-discard',
    ),
    check<Subject<ActionNamed<'end-turn'>>>(
      'hand-above-maximum',
      {
        first: 'first-edition/draw-discard/must-discard-down',
        typeTwo: 'type-two/draw-discard-phase/discard-down',
        reference: 'reference/draw-discard-phase/up-or-down-to-maximum',
      },
      function* ({ board, action }) {
        const over = excess(board, action.player);
        const need = maximumHandSize(board, action.player);
        if (board.state.turn.phase === 'draw-discard' && over > 0)
          yield { message: `The hand must be discarded down to ${need}.`, need, have: need + over };
      },
    ),
  ],
  perform({ board }) {
    finishTurn(board);
  },
  *candidates(_board, player) {
    yield { do: 'end-turn', player };
  },
};
