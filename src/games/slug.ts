import { fold } from './fold.ts';

/**
 * The slug of what tells a card from all others: lower-case ASCII, apostrophes dropped, all else that is no letter or
 * digit one hyphen. Where nothing is left of it, the code points of its letters stand for them.
 */
export function slugOf(parts: readonly (string | null)[]): string {
  const name = fold(parts.filter((part) => part !== null).join(' '));
  const slug = name
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? [...name].map((letter) => `u${letter.codePointAt(0)?.toString(16)}`).join('-') : slug;
}
