import { fold } from './fold.ts';

const PLAIN = /^[ -~]*$/;

/** Known values, each with the other ways in which people write it. */
export type Spellings<Value extends string> = readonly (readonly [Value, ...string[]])[];

/** The letters and digits alone, in lower case and without accents: what headings and known values are compared by. */
export function bare(text: string): string {
  // Most cells of a large table are plain, and folding them costs more than all else.
  if (PLAIN.test(text)) return text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The known values by the bare form of each of their spellings. */
export function knownBy<Value extends string>(spellings: Spellings<Value>): ReadonlyMap<string, Value> {
  return new Map(spellings.flatMap((row) => row.map((spelling) => [bare(spelling), row[0]] as const)));
}

/** What the parts of a cell are put apart by. */
const DELIMITER = /[,;/|+&{}[\]()<>]/;
/** They stand between names without being one. */
const LINKING: ReadonlySet<string> = new Set(['and', 'the']);
/** No known name has more words. */
const MOST_WORDS = 4;
/** No card has more of one thing: a greater number is something else. */
const MOST_OF_ONE = 20;

/**
 * The names in a cell, whatever stands between them: `{dra}{dra}`, `dra dra`, `dra, dra`, `2 dra` and `dra x2` are all
 * twice the same. A part that is not made of known names alone is kept whole, as it was written.
 */
export function namesIn(cell: string, known: ReadonlyMap<string, string>): string[] {
  return cell
    .split(DELIMITER)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => namesOfWords(part.split(/\s+/), known) ?? [part]);
}

/** The known names that the words are made of; undefined where a word is left over. */
function namesOfWords(words: readonly string[], known: ReadonlyMap<string, string>): string[] | undefined {
  const names: string[] = [];
  let at = 0;
  while (at < words.length) {
    const counted = countedName(words, at, known);
    if (counted !== undefined) {
      names.push(...Array<string>(counted.times).fill(counted.name));
      at = counted.until;
    } else if (LINKING.has(bare(words[at] ?? ''))) at += 1;
    else return undefined;
  }
  return names;
}

interface CountedName {
  readonly name: string;
  readonly times: number;
  /** The place of the first word after it. */
  readonly until: number;
}

/** `dra`, `dra x2`, `2 dra` and `2x dra`. */
function countedName(
  words: readonly string[],
  at: number,
  known: ReadonlyMap<string, string>,
): CountedName | undefined {
  const plain = longestName(words, at, known);
  const before = plain === undefined ? /^(\d{1,2})[x×]?$/i.exec(words[at] ?? '')?.[1] : undefined;
  const named = before === undefined ? plain : longestName(words, at + 1, known);
  if (named === undefined) return undefined;
  const after = before === undefined ? /^[x×](\d{1,2})$/i.exec(words[named.until] ?? '')?.[1] : undefined;
  const times = Number(before ?? after ?? 1);
  if (times > MOST_OF_ONE) return undefined;
  return { name: named.name, times, until: after === undefined ? named.until : named.until + 1 };
}

function longestName(
  words: readonly string[],
  from: number,
  known: ReadonlyMap<string, string>,
): { name: string; until: number } | undefined {
  for (let until = Math.min(words.length, from + MOST_WORDS); until > from; until -= 1) {
    const name = known.get(bare(words.slice(from, until).join('')));
    if (name !== undefined) return { name, until };
  }
  return undefined;
}
