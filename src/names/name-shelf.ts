import type { Steps } from '../engine/steps.ts';
import { createAutocomplete, indexStarts, type StartsData } from './autocomplete.ts';
import { createCandidates } from './candidates.ts';
import { createDictionary } from './dictionary.ts';
import { createExact } from './exact.ts';
import { indexLetters, type LettersData, lettersOfShelf } from './letters.ts';
import type { FuzzyAnswer, Named, Scored } from './name-index.ts';
import { forgive, type Query, type QueryWord, queryOf } from './query.ts';
import { type Ranked, rank } from './ranking.ts';
import { read } from './reading.ts';
import { indexWords, type ShelfWordsData, shelfWords } from './shelf-words.ts';
import type { Spelling } from './spelling.ts';
import { verdict, worthSuggesting } from './verdict.ts';

/** The names that are looked through together: those of one game, or of all. */
export interface NameShelf {
  exact(name: string): readonly Named[];
  fuzzy(name: string): FuzzyAnswer;
  autocomplete(prefix: string, limit: number): readonly Named[];
  suggest(name: string, limit: number): readonly Scored[];
}

/** What a shelf is read from: plain data, which can be kept in a file. */
export interface NameShelfData {
  /** In the order of `spellingsOf`. */
  readonly spellings: readonly Spelling[];
  readonly words: ShelfWordsData;
  readonly letters: LettersData;
  readonly starts: readonly StartsData[];
}

/** From spellings in the order of `spellingsOf`. */
export function* indexShelf(spellings: readonly Spelling[]): Steps<NameShelfData> {
  const words = yield* indexWords(spellings);
  const letters = yield* indexLetters(spellings);
  const starts = yield* indexStarts(spellings, shelfWords(words));
  return { spellings, words, letters, starts };
}

export function openShelf(data: NameShelfData, onWork: () => void): NameShelf {
  const { spellings } = data;
  const words = shelfWords(data.words);
  const letters = lettersOfShelf(data.letters, onWork);
  const completed = createAutocomplete(spellings, data.starts);
  const dictionary = createDictionary(words.distinct, onWork);
  const candidates = createCandidates(words, letters, spellings.length, onWork);
  const exact = createExact(spellings, letters);

  const rankAll = (query: Query, ats: readonly number[]): readonly Ranked[] =>
    rank(
      query,
      ats.flatMap((at) => {
        onWork();
        const spelling = spellings[at];
        return spelling === undefined ? [] : { spelling, places: words.placesOf(at) };
      }),
    );

  /** Slips cost most to look for and mean least: only where no name has every word as typed so far. */
  const ranked = (name: string): readonly Ranked[] => {
    const typed = queryOf(name, dictionary);
    const asTyped = rankAll(typed, candidates.byWords(typed));
    if (typed.words.length === 0 || fits(asTyped)) return asTyped;

    const mended = forgive(typed, dictionary, isUnknown);
    if (typed.words.some(isUnknown)) {
      const nearly = rankAll(mended, [...candidates.byWords(mended), ...candidates.byLetters(mended, 1)]);
      if (fits(nearly)) return nearly;
    }

    const allMended = forgive(mended, dictionary, () => true);
    return rankAll(allMended, [...candidates.byWords(allMended), ...candidates.byLetters(allMended, 2)]);
  };

  return {
    exact,
    // One letter is the beginning of many names and means none.
    fuzzy: (name) => verdict(exact(name), () => ranked(name), { isTooShort: read(name).joined.length < 2 }),
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
