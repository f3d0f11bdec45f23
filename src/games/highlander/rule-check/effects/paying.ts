import type { Payment } from '../../vocabulary/payments.ts';
import type { Board } from '../board/board.ts';
import { opportunitiesOf } from '../board/opportunities.ts';
import { emit } from '../doing/emit.ts';
import { putExertedAway, takeFromEndurance } from '../doing/endurance.ts';
import { pend } from '../doing/pending.ts';
import type { Frame } from '../state/values.ts';
import { moveCards } from './moving-cards.ts';

/** The usual size of an Exertion (Exertions). */
const CARDS = 5;

/** Whether everything asked for is there: a cost is paid whole, or there is no result (Paying a Cost). */
export function canPay(board: Board, player: string, payments: readonly Payment[], frame: Frame): boolean {
  return payments.every((payment) => {
    if (payment.pay !== 'attacks') return true;
    const { primary, additional } = opportunitiesOf(board, player);
    return board.meanings.reckon(board, payment.amount, frame) <= (primary ? 1 : 0) + additional;
  });
}

/** Paying a cost is no forced discard. */
export function pay(board: Board, player: string, payments: readonly Payment[], frame: Frame): void {
  for (const payment of payments) {
    switch (payment.pay) {
      case 'ability':
        pend(board, player, 'loss', board.meanings.reckon(board, payment.amount, frame));
        break;
      case 'damage':
        pend(board, player, 'damage', board.meanings.reckon(board, payment.amount, frame));
        break;
      case 'attacks':
        board.state.turn.attacksLost += board.meanings.reckon(board, payment.amount, frame);
        break;
      case 'hard-exertion':
        payWithExertion(board, player, payment, frame);
        break;
      default:
        moveCards(board, payment.cards, payment.pay, frame, { forced: false });
    }
  }
}

type ByExertion = Extract<Payment, { pay: 'hard-exertion' }>;

function payWithExertion(board: Board, id: string, { cards }: ByExertion, frame: Frame): void {
  const player = board.player(id);
  const number = cards === undefined ? CARDS : board.meanings.reckon(board, cards, frame);
  emit(board, { event: 'exertion-made', player: id, what: 'hard', to: 'effect' });
  putExertedAway(board, player, takeFromEndurance(board, player, number));
  board.state.turn.handClosed = true;
}
