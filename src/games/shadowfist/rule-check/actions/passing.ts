import { meetsAll } from '../../../../engine/check.ts';
import { closeWindow } from '../attack/progress.ts';
import type { Board } from '../board/board.ts';
import { highBid, passBid, bid as placeBid } from '../flow/auctions.ts';
import { openScene } from '../flow/scenes.ts';
import { endTurnTriggers } from '../flow/turn.ts';
import type { ActionNamed } from './actions.ts';
import { due } from './due.ts';
import { check, type Subject, type Verb } from './verb.ts';
import {
  inMainShot,
  inPhase,
  inTheGame,
  isBiddingOver,
  itIsTheirTurn,
  noAttackIsOn,
  noAuction,
  noEndDeclared,
  noSceneIsOpen,
  nothingIsAsked,
} from './windows.ts';

type Pass = ActionNamed<'pass'>;

const windows = new Set([
  'joined',
  'intercepted',
  'before-next',
  'entering-combat',
  'prior-to-target',
  'meeting-target',
  'target-entering-combat',
  'ambush',
  'target-ambush',
]);

/** A bid is due, and no effect within the auction waits to be answered. */
function isBidDue({ state }: Board): boolean {
  return state.auction !== null && state.scene === null;
}

/** Something is open that players may answer or let be. */
function isOpen(board: Board): boolean {
  const { scene, attack, turn, auction } = board.state;
  return (
    scene !== null || auction !== null || (attack !== null && windows.has(attack.step)) || turn.firstOption
  );
}

/** For everyone passes whoever would be the first to. */
function isFirstToPass(board: Board, player: string): boolean {
  const { passed } = board.state;
  return board.clockwiseFrom(board.current).find((one) => !passed.includes(one)) === player;
}

export const pass: Verb<'pass'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    check<Subject<Pass>>('nothing-to-pass-on', '5.2/scene-resolves-when-nobody-adds', function* ({ board }) {
      if (isOpen(board)) return;
      const { words, need } = due(board);
      yield { message: `There is nothing to pass on.${words}`, state: ['/scene'], need };
    }),
    check<Subject<Pass>>(
      'passed-already',
      '5.4/opportunity-after-each-action',
      function* ({ board, action }) {
        if (!isBidDue(board) && action.player !== 'everyone' && board.state.passed.includes(action.player))
          yield { message: `${action.player} has passed.`, state: ['/passed'], action: ['/player'] };
      },
    ),
    check<Subject<Pass>>('first-option', '4.3/declining-first-option', function* ({ board, action }) {
      const { turn, scene, attack, auction } = board.state;
      const onlyOption = turn.firstOption && scene === null && attack === null && auction === null;
      if (onlyOption && action.player !== turn.player)
        yield {
          message: `${turn.player} has the first option.`,
          state: ['/turn/firstOption'],
          need: turn.player,
          have: action.player,
        };
    }),
    check<Subject<Pass>>(
      'not-their-bid',
      '5.5/option-to-bid-passes-clockwise',
      function* ({ board, action }) {
        const { auction } = board.state;
        if (auction !== null && isBidDue(board) && !isBiddingOver(board) && action.player !== auction.turn)
          yield {
            message: `${auction.turn} bids or passes now.`,
            ...{ state: ['/auction/turn'], action: ['/player'], need: auction.turn, have: action.player },
          };
      },
    ),
    check<Subject<Pass>>('opening-bid', '5.5/opening-bid-is-compulsory', function* ({ board, action }) {
      const { auction } = board.state;
      if (auction === null || !isBidDue(board) || auction.openers.length > 0) return;
      if (action.player === auction.turn && highBid(auction) === undefined)
        yield { message: 'The opening bid is not optional.', state: ['/auction/bids'], need: 1, have: 0 };
    }),
  ],
  perform({ board, action }) {
    const { state } = board;
    if (state.auction !== null && isBidDue(board)) {
      passBid(board, state.auction);
      board.changed();
      return;
    }
    const first = state.turn.firstOption && state.auction === null;
    if (first && (action.player === state.turn.player || action.player === 'everyone')) {
      state.turn.firstOption = false;
      board.changed();
      if (state.scene === null && state.attack === null) return;
    }
    const all = board.clockwiseFrom(board.current);
    state.passed = action.player === 'everyone' ? all : [...state.passed, action.player];
    if (all.some((player) => !state.passed.includes(player))) return;
    if (state.scene !== null) {
      state.passed = [];
      state.scene.resolving = true;
    } else if (state.attack !== null) closeWindow(board, state.attack);
    board.changed();
  },
  *candidates(board, player) {
    yield { do: 'pass', player };
    if (isFirstToPass(board, player)) yield { do: 'pass', player: 'everyone' };
  },
};

type EndTurn = ActionNamed<'end-turn'>;

export const endTurn: Verb<'end-turn'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    itIsTheirTurn('5.3/end-of-turn-in-own-main-shot'),
    inMainShot('end-of-turn-in-own-main-shot', '5.3/end-of-turn-in-own-main-shot'),
    noEndDeclared,
    noSceneIsOpen('declaration-opens-a-scene', '5.3/declaration-opens-a-scene'),
    noAttackIsOn('attack-first', '4.8/declaring-end-of-turn'),
  ],
  perform({ board }: Subject<EndTurn>) {
    const { turn } = board.state;
    turn.phase = 'ending';
    turn.opponentResponded = false;
    turn.firstOption = false;
    openScene(board);
    board.state.passed = [];
    board.changed();
  },
  *candidates(_board, player) {
    yield { do: 'end-turn', player };
  },
};

type Return = ActionNamed<'return-to-main-shot'>;

export const returnToMainShot: Verb<'return-to-main-shot'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    itIsTheirTurn(),
    inPhase('no-end-declared', '4.8/option-to-return', 'ending'),
    noSceneIsOpen('scene-first', '4.8/announce-return-decision'),
    check<Subject<Return>>(
      'burned-for-power',
      '6.4.3/burn-for-power-no-return',
      function* ({ board, action }) {
        const { turn, scene } = board.state;
        if (action.returns && turn.phase === 'ending' && scene?.onlyStatedResponses === true)
          yield { message: 'The Site was burned for Power: the turn is over.', state: ['/turn/phase'] };
      },
    ),
    check<Subject<Return>>(
      'no-opponent-responded',
      '4.8/no-return-on-own-response',
      function* ({ board, action }) {
        if (action.returns && !board.state.turn.opponentResponded)
          yield {
            message: 'No opponent answered the end of the turn.',
            state: ['/turn/opponentResponded'],
            need: true,
            have: false,
          };
      },
    ),
  ],
  perform({ board, action }) {
    const { turn } = board.state;
    turn.opponentResponded = false;
    if (action.returns) turn.phase = 'main';
    else endTurnTriggers(board);
    board.changed();
  },
  *candidates(_board, player) {
    for (const returns of [true, false]) yield { do: 'return-to-main-shot', player, returns };
  },
};

type Bid = ActionNamed<'bid'>;

/** More are not counted out: they are a number that is left open. */
const MOST_BIDS = 30;

export const bid: Verb<'bid'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    check<Subject<Bid>>('no-auction', '5.5/all-players-may-bid', function* ({ board }) {
      if (board.state.auction === null) yield { message: 'There is no auction.', state: ['/auction'] };
    }),
    check<Subject<Bid>>('opened-by-another', '5.5/nobody-opens-for-another', function* ({ board, action }) {
      const { auction } = board.state;
      if (auction !== null && highBid(auction) === undefined && auction.turn !== action.player)
        yield {
          message: `${auction.turn} opens the bidding.`,
          ...{ state: ['/auction/turn'], action: ['/player'], need: auction.turn, have: action.player },
        };
    }),
    check<Subject<Bid>>('not-their-bid', '5.5/option-to-bid-passes-clockwise', function* ({ board, action }) {
      const { auction } = board.state;
      if (auction === null || isBiddingOver(board)) return;
      if (highBid(auction) !== undefined && auction.turn !== action.player)
        yield {
          message: `${auction.turn} bids or passes now.`,
          state: ['/auction/turn'],
          action: ['/player'],
          need: auction.turn,
          have: action.player,
        };
    }),
    check<Subject<Bid>>('scene-first', '5.5/auction-scenes-resolve-within', function* ({ board }) {
      if (board.state.auction !== null && board.state.scene !== null)
        yield { message: 'The scene within the auction is resolved first.', state: ['/scene'] };
    }),
    check<Subject<Bid>>('opened-with-nothing', '5.5/opening-bid-at-least-one', function* ({ board, action }) {
      const { auction } = board.state;
      if (auction !== null && highBid(auction) === undefined && action.power < 1)
        yield { message: 'The opening bid is at least 1.', action: ['/power'], need: 1, have: action.power };
    }),
    check<Subject<Bid>>('raise', '5.5/pass-or-raise', function* ({ board, action }) {
      const { auction } = board.state;
      const high = auction === null ? undefined : highBid(auction);
      if (high !== undefined && action.power <= high.power)
        yield {
          message: 'A bid is at least one more than the bid before.',
          action: ['/power'],
          need: high.power + 1,
          have: action.power,
        };
    }),
    check<Subject<Bid>>('more-than-there-is', '5.5/bid-no-more-than-you-have', function* ({ board, action }) {
      const place = board.state.players.findIndex(({ id }) => id === action.player);
      const power = board.state.players[place]?.power;
      if (power !== undefined && action.power > power)
        yield {
          message: 'Nobody bids more Power than they have.',
          action: ['/power'],
          state: [`/players/${place}/power`],
          need: power,
          have: action.power,
        };
    }),
  ],
  perform({ board, action }) {
    const { auction } = board.state;
    if (auction !== null) placeBid(board, auction, action.power);
    board.changed();
  },
  *candidates(board, player) {
    const { auction } = board.state;
    if (auction === null) return;
    const { power } = board.player(player);
    const least = (highBid(auction)?.power ?? 0) + 1;
    if (power - least >= MOST_BIDS) {
      const offer: Bid = { do: 'bid', player, power: least };
      if (meetsAll(bid.checks, { board, action: offer }))
        yield { offer, open: { '/power': { form: 'number', from: [], least, most: power, number: true } } };
      return;
    }
    for (let amount = least; amount <= power; amount++) yield { do: 'bid', player, power: amount };
  },
};
