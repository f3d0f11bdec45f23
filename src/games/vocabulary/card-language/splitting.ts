import type { Token } from '../phrases/tokens.ts';

/** A sentence of a card text, without the mark at its end. */
export interface Sentence {
  readonly tokens: readonly Token[];
  /** UTF-16 offsets into the text of the card. */
  readonly start: number;
  readonly end: number;
}

/** How many tokens at a place separate two sentences without a full stop; 0 at any other place. */
export type Separator = (tokens: readonly Token[], at: number) => number;

/** The sentences of a text. What is in parentheses after a sentence is a sentence of its own. */
export function sentencesIn(text: string, tokens: readonly Token[], separator: Separator): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  let inParentheses = false;
  let skipped = 0;
  const finish = (last?: Token) => {
    const [first] = current;
    const end = last?.end ?? current.at(-1)?.end;
    if (first !== undefined && end !== undefined)
      sentences.push({ tokens: current, start: first.start, end });
    current = [];
  };
  for (const [at, token] of tokens.entries()) {
    const separated = separator(tokens, at);
    if (token.text === '.') finish(token);
    else if (separated > 0) {
      finish(token);
      skipped = separated - 1;
    } else if (skipped > 0) skipped -= 1;
    else if (token.text === '(' && current.length === 0 && isClosed(tokens, at)) inParentheses = true;
    else if (token.text === ')' && inParentheses) {
      finish();
      inParentheses = false;
    } else current.push(token);
  }
  finish();
  return text === '' ? [] : limited(sentences);
}

/** Whether a parenthesis holds words and ends. */
function isClosed(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ text }, place) => place > at && (text === '(' || text === ')'));
  return end > at + 1 && tokens[end]?.text === ')';
}

/** Printed cards have up to 6. */
const MOST_SENTENCES = 15;

/** All sentences, the last ones as one if there are too many. */
function limited(sentences: readonly Sentence[]): Sentence[] {
  const rest = sentences.slice(MOST_SENTENCES - 1);
  const [first] = rest;
  const last = rest.at(-1);
  if (rest.length < 2 || first === undefined || last === undefined) return [...sentences];
  const joined = { ...first, tokens: rest.flatMap(({ tokens }) => tokens), end: last.end };
  return [...sentences.slice(0, MOST_SENTENCES - 1), joined];
}
