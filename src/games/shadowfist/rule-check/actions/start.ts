import type { Failure } from '../../../../engine/check.ts';
import { type Board, sizeOf } from '../board/board.ts';
import { drawCards } from '../effects/hands.ts';
import { startTurn } from '../flow/turn.ts';
import type { ActionNamed } from './actions.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inPhase, inTheGame } from './windows.ts';

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

/** Six cards, or all of a smaller deck, and 1 Power each; and somebody goes first (3.2). */
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
        // No deck is too small (3.2): of a smaller one all cards are drawn.
        const unseen = Math.max(0, Math.min(6, sizeOf(deck)) - deck.cards.length);
        const named = action.hands?.[id] ?? [];
        if (named.length > unseen)
          yield {
            message: `Of the hand of ${id}, ${unseen} cards come from those of the deck that nobody has named.`,
            action: [`/hands/${id}`],
            need: unseen,
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
