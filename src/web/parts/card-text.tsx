import type { ComponentChild } from 'preact';
import { SymbolIcon } from './symbol.tsx';

/** **Bold** as the source emphasises it, and symbols such as {mag} or {?}. */
const MARKS = /\*\*(.+?)\*\*|\{([a-z]{3}|\?)\}/g;

export interface CardTextProps {
  readonly text: string;
  /** Writes the words between marks; absent: as they are. */
  readonly words?: Words | undefined;
}

type Words = (text: string) => ComponentChild;

/** The text of a card as it is printed: emphasis and symbols are drawn, and nothing else is changed. */
export function CardText({ text, words }: CardTextProps) {
  return <p class="card-text">{drawn(text, words)}</p>;
}

/** The parts of a text with its marks drawn, to be set in any element. */
export function drawn(text: string, words: Words = (same) => same): ComponentChild {
  if (!text.includes('**') && !text.includes('{')) return words(text);
  const parts: ComponentChild[] = [];
  let end = 0;
  for (const { 0: mark, 1: bold, 2: symbol, index } of text.matchAll(MARKS)) {
    if (index > end) parts.push(words(text.slice(end, index)));
    parts.push(bold === undefined ? <SymbolIcon code={symbol ?? '?'} /> : <b>{drawn(bold, words)}</b>);
    end = index + mark.length;
  }
  if (end < text.length) parts.push(words(text.slice(end)));
  return parts;
}
