import type { Letters } from './letters.ts';
import type { Named } from './name-index.ts';
import { type Reading, read, readingOf } from './reading.ts';
import { entriesOf, type Spelling } from './spelling.ts';

/**
 * Finds entries by their name, whatever its case, accents, punctuation and leading article.
 *
 * Only the closest matches are given: the full name before an alias, and within each the same words with the
 * same article, then the same words, then the same letters with other gaps ("walkin" for "walk in").
 */
export function createExact(
  spellings: readonly Spelling[],
  letters: Letters,
): (name: string) => readonly Named[] {
  const closest = (name: string): readonly Named[] => {
    const reading = read(name);
    const named = Array.from(letters.of(reading.joined))
      .flatMap((at) => spellings[at] ?? [])
      .filter(({ initials }) => !initials);
    const distances = named.map((spelling) => distance(reading, spelling));
    const least = distances.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    return entriesOf(named.filter((_, at) => distances[at] === least));
  };

  // Deck lists mostly write names as the cards do; those need no second reading.
  const asWritten = new Map<string, readonly Named[]>();
  return (name) => {
    const known = asWritten.get(name);
    if (known !== undefined) return known;
    const found = closest(name);
    if (found.some((entry) => entry.name === name)) asWritten.set(name, found);
    return found;
  };
}

function distance(reading: Reading, { alias, full }: Spelling): number {
  return (alias ? 3 : 0) + gapsApart(reading, readingOf(full));
}

function gapsApart(a: Reading, b: Reading): number {
  if (a.full === b.full) return 0;
  return a.words.join(' ') === b.words.join(' ') ? 1 : 2;
}
