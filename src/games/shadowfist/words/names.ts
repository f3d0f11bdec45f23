import { remembered } from '../../../engine/remembered.ts';
import type { Node } from '../../vocabulary/nodes.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { ability, choice, payment } from '../vocabulary/grammar.ts';
import type { Payment } from '../vocabulary/payments.ts';
import { type Amount, amount } from '../vocabulary/terms.ts';
import { wordsIn } from '../vocabulary/words-in.ts';
import type { Formula } from './amounts/amounts.ts';
import { eventReadsIn } from './event-reads.ts';
import { isKnownLater, nameGivenBy, readingsOf } from './readings.ts';

/** Every name that the words at and below a place read. */
export function namesReadIn(node: Node): ReadonlySet<string> {
  return new Set([...wordsIn(node)].flatMap((word) => readingsOf(word).map(({ name }) => name)));
}

export const namesReadInAbility = remembered((value: Ability) =>
  namesReadIn({ schema: ability, value, path: [] }),
);

/** The names of the earlier choices, effects and payments on which a choice depends. */
export const namesReadInChoice = remembered((value: Choice) =>
  namesReadIn({ schema: choice, value, path: [] }),
);

/** Whether a choice depends on what was chosen, done or paid before. */
export const readsNames = (value: Choice): boolean => namesReadInChoice(value).size > 0;

const namesInChoice = remembered((value: Choice) => namesIn({ schema: choice, value, path: [] }));
const namesInPayment = remembered((value: Payment) => namesIn({ schema: payment, value, path: [] }));

/** Whether a choice or payment reads or gives one of these names, or reads the event if that is among them. */
export function mentions(word: Choice | Payment, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const mentioned = 'pay' in word ? namesInPayment(word) : namesInChoice(word);
  return names.some((name) => mentioned.has(name));
}

/** Stands for the event that a text answers among the names that are still open; no text can give this name. */
export const EVENT_ANSWERED = 'the event';

const eventIn = (node: Node): readonly string[] => (eventReadsIn(node).size > 0 ? [EVENT_ANSWERED] : []);

function namesIn(node: Node): ReadonlySet<string> {
  const given = [...wordsIn(node)].flatMap((word) => nameGivenBy(word) ?? []);
  return new Set([...namesReadIn(node), ...given, ...eventIn(node)]);
}

const nodeOf = (value: Amount): Node => ({ schema: amount, value, path: [] });

/** Whether an amount reads one of these names, or the event if that is among them. */
export function amountReads(value: Amount, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const node = nodeOf(value);
  return [...namesReadIn(node), ...eventIn(node)].some((name) => names.includes(name));
}

const namesInAmount = remembered((value: Formula) => [...namesReadIn(nodeOf(value))]);
const changesLater = remembered((value: Formula) => [...wordsIn(nodeOf(value))].some(isKnownLater));

/** Whether an amount is known on generation: nothing in it is iterated over, brought about or still to be chosen. */
export function isKnown(value: Amount, known: Readonly<Record<string, unknown>>): boolean {
  if (typeof value === 'number') return true;
  return !changesLater(value) && namesInAmount(value).every((name) => known[name] !== undefined);
}
