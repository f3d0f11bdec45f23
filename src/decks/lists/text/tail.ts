import { zoneOfCategory } from '../zone-names.ts';

/** What follows the title in a line. */
export interface Tail {
  readonly set: string | null;
  readonly number: string | null;
  /** `x3`, `(3)`, `: 3`; only where none stands before the title. */
  readonly quantity: number | null;
  /** `[Sideboard]`, `[Maybeboard{noDeck}]`: the part of the deck that the line belongs to. */
  readonly zone: string | null;
  /** After `//`, `#`, `;` or `--`. */
  readonly comment: string | null;
  /** Marks that are none of these, as they are written. */
  readonly kept: readonly string[];
}

/** What is known where a tail is read. */
export interface Sight {
  readonly isSet: (written: string) => boolean;
  /** A quantity stands before the title. */
  readonly isCounted: boolean;
  /** The title is known, so that a mere number behind it is not part of it. */
  readonly isKnown: boolean;
}

interface Marks {
  set: string | null;
  number: string | null;
  quantity: number | null;
  zone: string | null;
  comment: string | null;
  readonly kept: string[];
}

/** Takes a mark of its kind from the beginning of the rest; returns the number of characters. */
type Taking = (rest: string, marks: Marks, sight: Sight) => number;

/** No line has more marks; so a line cannot cost much. */
const MOST = 10;

export function readTail(tail: string, sight: Sight): Tail {
  const marks: Marks = { set: null, number: null, quantity: null, zone: null, comment: null, kept: [] };
  let rest = tail;
  for (let read = 0; rest !== ''; read++) {
    let taken = 0;
    for (const take of read < MOST ? takings : [anything]) if (taken === 0) taken = take(rest, marks, sight);
    rest = rest.slice(taken).trimStart();
  }
  return marks;
}

const comment: Taking = (rest, marks) => {
  const [all = '', words = ''] = /^(?:\/\/|#|;|--)\s*(.*)$/.exec(rest) ?? [];
  if (all !== '') marks.comment = words;
  return all.length;
};

const COUNTS: readonly RegExp[] = [
  // `: 3`
  /^:\s?x?([1-9]\d{0,2})x?$/i,
  // `x3`, `3x`
  /^[x×✕✖*]\s?([1-9]\d{0,2})(?=\s|$)/i,
  /^([1-9]\d{0,2})\s?[x×✕✖](?=\s|$)/i,
  // `- 3`, `… 3`, `, 3`
  /^(?:\.{2,}|…|[=·|→]|[-‐-―−]+>?)\s?x?([1-9]\d{0,2})x?(?=\s|$)/i,
  /^,\s*x?([1-9]\d{0,2})x?(?=\s*(?:,|$))/i,
];

const count: Taking = (rest, marks, { isCounted, isKnown }) => {
  if (rest === ':') return 1;
  if (isCounted || marks.quantity !== null) return 0;
  const forms = isKnown && marks.set === null ? [...COUNTS, /^\.?\s?([1-9]\d{0,2})$/] : COUNTS;
  for (const form of forms) {
    const [all = '', digits] = form.exec(rest) ?? [];
    if (digits === undefined) continue;
    marks.quantity = Number(digits);
    return all.length;
  }
  return 0;
};

/** Kept as a comment: `$0.25`, `@ 1,50 € each`. */
const price: Taking = (rest, marks) => {
  const [all = ''] =
    /^(?:@\s*)?(?:[$€£]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?[$€£])(?:\s?(?:each|ea\.?))?(?=\s|$)/i.exec(
      rest,
    ) ?? [];
  if (all === '' || marks.comment !== null) return 0;
  marks.comment = all;
  return all.length;
};

const brackets: Taking = (rest, marks, { isSet, isCounted }) => {
  const [all = '', inside = ''] = /^[([{]\s*([^()[\]{}]*?)\s*[)\]}]/.exec(rest) ?? [];
  const [, count] = /^x?\s?([1-9]\d{0,2})\s?(?:x|cop(?:y|ies)|pcs)?$/i.exec(inside) ?? [];
  if (count !== undefined && !isCounted && marks.quantity === null) marks.quantity = Number(count);
  else if (marks.set === null && isSet(inside)) marks.set = inside;
  else if (marks.set !== null && marks.number === null && isNumber(inside)) marks.number = inside;
  else if (all !== '') marks.kept.push(all);
  return all.length;
};

/** `[Maybeboard{noDeck}{noPrice},Draw]`, as Archidekt writes the categories of a card; the first counts. */
const category: Taking = (rest, marks) => {
  const [all = '', first = ''] = /^\[\s*([^[\],]+?)\s*(?:,[^[\]]*)?\]/.exec(rest) ?? [];
  const zone = all === '' || marks.zone !== null ? undefined : zoneOfCategory(first);
  if (zone === undefined) return 0;
  marks.zone = zone;
  return all.length;
};

/** `^Have,#37d67a^`: the colour tag of Archidekt. */
const colourTag: Taking = (rest, marks) => {
  const [all = '', tag = ''] = /^\^([^^]*)\^/.exec(rest) ?? [];
  if (all === '' || marks.comment !== null) return 0;
  marks.comment = tag;
  return all.length;
};

/** `| Standard`: a cell of a table. */
const cell: Taking = (rest, marks, { isSet }) => {
  const [all = '', inside = ''] = /^[|¦│‖•·→⇒]+\s*([^|¦│‖]*)/.exec(rest) ?? [];
  const words = inside.trim();
  if (all === '') return 0;
  if (marks.set === null && isSet(words)) marks.set = words;
  // A number may begin another card.
  else if (words !== '') marks.kept.push(/^[([]?[x×]?\d/.test(words) ? all.trim() : words);
  return all.length;
};

/** A collector number, which stands only behind a set. */
const number: Taking = (rest, marks) => {
  const [all = '', word = ''] = /^(?:,\s*)?(\S+)/.exec(rest) ?? [];
  if (marks.set === null || marks.number !== null || !isNumber(word)) return 0;
  marks.number = word;
  return all.length;
};

const setAfterComma: Taking = (rest, marks, { isSet }) => {
  const [all = '', named = ''] = /^,\s*([^,([]+?)\s*(?=[,([]|\s(?:\/\/|#|;|--)|$)/.exec(rest) ?? [];
  if (all === '' || marks.set !== null || !isSet(named)) return 0;
  marks.set = named;
  return all.length;
};

const anything: Taking = (rest, marks) => {
  const [all = rest] = /^.+?(?=\s(?:\/\/|#|;|--)|$)/.exec(rest) ?? [];
  marks.kept.push(all.replace(/^,\s*/, ''));
  return all.length;
};

const takings: readonly Taking[] = [
  comment,
  count,
  price,
  category,
  colourTag,
  brackets,
  number,
  setAfterComma,
  cell,
  anything,
];

export const isNumber = (word: string): boolean => /^[\w.★-]+$/.test(word) && /\d/.test(word);
