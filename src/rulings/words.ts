import { fold } from '../games/fold.ts';

/** Whether a text holds every word of a query, each at the beginning of one of its words; case and accents ignored. */
export function holdsAllWords(text: string, query: string): boolean {
  const words = ` ${wordsOf(text).join(' ')}`;
  return wordsOf(query).every((word) => words.includes(` ${word}`));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
