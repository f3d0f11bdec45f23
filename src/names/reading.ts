import { fold } from '../games/fold.ts';

/** How a name is read for comparing: case, accents and punctuation are gone, "&" is "and", "master's" is "masters". */
export interface Reading {
  /** All words, with a trailing article put back in front: "Stand, The" reads "the stand". */
  readonly full: string;
  /** The words without a leading article; the article itself where there is nothing else. */
  readonly words: readonly string[];
  /** The words run together, so that "Pre-Game", "pre game" and "pregame" read alike. */
  readonly joined: string;
}

/** No name is longer; what is beyond is not read. */
export const LONGEST_NAME = 250;

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

const PAIRS = [
  ['doctor', 'dr'],
  ['sergeant', 'sgt'],
  ['saint', 'st'],
  ['versus', 'vs'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['hundred', '100'],
  ['thousand', '1000'],
] as const;
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([long, short]) => [
    [long, short],
    [short, long],
  ]),
);

const WORD = /[\p{L}\p{N}]+/gu;
const THOUSANDS = /(?<=\d),(?=\d)/g;
const HYPHEN = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;
const TRAILING_ARTICLE = /^([^:]*),\s*(the|an?)\b[^\p{L}\p{N}:]*(?=$|:)/u;
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;

export function read(name: string): Reading {
  return readFolded(foldMarks(name));
}

/** The letters under which a name is kept: with and without its leading article. */
export function lettersOf({ full, joined }: Reading): readonly string[] {
  return [...new Set([joined, full.replaceAll(' ', '')])];
}

/**
 * What a name reads as it may be typed: as it stands; where it has hyphens, with the parts written as one word; and where it has
 * a word that is also written short, or is short for one, with the other.
 */
export function readings(name: string): readonly string[] {
  const folded = foldMarks(name);
  const closed = folded.replace(HYPHEN, '');
  const otherwise = folded.replace(THOUSANDS, '').replace(WORD, (word) => ABBREVIATIONS.get(word) ?? word);
  return [...new Set([...new Set([folded, closed, otherwise])].map((written) => readFolded(written).full))];
}

const LEAST_WITH_INITIALS = 3;
const MOST_WITH_INITIALS = 4;

/** A name of a few words with initials for the first of them: "UL attack" is "Upper Left Attack". */
export function initialsOf({ words }: Reading): readonly string[] {
  if (words.length < LEAST_WITH_INITIALS || words.length > MOST_WITH_INITIALS) return [];
  const shortened = Array.from({ length: words.length - 2 }, (_, at) => at + 2);
  return shortened.map((count) => {
    const initials = words
      .slice(0, count)
      .map((word) => word.charAt(0))
      .join('');
    return [initials, ...words.slice(count)].join(' ');
  });
}

/** Format characters are invisible, and two apostrophes are not punctuation to Unicode. */
function foldMarks(name: string): string {
  return fold(
    name
      .slice(0, LONGEST_NAME)
      .replace(/\p{Cf}/gu, '')
      .replace(/[´ʼ]/g, "'"),
  );
}

function readFolded(folded: string): Reading {
  const words = wordsOf(folded.replace(TRAILING_ARTICLE, '$2 $1'));
  // A name of punctuation alone is still a name, and is compared as it stands.
  return readingOf(words.length === 0 ? folded.replace(/\s/g, '') : words.join(' '));
}

/** The reading whose words, with a leading article, are these. */
export function readingOf(full: string): Reading {
  const all = full === '' ? [] : full.split(' ');
  const words = all.length > 1 && ARTICLES.has(all[0] ?? '') ? all.slice(1) : all;
  return { full, words, joined: words.join('') };
}

function wordsOf(folded: string): string[] {
  return folded
    .replace(/'/g, '')
    .replace(/&/g, ' and ')
    .replace(THOUSANDS, '')
    .replace(INITIALS, (initials) => initials.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
