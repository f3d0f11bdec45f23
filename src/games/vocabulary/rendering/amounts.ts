import { listed, plural } from '../english.ts';
import type { Bounds, Reckoning } from '../grammar/amounts.ts';

/** A text that says amounts. */
interface Saying<Amount> {
  amount(amount: Amount): string;
}

/** An amount that is reckoned from others. */
type ReckonedFrom<Amount> =
  | Reckoning<{ readonly Amount: Amount }>
  | { readonly quotient: readonly Amount[]; readonly round: string };

const reckonings = ['sum', 'difference', 'product', 'quotient', 'half', 'greatest', 'least'] as const;
type By = (typeof reckonings)[number];

/** Those amounts of a game that are reckoned from others. */
export type Reckoned<Amount> = Extract<Amount, { readonly [Key in By]: Readonly<Record<Key, unknown>> }[By]>;

export function isReckoned<Amount>(amount: Amount): amount is Reckoned<Amount> {
  return typeof amount === 'object' && amount !== null && reckonings.some((key) => key in amount);
}

export function reckoningSaid<Amount>(amount: ReckonedFrom<Amount>, speech: Saying<Amount>): string {
  const part = (inner: Amount) => (isReckoned(inner) ? `(${speech.amount(inner)})` : speech.amount(inner));
  if ('sum' in amount) return amount.sum.map(part).join(' plus ');
  if ('difference' in amount) return amount.difference.map(part).join(' minus ');
  if ('product' in amount) return amount.product.map(part).join(' times ');
  if ('quotient' in amount)
    return `${amount.quotient.map(part).join(' divided by ')}, rounded ${amount.round}`;
  if ('half' in amount) return `half of ${part(amount.half)}, rounded ${amount.round}`;
  return 'greatest' in amount
    ? `the greatest of ${listed(amount.greatest.map(part), 'and')}`
    : `the least of ${listed(amount.least.map(part), 'and')}`;
}

/** So many things: “1 card”, “3 cards”, “cards equal to the number of Sites you control”. */
export function countSaidOf<Amount>(amount: Amount, noun: string, speech: Saying<Amount>): string {
  if (amount === 1) return `1 ${noun}`;
  const said = speech.amount(amount);
  return isShort(said) ? `${said} ${plural(noun)}` : `${plural(noun)} equal to ${said}`;
}

/** So much of something: “3 damage”, “Power equal to its cost”. */
export function quantity<Amount>(amount: Amount, unit: string, speech: Saying<Amount>): string {
  const said = speech.amount(amount);
  return isShort(said) ? `${said} ${unit}` : `${unit} equal to ${said}`;
}

function isShort(said: string): boolean {
  return /^-?\d+$|^X$/.test(said);
}

/** A bonus or penalty: “+2 Fighting”, “+X Fighting (X = its cost)”. */
export function signed<Amount>(amount: Amount, what: string, speech: Saying<Amount>): string {
  if (typeof amount === 'number') return `${amount < 0 ? '' : '+'}${amount} ${what}`;
  const said = speech.amount(amount);
  return said === 'X' ? `+X ${what}` : `+X ${what} (X = ${said})`;
}

/** “2”, “X (at least 2)”, “up to 4”, “1 or more”, “from 1 to 2”. */
export function rangeSaid<Amount>({ exactly, ...bounds }: Bounds<Amount>, speech: Saying<Amount>): string {
  const said = boundsSaid(bounds, speech);
  if (exactly === undefined) return said;
  return said === '' ? speech.amount(exactly) : `${speech.amount(exactly)} (${said})`;
}

function boundsSaid<Amount>({ atLeast, atMost }: Bounds<Amount>, speech: Saying<Amount>): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `up to ${speech.amount(atMost)}`;
  if (atMost === undefined) return `${speech.amount(atLeast)} or more`;
  return `from ${speech.amount(atLeast)} to ${speech.amount(atMost)}`;
}
