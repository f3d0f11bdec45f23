import { limits } from '../limits.ts';

/** A way to read the beginning of a line: a quantity or none, then a title. */
export interface Form {
  /** Null where none is written. */
  readonly quantity: number | null;
  readonly title: string;
  /** `[SET:12]`, which some programs write before the title. */
  readonly set: string | null;
  readonly number: string | null;
}

const BULLET = /^[-*•·+]\s+(\S.*)$/;
/** `(3) A`, `[3] A`, `x3 A`. */
const MARKED = /^(?:[([]\s*x?(\d{1,7})x?\s*[)\]]\s*|[x×]\s?(\d{1,7})\s+)(\S.*)$/i;
/** `3 A`. */
const PLAIN = /^(\d{1,7})\s+(\S.*)$/;
/** `3x A`, `3 x A`, `3* A`. */
const TIMES = /^(\d{1,7})\s?[x×*]\s+(\S.*)$/i;
const SET_FIRST = /^\[([A-Za-z0-9_]+)(?::([\w.★-]+))?\]\s+(\S.*)$/;

/** All ways to read it, the one with the longest title first. */
export function formsOf(text: string): Form[] {
  const [, listed] = BULLET.exec(text) ?? [];
  const starts = listed === undefined ? [text] : [text, listed];
  return [...starts.map(uncounted), ...starts.flatMap(counted)];
}

/** The way to read it by its form alone, when no title is known. */
export function likelyForm(text: string): Form {
  const [, listed = text] = BULLET.exec(text) ?? [];
  return counted(listed).at(-1) ?? counted(text).at(-1) ?? uncounted(listed);
}

const uncounted = (title: string): Form => ({ quantity: null, title, set: null, number: null });

function counted(text: string): Form[] {
  const [, bracketed, crossed, marked] = MARKED.exec(text) ?? [];
  const [, plain, afterPlain] = PLAIN.exec(text) ?? [];
  const [, times, afterTimes] = TIMES.exec(text) ?? [];
  return [
    ...formsWith(plain, afterPlain),
    ...formsWith(times, afterTimes),
    ...formsWith(bracketed ?? crossed, marked),
  ];
}

function formsWith(digits: string | undefined, title: string | undefined): Form[] {
  // No quantity begins with a zero; 0 itself is one, though a wrong one.
  if (digits === undefined || title === undefined || /^0\d/.test(digits)) return [];
  const form = { ...uncounted(title), quantity: Number(digits) };
  const [, set, number = null, after] = SET_FIRST.exec(title) ?? [];
  return set === undefined || after === undefined ? [form] : [form, { ...form, title: after, set, number }];
}

export function isQuantity(number: number): boolean {
  return number >= 1 && number <= limits.quantity;
}
