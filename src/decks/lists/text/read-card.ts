import type { RemarkCode } from '../answers.ts';
import { quoted } from '../findings.ts';
import type { KnownNames } from '../known-names.ts';
import { limits } from '../limits.ts';
import { type Amount, amountOf, likelyAmount } from './amount.ts';
import type { Dialect } from './dialect.ts';
import { headsOf } from './heads.ts';
import { type Form, formsOf, isQuantity, likelyForm, unmarked } from './quantity.ts';
import { readTail, type Sight, type Tail } from './tail.ts';

/** A line read as a card. */
export interface CardReading {
  readonly quantity: number;
  /** Whether a quantity is written, before the title or after it. */
  readonly isCounted: boolean;
  readonly title: string;
  readonly set: string | null;
  readonly number: string | null;
  readonly note: string | null;
  /** The part of the deck that a mark after the title names: `[Maybeboard{noDeck}]`. */
  readonly zone: string | null;
  /** Whether the title is known. */
  readonly isSure: boolean;
  readonly doubts: readonly Doubt[];
}

export interface Doubt {
  readonly code: RemarkCode;
  readonly message: string;
}

/** An amount beside a title that is not a quantity: `0`, `6-7`. */
export interface WrongQuantity {
  readonly wrongQuantity: number | string;
  readonly title: string;
}

/** Reads a line by the longest beginning that is a known title; by its form alone where none is. */
export function readCard(text: string, dialect: Dialect, known: KnownNames): CardReading | WrongQuantity {
  const isSet = (word: string) =>
    known.set(word) || (dialect.setsBySight && /^(?=.*[A-Za-z])\w+$/.test(word));
  const heads = headsOf(text);
  const longestFirst = [text, ...heads.toReversed()];
  return (
    wrongAmount(longestFirst, known) ??
    knownCard(text, longestFirst, known, isSet) ??
    wrong(likelyAmount(text)) ??
    likelyCard(text, [...heads, text], isSet)
  );
}

function wrongAmount([text = '', ...heads]: readonly string[], known: KnownNames): WrongQuantity | undefined {
  if (!MAY_HAVE_AMOUNT.test(text)) return undefined;
  // `? Fox Pass` would count as a way to write the title.
  if (!text.startsWith('?') && formsOf(text).some(({ title }) => known.title(title))) return undefined;
  for (const head of [text, ...heads]) {
    const found = wrong(amountOf(head, known.title));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Cheap to test; most lines have none of these. */
const MAY_HAVE_AMOUNT =
  /^\W*(?:\d+[^\d\s]|\d+\s(?:[-‐-―−/+?]|to|or)|[~≈±≥≤?¼½¾⅓⅔]|[a-z]+\b)|\d\W*$|[+?%]\W*$/i;

const wrong = (found: Amount | null): WrongQuantity | undefined =>
  found === null ? undefined : { wrongQuantity: found.amount.trim(), title: found.title };

function knownCard(
  text: string,
  heads: readonly string[],
  known: KnownNames,
  isSet: Sight['isSet'],
): CardReading | WrongQuantity | undefined {
  for (const head of heads) {
    const forms = formsOf(head)
      .map((form) => unmarked(form, known.title))
      .filter(({ title }) => known.title(title));
    const [form, other] = forms;
    if (form === undefined) continue;
    const tail = tailOf(text, head, form, { isSet, isKnown: true });
    // A title may contain a comma: only a set or a quantity can follow it.
    if (text.charAt(head.length) === ',' && tail.set === null && tail.quantity === null) continue;
    if (form.quantity !== null && !isQuantity(form.quantity))
      return { wrongQuantity: form.quantity, title: form.title };
    const card = cardOf(form, tail, true);
    return { ...card, doubts: [...eitherOf(card, other), ...keptOf(card.title, tail)] };
  }
  return undefined;
}

/** The tail has to be understood as a whole to be no part of the title. */
function likelyCard(text: string, heads: readonly string[], isSet: Sight['isSet']): CardReading {
  for (const head of heads) {
    const form = withinLimits(likelyForm(head), head);
    const tail = tailOf(text, head, form, { isSet, isKnown: false });
    if (tail.kept.length > 0) continue;
    const card = cardOf(form, tail, false);
    return { ...card, doubts: [...undecided(card), ...numberKept(head, form)] };
  }
  throw new RangeError('Nothing follows a whole line.');
}

const tailOf = (text: string, head: string, form: Form, sight: Pick<Sight, 'isSet' | 'isKnown'>): Tail =>
  readTail(text.slice(head.length).trim(), { ...sight, isCounted: form.quantity !== null });

function cardOf(form: Form, tail: Tail, isSure: boolean): Omit<CardReading, 'doubts'> {
  const quantity = form.quantity ?? tail.quantity;
  return {
    quantity: quantity ?? 1,
    isCounted: quantity !== null,
    title: form.title,
    set: form.set ?? tail.set,
    number: form.number ?? tail.number,
    note: [...tail.kept, tail.comment ?? ''].filter((words) => words !== '').join(' ') || null,
    zone: tail.zone,
    isSure,
  };
}

/** A number that can be no quantity belongs to the title, for all that is known. */
const withinLimits = (form: Form, head: string): Form =>
  form.quantity === null || isQuantity(form.quantity)
    ? form
    : { quantity: null, title: head, set: null, number: null };

function numberKept(head: string, form: Form): Doubt[] {
  const { quantity } = likelyForm(head);
  if (quantity === form.quantity) return [];
  const message = `${quantity} is not a quantity from 1 to ${limits.quantity}. It is kept in the title.`;
  return [{ code: 'line/number-kept', message }];
}

function eitherOf(card: Omit<CardReading, 'doubts'>, other: Form | undefined): Doubt[] {
  if (other === undefined || other.title === card.title) return [];
  const message = `The line means ${inWords(card)} or ${inWords({ ...other, quantity: other.quantity ?? 1 })}. It is read as the first.`;
  return [{ code: 'line/either', message }];
}

function keptOf(title: string, { kept }: Tail): Doubt[] {
  return kept.map((mark) => ({
    code: 'line/mark-kept',
    message: `${quoted(mark)} after ${quoted(title)} is not a known set. It is kept as a note.`,
  }));
}

function undecided(card: Omit<CardReading, 'doubts'>): Doubt[] {
  const message = `The line contains no known title. It is read as ${inWords(card)}.`;
  return [{ code: 'line/undecided', message }];
}

const inWords = ({ quantity, title }: Pick<CardReading, 'quantity' | 'title'>) =>
  `${quantity} × ${quoted(title)}`;
