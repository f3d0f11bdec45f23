import { stemsOf, type TextWord } from './words.ts';

/** Names of one thing: a term of a glossary with its aliases. */
export interface Naming {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Finds terms of the games in texts, so that they count as one word each, whatever they are called there. */
export interface Phrases {
  /** A mark for each term that begins at each word. */
  in(words: readonly TextWord[]): readonly (readonly Mark[])[];
}

/** A term in a text. */
export interface Mark {
  /** Sorts with no word of a text: `#head shot`. */
  readonly mark: string;
  /** How many words of the text it takes. */
  readonly length: number;
}

const LONGEST_PHRASE = 4;

export function phrasesOf(namings: readonly Naming[]): Phrases {
  const marksOf = new Map<string, Set<string>>();
  for (const { name, aliases } of namings) {
    const stems = stemsOf(name);
    const mark = `#${stems.join(' ')}`;
    const called = [stems, ...aliases.map(stemsOf)].filter(
      (one) => one.length > 0 && one.length <= LONGEST_PHRASE,
    );
    const phrases = new Set(called.flatMap((one) => [one.join(' '), one.join('')]));
    // A single word that has one form is found as that word.
    if (phrases.size < 2) continue;
    for (const phrase of phrases) marksOf.set(phrase, (marksOf.get(phrase) ?? new Set()).add(mark));
  }
  // Most words begin no term; only those that do are read on.
  const beginnings = new Set(Array.from(marksOf.keys(), (phrase) => phrase.split(' ', 1)[0]));
  const marksAt = (words: readonly TextWord[], at: number): readonly Mark[] => {
    if (!beginnings.has(words[at]?.stem)) return NONE;
    const marks: Mark[] = [];
    let phrase = '';
    for (const [place, { stem }] of words.slice(at, at + LONGEST_PHRASE).entries()) {
      phrase = place === 0 ? stem : `${phrase} ${stem}`;
      for (const mark of marksOf.get(phrase) ?? []) marks.push({ mark, length: place + 1 });
    }
    return marks;
  };
  return { in: (words) => words.map((_, at) => marksAt(words, at)) };
}

const NONE: readonly Mark[] = [];
