import { paymentRoles } from '../../../words/payments/payments.ts';
import type { Board } from '../../board/board.ts';
import { keeperOf } from '../../board/keepers.ts';
import { modifiersOn, textsOf } from '../../board/texts.ts';
import { unturn as unturnCard } from '../../doing/turning.ts';
import type { InPlay } from '../../state/state.ts';
import type { ActionNamed } from '../actions.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { step } from './step.ts';

type Unturn = ActionNamed<'unturn'>;

/** Cards that turn and maintain may stay turned (4.2). */
function maintains(board: Board, card: InPlay): boolean {
  return (
    textsOf(board, card).some(
      ({ ability }) =>
        ability.ability === 'voluntary' &&
        (ability.pay ?? []).some((one) => paymentRoles(one).maintains === true),
    ) ||
    board.state.lasting.some(
      (lasting) => lasting.until === 'while-this-turned' && keeperOf(lasting) === card.id,
    )
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
        open: { '/except': { form: 'list', from, least: 0, most: from.length } },
      };
  },
};
