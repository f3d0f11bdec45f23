import { fold } from './fold.ts';

/**
 * The key of a title: its words in lower case. Two titles are one where their keys are equal: case, accents, quotes and
 * punctuation do not count, `&` is "and", "1,000" is "1000", and "X, The" is "The X". A leading article counts: "The
 * Warrior" is not "Warrior".
 */
export function titleKey(title: string): string {
  const words = wordsOf(title);
  // A title of marks alone is still a title.
  return words.length === 0 ? fold(title).replaceAll(' ', '') : words.join(' ');
}

/** The key of a name by which a text or a column refers to something: a leading article and gaps do not count either. */
export function nameKey(name: string): string {
  const words = wordsOf(name);
  const counting = words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : words;
  if (counting.length === 0) return titleKey(name);
  return counting.join(' ').replace(/(?<!\p{N}) | (?!\p{N})/gu, '');
}

/** The slug of a title or of what tells it from others: the same for all spellings with the same key. */
export function titleSlug(parts: readonly string[]): string {
  return parts
    .flatMap((part) => titleKey(part).split(' '))
    .filter((word) => word !== '')
    .map((word) => word.replace(/[^a-z0-9]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16)}`))
    .join('-');
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);
const TRAILING_ARTICLE = /^(.*),\s*(the|an?)[^\p{L}\p{N}]*$/u;

/** Letters, digits, spaces and hyphens alone: most titles. */
const PLAIN = /^[a-z0-9 -]*$/;

function wordsOf(title: string): string[] {
  const folded = fold(title);
  if (PLAIN.test(folded)) return folded.split(/[ -]+/).filter((word) => word !== '');
  return folded
    .replace(/["']/g, '')
    .replace(TRAILING_ARTICLE, '$2 $1')
    .replaceAll('&', ' and ')
    .replace(/(?<=\p{N}),(?=\p{N})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
