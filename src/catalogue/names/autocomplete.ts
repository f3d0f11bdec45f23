import type { NameEntry } from './name-index.ts';
import { read } from './reading.ts';
import { compareText, startingWith } from './sorted.ts';
import type { Spelling } from './spelling.ts';

/** A place in a name from which on it may be typed, and what stands from there. */
interface Start {
  readonly text: string;
  readonly spelling: Spelling;
}

/** The starts of one kind, side by side in alphabetical order. */
interface Starts {
  readonly texts: readonly string[];
  readonly spellings: readonly Spelling[];
}

/**
 * Completes what was typed so far: names that begin with it, then names with a word that begins with it, then
 * aliases likewise; in each kind in alphabetical order of what is matched.
 */
export function buildAutocomplete(
  spellings: readonly Spelling[],
): (prefix: string, limit: number) => readonly NameEntry[] {
  const names = spellings.filter(({ alias }) => !alias);
  const aliases = spellings.filter(({ alias }) => alias);
  const kinds = [
    sorted(names.flatMap(firstStarts)),
    sorted(names.flatMap(wordStarts)),
    sorted(aliases.flatMap((alias) => [...firstStarts(alias), ...wordStarts(alias)])),
  ];

  return (prefix, limit) => {
    const { full } = read(prefix);
    const found = new Set<NameEntry>();
    if (full === '') return [];
    for (const { texts, spellings } of kinds) {
      for (const place of startingWith(texts, full, MOST_STARTS)) {
        const spelling = spellings[place];
        if (found.size >= limit) break;
        if (spelling !== undefined) found.add(spelling.entry);
      }
    }
    return [...found];
  };
}

/** So that a common prefix does not walk a large catalogue. */
const MOST_STARTS = 500;

/** With and without a leading article. */
function firstStarts(spelling: Spelling): Start[] {
  const { full, words } = spelling.reading;
  return [...new Set([full, words.join(' ')])].map((text) => ({ text, spelling }));
}

function wordStarts(spelling: Spelling): Start[] {
  const { words } = spelling.reading;
  return words.slice(1).map((_, before) => ({ text: words.slice(before + 1).join(' '), spelling }));
}

function sorted(starts: Start[]): Starts {
  starts.sort((a, b) => compareText(a.text, b.text) || a.spelling.order - b.spelling.order);
  return { texts: starts.map(({ text }) => text), spellings: starts.map(({ spelling }) => spelling) };
}
