import { distance } from 'fastest-levenshtein';

/** No word of ours is longer, and comparing long strings takes long. */
const LONGEST = 60;

/** Less than a letter. */
const CASE = 0.5;

/** What was probably meant by a word of which at most a third is wrong, and not the whole; null if nothing is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const lower = word.toLowerCase();
  let most = word.length > 1 ? Math.ceil(word.length / 3) : 0;
  let near: string | null = null;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    // At least as many letters are wrong as one is longer than the other.
    if (Math.abs(other.length - lower.length) > most) continue;
    const wrong = lettersWrong(lower, other);
    if (wrong > most) continue;
    near = candidate;
    if (wrong === 0) break;
    most = wrong - 1;
  }
  return near;
}

/** How much of a word is wrong if another was meant: 0 for nothing, less than 1 for anything that is near; a little for its case. */
export function unlikeness(word: string, meant: string): number {
  if (word === meant) return 0;
  return (lettersWrong(word.toLowerCase(), meant.toLowerCase()) + CASE) / (word.length + 1);
}

/** Two letters that changed places are one that is wrong. */
function lettersWrong(word: string, other: string): number {
  return haveTwoSwapped(word, other) ? 1 : distance(word, other);
}

function haveTwoSwapped(word: string, other: string): boolean {
  if (word.length !== other.length || word === other) return false;
  let at = 0;
  while (word[at] === other[at]) at += 1;
  return (
    word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2)
  );
}
