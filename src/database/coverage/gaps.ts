import type { CompiledSentence } from '../../games/compiled-text.ts';
import type { CardCoverage } from './card-coverage.ts';

type Failure = Extract<CompiledSentence, { readonly outcome: 'ambiguous' | 'not-understood' }>;

/** A sentence that is not understood, or that has several meanings. */
export interface NotUnderstood {
  readonly text: string;
  readonly outcome: Failure['outcome'];
  /** How many cards have it. */
  readonly cards: number;
}

/** A place at which understanding ends in sentences of cards. */
export interface Gap {
  /** The last word that was understood; empty at the beginning of a sentence. */
  readonly after: string;
  /** The first that was not; empty at the end of a sentence. */
  readonly word: string;
  /** How many cards have it. */
  readonly cards: number;
  /** Of how many cards nothing else is not understood. */
  readonly onlyGap: number;
  /** A sentence with it. */
  readonly example: string;
  /** What could follow in that sentence. */
  readonly expected: readonly string[];
}

/** The sentences that are not understood, those that most cards have first. */
export function notUnderstoodIn(covered: readonly CardCoverage[]): NotUnderstood[] {
  const found = new Map<string, NotUnderstood>();
  for (const { sentences } of covered) {
    const own = new Map(failuresIn(sentences).map((one) => [one.text, one]));
    for (const { text, outcome } of own.values())
      found.set(text, { text, outcome, cards: (found.get(text)?.cards ?? 0) + 1 });
  }
  return byCards([...found.values()], ({ text }) => text);
}

/** The gaps in sentences, those that most cards have first. */
export function gapsIn(covered: readonly CardCoverage[]): Gap[] {
  const found = new Map<string, Gap>();
  for (const { sentences } of covered) {
    const failures = failuresIn(sentences);
    const own = new Map(failures.flatMap(gapIn).map((gap) => [keyOf(gap), gap]));
    for (const [key, gap] of own) {
      const before = found.get(key);
      const onlyGap = failures.length === 1 ? 1 : 0;
      found.set(key, {
        ...(before ?? { ...gap, cards: 0, onlyGap: 0 }),
        cards: (before?.cards ?? 0) + 1,
        onlyGap: (before?.onlyGap ?? 0) + onlyGap,
      });
    }
  }
  return byCards([...found.values()], keyOf);
}

function failuresIn(sentences: readonly CompiledSentence[]): Failure[] {
  return sentences.filter(
    (one): one is Failure => one.outcome === 'ambiguous' || one.outcome === 'not-understood',
  );
}

type Place = Omit<Gap, 'cards' | 'onlyGap'>;

function gapIn(sentence: Failure): Place[] {
  if (sentence.outcome === 'ambiguous') return [];
  const { text, start, understood, expected } = sentence;
  const before = text.slice(0, understood - start).match(WORDS) ?? [];
  const [word = ''] = text.slice(understood - start).match(WORDS) ?? [];
  return [{ after: (before.at(-1) ?? '').toLowerCase(), word: word.toLowerCase(), example: text, expected }];
}

/** A word, a number or symbol, or a mark. */
const WORDS = /[\p{L}\p{N}{}'’-]+|[^\s\p{L}\p{N}]+/gu;

function keyOf({ after, word }: Pick<Gap, 'after' | 'word'>): string {
  return `${after} ${word}`;
}

function byCards<T extends { readonly cards: number }>(found: T[], nameOf: (one: T) => string): T[] {
  return found.sort((a, b) => b.cards - a.cards || (nameOf(a) < nameOf(b) ? -1 : 1));
}
