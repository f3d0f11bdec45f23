import { discardsOf } from '../../board/standing.ts';
import { discard as discardCard } from '../../flow/payments.ts';
import type { ActionNamed } from '../actions.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { step } from './step.ts';

type Discard = ActionNamed<'discard'>;

export const discard: Verb<'discard'> = {
  checks: [
    ...step('discard'),
    check<Subject<Discard>>('one-discard', '3.3.1/discard-one', function* ({ board, action }) {
      const most = discardsOf(board, action.player);
      if (action.cards.length > most)
        yield {
          message:
            most === 1
              ? 'Whoever generated Power may discard one card.'
              : `Texts let this player discard ${most} cards.`,
          action: ['/cards'],
          state: ['/turn/generatedPower'],
          need: most,
          have: action.cards.length,
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
    const most = Math.min(discardsOf(board, player), from.length);
    if (most === 0) yield { do: 'discard', player, cards: [] };
    else
      yield {
        offer: { do: 'discard', player, cards: [] },
        open: { '/cards': { form: 'list', from, least: 0, most } },
      };
  },
};
