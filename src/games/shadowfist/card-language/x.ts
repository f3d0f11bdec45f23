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

/** “The number of cards discarded”: as many as were chosen, wherever they are now. */
export function countsChosen<Value>(value: Value): Value;
export function countsChosen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => countsChosen(part));
  if ('count' in value && isChosen(value.count)) return { value: value.count.chosen };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, countsChosen(part)]));
}

const isChosen = (cards: unknown): cards is { readonly chosen: string } =>
  typeof cards === 'object' && cards !== null && 'chosen' in cards;

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
  const chosen = group.choose.filter(isX);
  const paid = group.pay.filter((one) =>
    equal('amount' in one ? one.amount : 'number' in one && one.number, X),
  );
  // “Turn X Characters :: Unturn X Sites”: what is paid says how many of the others there are.
  const counted = chosen.filter(({ as }) =>
    group.pay.some((one) => 'cards' in one && equal(one.cards, { chosen: as })),
  );
  const defining = counted.length + paid.length === 0 ? chosen : counted;
  const [choice, payment] = [defining[0], paid[0]];
  if (defining.length + paid.length !== 1) return undefined;
  if (choice !== undefined) {
    const any: Choice = { ...choice, number: { atLeast: 0 } };
    const choose = group.choose.map((one) => (one === choice ? any : one));
    return withX({ ...group, choose: sorted(choose, any) }, { value: choice.as });
  }
  const atMost = payment === undefined ? undefined : mostOf(payment);
  if (atMost === undefined) return undefined;
  const number: Choice = { choose: 'number', atLeast: 0, atMost, as: NUMBER };
  const choose = sorted([...group.choose, number], number);
  return withX({ ...group, choose }, { value: NUMBER });
}

/** “Remove all counters :: Inflict damage equal to the number of counters”: as many as there were. */
export function countersPaid<Group extends Asked>(group: Group): Group {
  const all = group.pay.find(
    (one) => one.pay === 'counters' && equal(one.number, { counters: one.name, on: one.from }),
  );
  if (all?.pay !== 'counters') return group;
  const number: Choice = { choose: 'number', atLeast: all.number, atMost: all.number, as: NUMBER };
  return { ...withAmount(group, all.number, { value: NUMBER }), choose: [...group.choose, number] };
}

type CardsChoice = Extract<Choice, { choose: 'cards' }>;

const isX = (choice: Choice): choice is CardsChoice =>
  choice.choose === 'cards' && equal(choice.number, { exactly: X });

/** What others depend on is chosen first. */
function sorted(choices: readonly Choice[], first: Choice): readonly Choice[] {
  const others = choices.filter((one) => one !== first);
  return others.some((one) => mentionsX(one)) ? [first, ...others] : choices;
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
