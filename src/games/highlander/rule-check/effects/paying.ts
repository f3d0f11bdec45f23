import type { Payment } from '../../vocabulary/payments.ts';
import { damageLeft } from '../board/attacks/damage.ts';
import { opportunitiesOf } from '../board/attacks/opportunities.ts';
import type { Board } from '../board/board.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { mayExert } from '../board/turn/exertions.ts';
import { pend } from '../doing/pending.ts';
import type { Frame } from '../state/values.ts';
import { moveCards } from './moving-cards.ts';
import { sizeToldBy, turnedOver } from './turning-over.ts';

type OfAmount = Extract<Payment, { readonly amount: unknown }>;

/** Whether everything asked for is there: a cost is paid whole, or there is no result (Paying a Cost). */
export function canPay(board: Board, player: string, payments: readonly Payment[], frame: Frame): boolean {
  return payments.every((payment) => {
    if (payment.pay === 'hard-exertion') return mayExert(board, player, 'hard');
    if (payment.pay === 'discard') return !keptFrom(board, player, 'discard');
    if (!('amount' in payment)) return true;
    return canBear(board, player, payment.pay, board.meanings.reckon(board, payment.amount, frame));
  });
}

/** Damage of which nothing is left is none that was taken (Paying a Cost; Triggering Effects). */
function canBear(board: Board, player: string, what: OfAmount['pay'], amount: number): boolean {
  if (amount <= 0) return true;
  if (what === 'damage') return damageLeft(board, player, amount, undefined) > 0;
  if (what === 'ability') return !keptFrom(board, player, 'lose-ability');
  const { primary, additional } = opportunitiesOf(board, player);
  return amount <= (primary ? 1 : 0) + additional;
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
        turnedOver(
          board,
          player,
          sizeToldBy(board, payment, 'hard', player, 'exertion', frame),
          'exertion',
          'hard',
          frame,
        );
        break;
      default:
        moveCards(board, payment.cards, payment.pay, frame, { forced: false });
    }
  }
}
