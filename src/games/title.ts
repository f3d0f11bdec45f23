import { fold } from './fold.ts';

/**
 * What makes two titles one: case, accents, quotes, punctuation and an article before or after ("The X", "X, The") do
 * not count, and `&` is "and". Digits that a mark other than a comma divides stay apart: 1.5 is not 15.
 */
export function titleKey(title: string): string {
  const folded = fold(title).replace(/["']/g, '');
  const key = folded
    .replaceAll('&', ' and ')
    .replace(/,\s*(the|an?)[^\p{L}\p{N}]*$/u, '')
    .replace(/^[^\p{L}\p{N}]*(the|an?)\s+(?=.*[\p{L}\p{N}])/u, '')
    .replace(/(?<=\p{N})[^\p{L}\p{N},]+(?=\p{N})/gu, '\n')
    .replace(/[^\p{L}\p{N}\n]/gu, '');
  // A title of marks alone is still a title.
  return key === '' ? folded.replaceAll(' ', '') : key.replaceAll('\n', ' ');
}
