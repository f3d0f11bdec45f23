import type { Payment } from '../../vocabulary/payments.ts';
import { paymentRoles } from '../../words/payments/payments.ts';
import type { Frame } from '../state/values.ts';

/** The frame of an effect that is generated for these payments: whether cards turn for it. */
export function generatedFor(payments: readonly Payment[], frame: Frame): Frame {
  const isByTurning = payments.some((payment) => {
    const { turns, turnsOthers } = paymentRoles(payment);
    return turns === true || turnsOthers === true;
  });
  return isByTurning ? { ...frame, byTurning: true } : frame;
}
