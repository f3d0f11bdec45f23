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

const BULLET = /^[-*•·+–—]{1,3}\s*(\S.*)$/;
/** `(3) A`, `[3] A`, `{3} A`, `x3 A`. */
const MARKED = /^(?:[([{]\s*x?(\d{1,7})x?\s*[)\]}]\s*|[x×]\s?(\d{1,7})\s+)(\S.*)$/i;
/** `3 A`. */
const PLAIN = /^(\d{1,7})\s+(\S.*)$/;
/** `3x A`, `3 × A`, `3* A`, `3xA`. */
const TIMES = /^(\d{1,7})\s?[xX×✕✖*]\s*(\S.*)$/;
/** `3 – A`, `3: A`, `3. A`, `3, A`, `3 | A`. */
const SEPARATED = /^(\d{1,7})\s?(?:[-‐-―−]+>?|[:=|;.,)/]|=>|→|\.{2,}|…)\s*(\S.*)$/;
/** `3 of A`, `3 copies of A`. */
const OF = /^(\d{1,7})\s?(?:(?:[x×]|cop(?:y|ies)|pcs\.?)(?:\s+of)?|of)\s+(\S.*)$/i;
/** `3A`; only where the title is known, or begins like a name. */
const GLUED = /^(\d{1,2})(?=\p{L})(.+)$/u;
const LIKELY_GLUED = /^(\d{1,2})(?=\p{Lu}\p{Ll})(.+)$/u;
/** `three A`, `one copy of A`. */
const IN_WORDS =
  /^(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:(?:x|×|cop(?:y|ies)\s+of)\s+)?(\S.*)$/i;
const LIKELY_IN_WORDS = /^(\w+)\s+cop(?:y|ies)\s+of\s+(\S.*)$/i;
const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** The same where the title is unknown: what follows a number at once may belong to the title. */
const LIKELY_TIMES = /^(\d{1,7})\s?(?:[xX×✕✖*]\s+|[×✕✖]|[xX](?=["“\p{Lu}]))(\S.*)$/u;
const LIKELY_SEPARATED = /^(\d{1,7})(?:\s?(?:[-‐-―−]+>?|[:=|;.,)/]|=>|→|\.{2,}|…)\s+|\s[-‐-―−]+)(\S.*)$/;
const QUOTED = /^["“”„«'‘](.+)["”“»'’]$/;
const SET_FIRST = /^\[([A-Za-z0-9_]+)(?::([\w.★-]+))?\]\s+(\S.*)$/;

/** All ways to read it, the one with the longest title first. */
export function formsOf(text: string): Form[] {
  const [, listed] = BULLET.exec(text) ?? [];
  const starts = listed === undefined ? [text] : [text, listed];
  return [
    ...starts.map(uncounted),
    ...starts.flatMap((start) => [...counted(start, [TIMES, SEPARATED, GLUED]), ...inWords(start, IN_WORDS)]),
  ];
}

/** The form without marks around its title, if that is a title as well: `– Wen Li`, `Wen Li:`, `"Wen Li"`. */
export function unmarked(form: Form, isTitle: (written: string) => boolean): Form {
  const title = form.title.replace(SEPARATORS, '');
  const [, inside] = QUOTED.exec(title) ?? [];
  const found = [inside, title].find(
    (one) => one !== undefined && one !== '' && one !== form.title && isTitle(one),
  );
  return found === undefined ? form : { ...form, title: found };
}

const SEPARATORS =
  /^(?:[-‐-―−:=|;,…→>×✕✖⨯∗*•·+~#@]+\s+|[×✕✖⨯]\s*|[xX]\t\s*)|(?:[\s:=|;,…¦│‖•·→⇒]|\s[-‐-―−×✕✖⨯]+(?=\s|$))+$/g;

/** The way to read it by its form alone, when no title is known. */
export function likelyForm(text: string): Form {
  const [, listed = text] = BULLET.exec(text) ?? [];
  const likely = (start: string) =>
    [
      ...inWords(start, LIKELY_IN_WORDS),
      ...counted(start, [LIKELY_GLUED, LIKELY_TIMES, LIKELY_SEPARATED]),
    ].at(-1);
  const form = likely(listed) ?? likely(text) ?? uncounted(/^[-*•·+–—]\s/.test(text) ? listed : text);
  return unmarked(form, () => true);
}

const uncounted = (title: string): Form => ({ quantity: null, title, set: null, number: null });

function counted(text: string, more: readonly RegExp[]): Form[] {
  const [, bracketed, crossed, marked] = MARKED.exec(text) ?? [];
  const forms = [PLAIN, ...more, OF].flatMap((form) => {
    const [, digits, title] = form.exec(text) ?? [];
    return formsWith(digits, title);
  });
  return [...forms, ...formsWith(bracketed ?? crossed, marked)];
}

function inWords(text: string, form: RegExp): Form[] {
  const [, word = '', title] = form.exec(text) ?? [];
  const quantity = /^an?$/i.test(word) ? 1 : WORDS.indexOf(word.toLowerCase()) + 1;
  return title === undefined || quantity === 0 ? [] : [{ ...uncounted(title), quantity }];
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
