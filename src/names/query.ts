import type { Dictionary, Likeness } from './dictionary.ts';
import { type Reading, read } from './reading.ts';

/** A name as it was typed, and what its words may mean. */
export interface Query {
  readonly reading: Reading;
  /** Each different word, as far as it is looked up. */
  readonly words: readonly QueryWord[];
  /** The weight of all words typed, looked up or not: junk around a name makes it less of a match. */
  readonly weight: number;
}

export interface QueryWord {
  readonly text: string;
  readonly weight: number;
  readonly means: Likeness;
  /** Whether some name has this very word, and not just to link others. */
  readonly named: boolean;
  /** Whether `means` has the words that it may be a slip for. */
  readonly forgiven: boolean;
}

/** No name has more; what is beyond is not looked up. */
const MOST_WORDS = 8;
/** A longer query says enough without a second slip in one word. */
const MOST_WORDS_WITH_TWO_SLIPS = 4;

/** Words that people leave out or get wrong: they count as one letter each. */
const LINKING: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

export function isLinking(word: string): boolean {
  return LINKING.has(word);
}

/** Long words tell more than short ones. */
export function weightOf(word: string): number {
  return isLinking(word) ? 1 : word.length;
}

/** The query as typed: its words mean themselves and the words that they begin. */
export function queryOf(name: string, dictionary: Dictionary): Query {
  const reading = read(name);
  const words = [...new Set(reading.words)];
  return {
    reading,
    words: words.slice(0, MOST_WORDS).map((text) => ({
      text,
      weight: weightOf(text),
      means: dictionary.begun(text),
      named: !isLinking(text) && dictionary.placeOf(text) !== undefined,
      forgiven: false,
    })),
    weight: words.reduce((sum, word) => sum + weightOf(word), 0),
  };
}

/** The same query where some of its words may be mistyped. */
export function forgive(query: Query, dictionary: Dictionary, mistyped: (word: QueryWord) => boolean): Query {
  const slips = query.words.length <= MOST_WORDS_WITH_TWO_SLIPS ? 2 : 1;
  const words = query.words.map((word) =>
    word.forgiven || !mistyped(word)
      ? word
      : { ...word, means: better(word.means, dictionary.mistyped(word.text, slips)), forgiven: true },
  );
  return { ...query, words };
}

function better(a: Likeness, b: Likeness): Likeness {
  const both = new Map(a);
  for (const [place, likeness] of b) both.set(place, Math.max(likeness, both.get(place) ?? 0));
  return both;
}
