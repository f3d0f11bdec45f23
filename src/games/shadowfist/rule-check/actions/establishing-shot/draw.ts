import { type Board, sizeOf } from '../../board/board.ts';
import { handSizeOf } from '../../board/standing.ts';
import { drawCards } from '../../effects/hands.ts';
import { startMainShot } from '../../flow/turn.ts';
import type { ActionNamed } from '../actions.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { step } from './step.ts';

type Draw = ActionNamed<'draw'>;

function toDraw(board: Board, player: string): number {
  const { hand, deck } = board.player(player);
  return Math.max(0, Math.min(handSizeOf(board, player) - sizeOf(hand), sizeOf(deck)));
}

/** Of the cards that are drawn those that nobody has seen: they may be named. */
function unseenToDraw(board: Board, player: string): number {
  return Math.max(0, toDraw(board, player) - board.player(player).deck.cards.length);
}

export const draw: Verb<'draw'> = {
  checks: [
    ...step('draw'),
    check<Subject<Draw>>('draw-to-hand-size', '3.3.1/draw-to-hand-size', function* ({ board, action }) {
      if (!board.state.players.some(({ id }) => id === action.player)) return;
      const unseen = unseenToDraw(board, action.player);
      const named = action.cards ?? [];
      if (named.length > unseen)
        yield {
          message: `No more are named than are drawn of what nobody has seen: ${unseen}.`,
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
  *candidates(board, player) {
    const unseen = unseenToDraw(board, player);
    const open = { '/cards': { form: 'known' as const, from: [], least: 0, most: unseen, unnamed: unseen } };
    yield unseen === 0 ? { do: 'draw', player } : { offer: { do: 'draw', player }, open };
  },
};
