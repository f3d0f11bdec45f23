import { fold } from '../games/fold.ts';

/** Words that a question has and an answer need not. */
const COMMON: ReadonlySet<string> = new Set(
  'a an and are be by can do does for from how i if in is it may my of on or that the this to what when with you your'.split(
    ' ',
  ),
);

/** Endings that leave a word the same: cards, abilities, countered, drawing. */
const ENDING = /(?<=.{4})(?:ies|es|(?<!e)ed|ing)$|(?<=.{3})s$/;

/** The words of a text, folded, each after a space. */
export type FoldedText = string & { readonly folded: unique symbol };

/** Folds a text once, so that many queries can be looked for in it. */
export function foldText(text: string): FoldedText {
  return ` ${wordsOf(text).join(' ')}` as FoldedText;
}

/**
 * Whether a text has every word of a query, each at the beginning of one of its words; case, accents and endings
 * are ignored, and so are common words beside others.
 */
export function matcherOf(query: string): (text: FoldedText) => boolean {
  const sought = soughtIn(query).map((word) => ` ${word}`);
  return (text) => sought.every((word) => text.includes(word));
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
