/**
 * Cards that say so may be in a deck in any number: what a card says prevails over the rules (chapter 3). "No Max." is a
 * sentence of its own among the restrictions; others say it in full.
 */
const NO_MAX = /(^|[.!?]["”)]?\s+)no max[.!]?(?=\s|$)/i;
const IN_FULL = [
  /\bno (limit|maximum) (to|on) the number of [^.]{1,100} in (your|a) deck\b/i,
  /\b(you )?may (have|include|put) (more than (5|five)|any number of) copies of [^.]{1,100} in (your|a) deck\b/i,
];

const read = new Map<string, boolean>();
/** Wordings are few; those of a whole catalogue are read once each. */
const MOST_READ = 20_000;

export function hasNoMaximum(words: string | null): boolean {
  if (words === null) return false;
  const known = read.get(words);
  if (known !== undefined) return known;
  const plain = words.replaceAll('**', '');
  const says = NO_MAX.test(plain) || IN_FULL.some((sentence) => sentence.test(plain));
  if (read.size < MOST_READ) read.set(words, says);
  return says;
}
