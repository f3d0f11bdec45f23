import type { NameEntry } from './name-index.ts';
import { lettersOf, type Reading, read } from './reading.ts';
import { entriesOf, type Spelling } from './spelling.ts';

/**
 * Finds entries by their name, whatever its case, accents, punctuation and leading article.
 *
 * Only the closest matches are given: the full name before an alias, and within each the same words with the
 * same article, then the same words, then the same letters with other gaps ("walkin" for "walk in").
 */
export function buildExact(spellings: readonly Spelling[]): (name: string) => readonly NameEntry[] {
  const byLetters = new Map<string, Spelling[]>();
  for (const spelling of spellings) {
    for (const letters of lettersOf(spelling.reading)) {
      const alike = byLetters.get(letters);
      if (alike === undefined) byLetters.set(letters, [spelling]);
      else alike.push(spelling);
    }
  }

  const closest = (name: string): readonly NameEntry[] => {
    const reading = read(name);
    const named = byLetters.get(reading.joined) ?? [];
    const distances = named.map((spelling) => distance(reading, spelling));
    const least = distances.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    return entriesOf(named.filter((_, at) => distances[at] === least));
  };

  // Deck lists mostly write names as the cards do; those need no reading.
  const names = new Set(spellings.map(({ entry }) => entry.name));
  const asWritten = new Map([...names].map((name) => [name, closest(name)]));
  return (name) => asWritten.get(name) ?? closest(name);
}

function distance(reading: Reading, spelling: Spelling): number {
  return (spelling.alias ? 3 : 0) + gapsApart(reading, spelling.reading);
}

function gapsApart(a: Reading, b: Reading): number {
  if (a.full === b.full) return 0;
  return a.words.join(' ') === b.words.join(' ') ? 1 : 2;
}
