import { buildAutocomplete } from './autocomplete.ts';
import { buildCandidates } from './candidates.ts';
import { buildDictionary } from './dictionary.ts';
import { buildExact } from './exact.ts';
import type { FuzzyAnswer, NameEntry, Scored } from './name-index.ts';
import { forgive, type QueryWord, queryOf } from './query.ts';
import { type Ranked, rank } from './ranking.ts';
import { lettersOf } from './reading.ts';
import { compareText } from './sorted.ts';
import type { Spelling } from './spelling.ts';
import { verdict, worthSuggesting } from './verdict.ts';

/** The names that are looked through together: those of one game, or of all. */
export interface NameShelf {
  exact(name: string): readonly NameEntry[];
  fuzzy(name: string): FuzzyAnswer;
  autocomplete(prefix: string, limit: number): readonly NameEntry[];
  suggest(name: string, limit: number): readonly Scored[];
}

/** From spellings in the order of `spellingsOf`. */
export function buildNameShelf(spellings: readonly Spelling[]): NameShelf {
  const words = [...new Set(spellings.flatMap(({ reading }) => reading.words))].sort(compareText);
  const dictionary = buildDictionary(words);
  const indexed = spellings.map((spelling) => ({
    ...spelling,
    places: spelling.reading.words.map((word) => dictionary.placeOf(word) ?? -1),
    letters: lettersOf(spelling.reading),
  }));
  const candidates = buildCandidates(indexed, words.length);
  const exact = buildExact(spellings);
  const completed = buildAutocomplete(spellings);

  /** Slips cost most to look for and mean least: only where no name has every word as typed so far. */
  const ranked = (name: string): readonly Ranked[] => {
    const typed = queryOf(name, dictionary);
    const asTyped = rank(typed, candidates.byWords(typed));
    if (typed.words.length === 0 || fits(asTyped)) return asTyped;

    const mended = forgive(typed, dictionary, isUnknown);
    if (typed.words.some(isUnknown)) {
      const nearly = rank(mended, [...candidates.byWords(mended), ...candidates.byLetters(mended, 1)]);
      if (fits(nearly)) return nearly;
    }

    const allMended = forgive(mended, dictionary, () => true);
    return rank(allMended, [...candidates.byWords(allMended), ...candidates.byLetters(allMended, 2)]);
  };

  return {
    exact,
    fuzzy: (name) => verdict(exact(name), () => ranked(name)),
    autocomplete(prefix, limit) {
      const begun = completed(prefix, limit);
      if (begun.length > 0) return begun;
      return ranked(prefix)
        .filter(({ everyWord }) => everyWord)
        .slice(0, limit)
        .map(({ entry }) => entry);
    },
    suggest: (name, limit) => worthSuggesting(ranked(name), limit),
  };
}

function isUnknown({ means }: QueryWord): boolean {
  return means.size === 0;
}

function fits(ranked: readonly Ranked[]): boolean {
  return ranked.some(({ everyWord }) => everyWord);
}
