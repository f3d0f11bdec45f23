import type { Failure } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { sizeOf } from '../board/board.ts';
import { cannot, powerOf } from '../board/figures.ts';
import { isWorking } from '../board/gathering.ts';
import { isSite } from '../board/printed.ts';
import { handSizeOf } from '../board/standing.ts';
import { modifiersOn, playerModifiersOn, textsOf } from '../board/texts.ts';
import { emit } from '../doing/emit.ts';
import { generatePower as generate } from '../doing/power.ts';
import { unturn as unturnCard } from '../doing/turning.ts';
import { drawCards } from '../effects/hands.ts';
import { discard as discardCard } from '../flow/payments.ts';
import { startMainShot, startTurn } from '../flow/turn.ts';
import type { InPlay } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inPhase, inTheGame, itIsTheirTurn, noAuction, noSceneIsOpen, nothingIsAsked } from './windows.ts';

/** What the steps of the Establishing Shot have in common: the current player takes them, one after another (3.3.1). */
function step(...phases: readonly Board['state']['turn']['phase'][]) {
  return [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    itIsTheirTurn,
    inPhase('phases-in-order', '3.3.1/five-phases-in-order', ...phases),
    noSceneIsOpen('effects-first', '3.3.1/start-of-turn-effects-first'),
  ];
}

/** What cards in play and effects to come generate for their players in this phase (4.1). */
function powerGenerated(board: Board): { player: string; amount: number; source: string }[] {
  const { inPlay, turn } = board.state;
  const byCards = inPlay
    .filter((card) => !cannot(board, card, 'generate-power'))
    .map((card) => ({ player: card.controller, amount: generatedBy(board, card), source: card.id }));
  return [...byCards, ...turn.powerToCome].filter(
    ({ player, amount, source }) => amount > 0 && mayGenerate(board, player, source),
  );
}

/** A Site's figure is for its controller's own turn; a text may say that it generates on others'. */
function generatedBy(board: Board, card: InPlay): number {
  const own = card.controller === board.current;
  const printed = own && isSite(board.definition(card)) ? powerOf(board, card) : 0;
  if (!isWorking(board, card)) return printed;
  return textsOf(board, card).reduce(
    (sum, { ability, frame }) =>
      ability.ability === 'generates-power' && (own || ability.onOpponentsTurns === true)
        ? sum + board.meanings.reckon(board, ability.amount, frame)
        : sum,
    printed,
  );
}

function mayGenerate(board: Board, player: string, source: string): boolean {
  const card = board.find(source);
  return !playerModifiersOn(board, player).some(
    ({ modifier, frame }) =>
      'cannotGeneratePower' in modifier &&
      card !== undefined &&
      board.meanings.matches(board, modifier.cannotGeneratePower, card, frame),
  );
}

/** All of a player's cards generate or none; others' do whatever the current player decides (4.1). */
function generateFor(board: Board, players: readonly string[]): void {
  for (const { player, amount, source } of powerGenerated(board)) {
    if (players.includes(player)) generate(board, player, amount, source);
  }
  board.state.turn.powerToCome = [];
  board.state.turn.phase = 'unturn';
  board.changed();
}

export const generatePower: Verb<'generate-power'> = {
  checks: step('start', 'power'),
  perform({ board, action }) {
    const before = board.player(action.player).power;
    generateFor(board, board.clockwiseFrom(action.player));
    // Who has nothing that generates Power did not generate any (3.4).
    const amount = board.player(action.player).power - before;
    board.state.turn.generatedPower = amount > 0;
    emit(board, { event: 'power-phase-ended', player: action.player, amount });
  },
  *candidates(_board, player) {
    yield { do: 'generate-power', player };
  },
};

export const declinePower: Verb<'decline-power'> = {
  checks: step('start', 'power'),
  perform({ board, action }) {
    board.state.turn.generatedPower = false;
    emit(board, { event: 'power-declined', player: action.player });
    generateFor(board, board.opponentsOf(action.player));
  },
  *candidates(_board, player) {
    yield { do: 'decline-power', player };
  },
};

type Unturn = ActionNamed<'unturn'>;

/** Cards that turn and maintain may stay turned (4.2). */
function maintains(board: Board, card: InPlay): boolean {
  return (
    textsOf(board, card).some(
      ({ ability }) =>
        ability.ability === 'voluntary' && (ability.pay ?? []).some((one) => one.pay === 'turn-and-maintain'),
    ) ||
    board.state.lasting.some(({ until, frame }) => until === 'while-this-turned' && frame.source === card.id)
  );
}

export const unturn: Verb<'unturn'> = {
  checks: [
    ...step('unturn'),
    check<Subject<Unturn>>(
      'only-maintaining-cards',
      '3.3.1/may-leave-maintaining-cards-turned',
      function* ({ board, action }) {
        for (const [place, id] of (action.except ?? []).entries()) {
          const card = board.inPlay(id);
          if (
            card === undefined ||
            card.controller !== action.player ||
            !card.turned ||
            !maintains(board, card)
          )
            yield {
              message: 'Only turned cards that turn and maintain may be left turned.',
              action: [`/except/${place}`],
              have: id,
            };
        }
      },
    ),
  ],
  perform({ board, action }) {
    const cards = board.state.inPlay.filter(
      (card) => card.controller === action.player && card.turned && action.except?.includes(card.id) !== true,
    );
    for (const card of cards) {
      if (modifiersOn(board, card, 'keepsTurned').length === 0) unturnCard(board, card, undefined);
    }
    board.state.turn.phase = 'discard';
    board.changed();
  },
  *candidates(board, player) {
    const from = board.state.inPlay
      .filter((card) => card.controller === player && card.turned && maintains(board, card))
      .map(({ id }) => id);
    if (from.length === 0) yield { do: 'unturn', player };
    else
      yield {
        offer: { do: 'unturn', player, except: [] },
        open: { '/except': { from, least: 0, most: from.length } },
      };
  },
};

type Discard = ActionNamed<'discard'>;

export const discard: Verb<'discard'> = {
  checks: [
    ...step('discard'),
    check<Subject<Discard>>('one-discard', '3.3.1/discard-one', function* ({ board, action }) {
      const { generatedPower } = board.state.turn;
      if (action.cards.length > 1 && generatedPower === true)
        yield {
          message: 'Whoever generated Power may discard one card.',
          ...{ action: ['/cards'], state: ['/turn/generatedPower'], need: 1, have: action.cards.length },
        };
    }),
    check<Subject<Discard>>('discard-from-hand', '3.3.1/discard-from-hand', function* ({ board, action }) {
      const hand = board.state.players.find(({ id }) => id === action.player)?.hand;
      if (hand === undefined) return;
      const fresh = action.cards.filter((card) => typeof card !== 'string');
      for (const [place, card] of action.cards.entries()) {
        if (typeof card === 'string') {
          if (!hand.cards.some(({ id }) => id === card) || action.cards.indexOf(card) !== place)
            yield {
              message: `${card} is not in hand, or named twice.`,
              action: [`/cards/${place}`],
              have: card,
            };
        } else if (
          fresh.length > hand.unknown ||
          board.find(card.id) !== undefined ||
          fresh.findIndex(({ id }) => id === card.id) !== fresh.indexOf(card)
        ) {
          yield {
            message: 'There is no such card that nobody has seen in hand.',
            action: [`/cards/${place}`],
            have: card.id,
          };
        }
      }
    }),
  ],
  perform({ board, action }) {
    const { hand } = board.player(action.player);
    for (const card of action.cards) {
      if (typeof card === 'string') discardCard(board, card);
      else {
        hand.unknown -= 1;
        hand.cards.push({ id: card.id, card: card.card });
        discardCard(board, card.id);
      }
    }
    board.state.turn.phase = 'draw';
    board.changed();
  },
  *candidates(board, player) {
    const from = board.player(player).hand.cards.map(({ id }) => id);
    const most = board.state.turn.generatedPower === true ? Math.min(1, from.length) : from.length;
    if (most === 0) yield { do: 'discard', player, cards: [] };
    else yield { offer: { do: 'discard', player, cards: [] }, open: { '/cards': { from, least: 0, most } } };
  },
};

type Draw = ActionNamed<'draw'>;

function toDraw(board: Board, player: string): number {
  const { hand, deck } = board.player(player);
  return Math.max(0, Math.min(handSizeOf(board, player) - sizeOf(hand), sizeOf(deck)));
}

export const draw: Verb<'draw'> = {
  checks: [
    ...step('draw'),
    check<Subject<Draw>>('draw-to-hand-size', '3.3.1/draw-to-hand-size', function* ({ board, action }) {
      if (!board.state.players.some(({ id }) => id === action.player)) return;
      const { deck } = board.player(action.player);
      const unseen = Math.max(0, toDraw(board, action.player) - deck.cards.length);
      const named = action.cards ?? [];
      if (named.length > unseen)
        yield {
          message: `${unseen} cards that nobody has seen are drawn.`,
          ...{ action: ['/cards'], need: unseen, have: named.length },
        };
      for (const [place, card] of named.entries()) {
        if (board.find(card.id) !== undefined || named.findIndex(({ id }) => id === card.id) !== place)
          yield {
            message: `There is a card ${card.id} already.`,
            action: [`/cards/${place}/id`],
            have: card.id,
          };
      }
    }),
  ],
  perform({ board, action }) {
    drawCards(board, action.player, toDraw(board, action.player), action.cards ?? []);
    startMainShot(board);
  },
  *candidates(_board, player) {
    yield { do: 'draw', player };
  },
};

type Start = ActionNamed<'start'>;

/** The cards of starting hands have names of their own, and the hands are those of players. */
function* wronglyNamed(board: Board, { hands = {} }: Start): Iterable<Failure> {
  const players = board.state.players.map(({ id }) => id);
  const all = Object.values(hands).flat();
  for (const [player, cards] of Object.entries(hands)) {
    if (!players.includes(player))
      yield { message: `Nobody here is called ${player}.`, action: [`/hands/${player}`], need: players };
    for (const [place, card] of cards.entries()) {
      if (
        board.find(card.id) === undefined &&
        all.findIndex(({ id }) => id === card.id) === all.indexOf(card)
      )
        continue;
      yield {
        message: `There is a card ${card.id} already.`,
        ...{ action: [`/hands/${player}/${place}/id`], have: card.id },
      };
    }
  }
}

/** Six cards and 1 Power each, and somebody goes first (3.2). */
export const start: Verb<'start'> = {
  checks: [
    ...inTheGame,
    inPhase('not-set-up', '3.2/set-up-board', 'set-up'),
    check<Subject<Start>>('nothing-in-play-yet', '3.2/set-up-board', function* ({ board }) {
      if (board.state.inPlay.length > 0)
        yield { message: 'Nothing is in play at the start.', state: ['/inPlay'] };
    }),
    check<Subject<Start>>('starting-hand', '3.2/starting-hand', function* ({ board, action }) {
      for (const [place, { id, hand, deck }] of board.state.players.entries()) {
        if (sizeOf(hand) > 0)
          yield {
            message: 'Hands are empty before the first cards are drawn.',
            state: [`/players/${place}/hand`],
            need: 0,
            have: sizeOf(hand),
          };
        if (sizeOf(deck) < 6)
          yield {
            message: 'A deck must have six cards to draw.',
            state: [`/players/${place}/deck`],
            need: 6,
            have: sizeOf(deck),
          };
        const named = action.hands?.[id] ?? [];
        if (named.length > Math.max(0, 6 - deck.cards.length))
          yield {
            message: 'Known cards of the deck are drawn first.',
            action: [`/hands/${id}`],
            need: Math.max(0, 6 - deck.cards.length),
            have: named.length,
          };
      }
      yield* wronglyNamed(board, action);
    }),
    check<Subject<Start>>('starting-power', '3.2/starting-power', function* ({ board }) {
      for (const [place, { power }] of board.state.players.entries())
        if (power !== 0)
          yield {
            message: 'Everybody starts with 1 Power, taken at the start.',
            state: [`/players/${place}/power`],
            need: 0,
            have: power,
          };
    }),
  ],
  perform({ board, action }) {
    for (const player of board.state.players) {
      player.power = 1;
      drawCards(board, player.id, 6, action.hands?.[player.id] ?? []);
    }
    startTurn(board, action.player);
    board.state.turn.number = 1;
  },
  *candidates(_board, player) {
    yield { do: 'start', player };
  },
};
