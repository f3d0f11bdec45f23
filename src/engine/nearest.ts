import { distance } from 'fastest-levenshtein';

/** No word of ours is longer, and comparing long strings takes long. */
const LONGEST = 60;

/** Less than a letter. */
const CASE = 0.5;

/** What was probably meant by a word of which at most a third is wrong, and not the whole; null if nothing is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const wrong = known.map((candidate) => lettersWrong(word.toLowerCase(), candidate.toLowerCase()));
  const least = Math.min(...wrong);
  const most = word.length > 1 ? Math.ceil(word.length / 3) : 0;
  return least <= most ? (known[wrong.indexOf(least)] ?? null) : null;
}

/** How much of a word is wrong if another was meant: 0 for nothing, less than 1 for anything that is near; a little for its case. */
export function unlikeness(word: string, meant: string): number {
  if (word === meant) return 0;
  return (lettersWrong(word.toLowerCase(), meant.toLowerCase()) + CASE) / (word.length + 1);
}

/** Two letters that changed places are one that is wrong. */
function lettersWrong(word: string, other: string): number {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return at >= 0 && swapped === other ? 1 : distance(word, other);
}
