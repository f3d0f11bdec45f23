import { equal } from '../../vocabulary/phrases/equal.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { X } from './amounts.ts';

/** Whether a value has an X that no sentence has defined. */
export function mentionsX(value: unknown): boolean {
  if (equal(value, X)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(mentionsX);
}

export function withX<Value>(value: Value, is: Amount): Value {
  return withAmount(value, X, is);
}

/** The value with one amount in place of another. */
export function withAmount<Value>(value: Value, one: Amount, other: Amount): Value;
export function withAmount(value: unknown, one: Amount, other: Amount): unknown {
  if (equal(value, one)) return other;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => withAmount(part, one, other));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAmount(part, one, other)]));
}

/** What an ability asks for. */
interface Asked {
  readonly choose: readonly Choice[];
  readonly pay: readonly Payment[];
}

/**
 * “Discard X cards :: Inflict X damage”: an X that no sentence defines and that is paid once is as much as the player
 * chooses to pay. Undefined if nothing, or more than one thing, asks for X.
 */
export function paidX<Group extends Asked>(group: Group): Group | undefined {
  const chosen = group.choose.filter(
    (choice) => choice.choose === 'cards' && equal(choice.number, { exactly: X }),
  );
  const paid = group.pay.filter((one) =>
    equal('amount' in one ? one.amount : 'number' in one && one.number, X),
  );
  const [choice, payment] = [chosen[0], paid[0]];
  if (chosen.length + paid.length !== 1) return undefined;
  if (choice?.choose === 'cards') {
    const choose = group.choose.map((one) => (one === choice ? { ...choice, number: { atLeast: 0 } } : one));
    return withX({ ...group, choose }, { value: choice.as });
  }
  const atMost = payment === undefined ? undefined : mostOf(payment);
  if (atMost === undefined) return undefined;
  const number: Choice = { choose: 'number', atLeast: 0, atMost, as: NUMBER };
  return withX({ ...group, choose: [...group.choose, number] }, { value: NUMBER });
}

const NUMBER = 'number';

/** The number that a player chooses for “up to 2 Power”, as everything is that an effect does not choose later (5.2). */
const CHOSEN = 'chosen-number';
export const CHOSEN_NUMBER: Amount = { value: CHOSEN };

export const upTo = (atMost: Amount): Choice => ({ choose: 'number', atLeast: 0, atMost, as: CHOSEN });

function mostOf(payment: Payment): Amount | undefined {
  if (payment.pay === 'power') return { power: 'you' };
  return payment.pay === 'counters' ? { counters: payment.name, on: payment.from } : undefined;
}
