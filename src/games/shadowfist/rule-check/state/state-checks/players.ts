import { sizeOf } from '../../board/board.ts';
import { ofEachCard } from './each-card.ts';
import { stateCheck } from './state-check.ts';

/** Who is out of the game, and who has won it. */
export const players = [
  stateCheck('too-few-players', '2.3/two-or-more-players', function* ({ state }) {
    if (state.players.length < 2)
      yield {
        message: 'The game is for two or more players.',
        ...{ state: ['/players'], need: 2, have: state.players.length },
      };
  }),

  stateCheck('eliminated-with-cards', '4.9/eliminated-players-cards-removed', function* ({ state }) {
    for (const { id, eliminated } of state.players) {
      if (!eliminated) continue;
      const theirs = [...state.inPlay.keys()].filter((place) => state.inPlay[place]?.controller === id);
      if (theirs.length === 0) continue;
      yield {
        message: `${id} is eliminated, and controls cards.`,
        state: theirs.map((place) => `/inPlay/${place}/controller`),
        need: 0,
        have: theirs.length,
      };
    }
  }),

  stateCheck('eliminated-with-deck', '3.1/empty-deck-eliminates', function* ({ state }) {
    for (const [place, { id, eliminated, deck }] of state.players.entries()) {
      if (!eliminated || sizeOf(deck) === 0) continue;
      yield {
        message: `${id} is eliminated, and has cards in the deck.`,
        state: [`/players/${place}/eliminated`, `/players/${place}/deck`],
        need: 0,
        have: sizeOf(deck),
      };
    }
  }),

  stateCheck('not-won-by-default', '3.1/win-by-default', function* ({ state }) {
    const left = state.players.filter(({ eliminated }) => !eliminated).map(({ id }) => id);
    const [winner] = left;
    const isNobodyOut = left.length === state.players.length;
    if (state.winner !== null || winner === undefined || left.length > 1 || isNobodyOut) return;
    yield {
      message: `All opponents of ${winner} are eliminated, and so ${winner} has won.`,
      state: [
        ...state.players.flatMap(({ eliminated }, place) =>
          eliminated ? [`/players/${place}/eliminated`] : [],
        ),
        '/winner',
      ],
      need: winner,
      have: null,
    };
  }),

  stateCheck('turn-of-eliminated-player', '4.9/eliminated-at-end-of-turn', function* (board) {
    const { turn, players } = board.state;
    const current = players.findIndex(({ id }) => id === turn.player);
    if (turn.phase === 'over' || players[current]?.eliminated !== true) return;
    if (players.every(({ eliminated }) => eliminated)) {
      yield {
        message: 'All players are eliminated, and so the game is over.',
        ...{ state: ['/turn/phase'], need: 'over', have: turn.phase },
      };
      return;
    }
    yield {
      message: `It is the turn of ${turn.player}, who is eliminated.`,
      state: ['/turn/player', `/players/${current}/eliminated`],
    };
  }),

  stateCheck('owner-not-gone', '4.9/remaining-cards-removed-on-leaving', (board) => {
    const gone = new Set(board.state.players.filter(({ eliminated }) => eliminated).map(({ id }) => id));
    return ofEachCard(board, ({ inPlay: { id, owner, ownerGone } }, place) => {
      // A token, which the game named as it brought it forth, is in nobody's deck and removed likewise.
      const isToken = ownerGone && id.startsWith('token:');
      if (isToken || ownerGone === gone.has(owner)) return undefined;
      return {
        message: ownerGone
          ? `${owner}, who owns the card, is still in the game.`
          : `${owner}, who owns the card, is eliminated.`,
        state: [`/inPlay/${place}/ownerGone`],
        need: gone.has(owner),
        have: ownerGone,
      };
    });
  }),

  stateCheck('game-goes-on', '3.1/game-ends-when-one-wins', function* ({ state }) {
    const { winner, turn } = state;
    if (winner === null || turn.phase === 'over') return;
    yield {
      message: `${winner} has won, and the game is over; the phase is then “over”.`,
      state: ['/winner', '/turn/phase'],
      need: 'over',
      have: turn.phase,
    };
  }),
];
