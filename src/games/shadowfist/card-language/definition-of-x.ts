import type { Token } from '../../vocabulary/phrases/tokens.ts';

/** How many tokens stand before the X in “, where X = …”, which is a sentence of its own; 0 elsewhere. */
export function definesX(tokens: readonly Token[], at: number): number {
  const next = (words: readonly string[]) =>
    words.every((word, offset) => tokens[at + offset]?.text === word);
  if (next([',', 'where', 'x', '='])) return 2;
  return next([',', 'x', '=']) ? 1 : 0;
}
