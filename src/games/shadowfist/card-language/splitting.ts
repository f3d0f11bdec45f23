import type { Token } from '../../vocabulary/phrases/tokens.ts';

/** A sentence of a card text, without the mark at its end. */
export interface Sentence {
  readonly tokens: readonly Token[];
  /** UTF-16 offsets into the text of the card. */
  readonly start: number;
  readonly end: number;
  readonly inParentheses: boolean;
}

/** The sentences of a text. What is in parentheses after a sentence is a sentence of its own. */
export function sentencesIn(text: string, tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  let inParentheses = false;
  let skipped = 0;
  const finish = (last?: Token) => {
    const [first] = current;
    const end = last?.end ?? current.at(-1)?.end;
    if (first !== undefined && end !== undefined)
      sentences.push({ tokens: current, start: first.start, end, inParentheses });
    current = [];
  };
  for (const [at, token] of tokens.entries()) {
    const isDefinition = definesX(tokens, at);
    if (token.text === '.') finish(token);
    else if (isDefinition > 0) {
      finish(token);
      skipped = isDefinition - 1;
    } else if (skipped > 0) skipped -= 1;
    else if (token.text === '(' && current.length === 0) inParentheses = true;
    else if (token.text === ')' && inParentheses) {
      finish();
      inParentheses = false;
    } else current.push(token);
  }
  finish();
  return text === '' ? [] : sentences;
}

/** How many tokens stand before the X in “, where X = …”, which is a sentence of its own; 0 elsewhere. */
function definesX(tokens: readonly Token[], at: number): number {
  const next = (words: readonly string[]) =>
    words.every((word, offset) => tokens[at + offset]?.text === word);
  if (next([',', 'where', 'x', '='])) return 2;
  return next([',', 'x', '=']) ? 1 : 0;
}
