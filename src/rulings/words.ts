import { fold } from '../games/fold.ts';

/** Words that a question has and an answer need not. */
const COMMON: ReadonlySet<string> = new Set(
  'a an and are be by can do does for from how i if in is it may my of on or that the this to what when with you your'.split(
    ' ',
  ),
);

/** Endings that leave a word the same: cards, abilities, countered, drawing. */
const ENDING = /(?<=.{4})(?:ies|es|(?<!e)ed|ing)$|(?<=.{3})s$/;

/**
 * Whether a text holds every word of a query, each at the beginning of one of its words; case, accents and endings
 * are ignored, and so are common words beside others.
 */
export function holdsAllWords(text: string, query: string): boolean {
  const words = ` ${wordsOf(text).join(' ')}`;
  return soughtIn(query).every((word) => words.includes(` ${word}`));
}

function soughtIn(query: string): string[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !COMMON.has(word));
  return (telling.length === 0 ? all : telling).map((word) => word.replace(ENDING, ''));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
