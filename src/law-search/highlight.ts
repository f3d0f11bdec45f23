import type { Phrases } from './phrases.ts';
import { wordsOf } from './words.ts';

/** A stretch of a text, and whether it is why the text was found. */
export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Longer texts are shown in part, in UTF-16 code units. */
const LONGEST_SHOWN = 400;
const ELLIPSIS = '…';

/** A text, or the part of it with most of the terms, cut into what matches the terms and what does not. */
export function highlight(text: string, terms: ReadonlySet<string>, phrases: Phrases): HighlightPart[] {
  const words = wordsOf(text);
  const marks = phrases.in(words);
  const matching = new Set<number>();
  for (const [at, { stem }] of words.entries()) {
    if (terms.has(stem)) matching.add(at);
    for (const { mark, length } of marks[at] ?? []) {
      if (terms.has(mark)) for (let word = at; word < at + length; word++) matching.add(word);
    }
  }
  const spans = words.filter((_, at) => matching.has(at));
  const from = startOf(text, spans);
  const to = Math.min(text.length, from + LONGEST_SHOWN);
  const parts: HighlightPart[] = [];
  let shown = from;
  const show = (until: number, isMatch: boolean) => {
    if (until > shown) parts.push({ text: text.slice(shown, until), isMatch });
    shown = Math.max(shown, until);
  };
  if (from > 0) parts.push({ text: ELLIPSIS, isMatch: false });
  for (const { start, end } of spans) {
    if (start < shown || end > to) continue;
    show(start, false);
    show(end, true);
  }
  show(to, false);
  if (to < text.length) parts.push({ text: ELLIPSIS, isMatch: false });
  return parts;
}

/** Where the stretch with most matches begins: at a word. */
function startOf(text: string, spans: readonly { readonly start: number; readonly end: number }[]): number {
  if (text.length <= LONGEST_SHOWN) return 0;
  let best = 0;
  let most = 0;
  for (const { start } of spans) {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + LONGEST_SHOWN).length;
    if (inside > most) {
      most = inside;
      best = start;
    }
  }
  return Math.min(best, Math.max(0, text.lastIndexOf(' ', text.length - LONGEST_SHOWN) + 1));
}
