import { everydayWords, widerWords } from './everyday-words.ts';
import type { Phrases } from './phrases.ts';
import { isCommon, isWeak, stemsOf, type TextWord, wordsOf } from './words.ts';

/** A part of a question that an answer should have. */
export interface AskedPart {
  /** As it was typed. */
  readonly typed: string;
  /** What is looked for, each with how much it counts: 1 is what was typed. */
  readonly terms: ReadonlyMap<string, number>;
  /** Its stem, by which neighbours in the question are looked for beside each other. */
  readonly stem: string;
  /** How much it counts beside other words as rare: less for words that most questions have, and within a term. */
  readonly share: number;
  /** The terms of which the most frequent says how rare the part is. */
  readonly meant: readonly string[];
  /** The stems of several words that are said together from here on: "goes first"; empty if none are. */
  readonly said: readonly string[];
  /** Whether no document has the word: it may be mistyped. */
  readonly unknown: boolean;
}

/** Questions are read so far; words beyond are ignored. */
const MOST_PARTS = 24;
/** How much a term counts that is not what was typed. */
const LIKENESS = { saying: 0.9, inPart: 0.5, phrase: 0.8, wider: 0.35 } as const;
/** A word of a term of several words, and of few. */
const WITHIN_TERM = 1.5;
const WEAK = 0.4;
const LONGEST_SAYING = 4;
const LONGEST_TERM = 4;
const SHORTEST_HALF = 3;

/** Reads a question as what its answers should have. `isKnown`: whether any document has a term. */
export function readQuestion(q: string, phrases: Phrases, isKnown: (term: string) => boolean): AskedPart[] {
  const all = wordsOf(q);
  const marks = phrases.in(all);
  const telling = all.filter((word, at) => !isCommon(word.word) || isSaidTogether(all, at));
  const asked = telling.length === 0 ? all : telling;
  const parts = new Map<string, AskedPart>();
  for (const word of asked) {
    if (parts.size >= MOST_PARTS) break;
    const at = all.indexOf(word);
    const { stem } = word;
    const terms = new Map<string, number>();
    const add = (term: string, weight: number) => {
      if (isKnown(term)) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    };
    for (const { mark, length } of marks[at] ?? []) add(mark, length > 1 ? 1 : LIKENESS.phrase);
    // A word within a term counts by itself, too.
    add(stem, 1);
    for (const [half, joined] of otherGaps(all, at, isKnown)) add(half, joined);
    const { whole, inPart } = meaningsAt(all, at);
    const meant = whole.filter(isKnown);
    for (const one of meant) add(one, LIKENESS.saying);
    for (const one of inPart) add(one, LIKENESS.inPart);
    const wider = widerWords.get(stem);
    if (wider !== undefined) add(wider, LIKENESS.wider);
    parts.set(stem, {
      typed: q.slice(word.start, word.end),
      terms,
      stem,
      share: (isWeak(word.word) || isWithinSaying(all, at) ? WEAK : 1) * shareWithin(marks, at),
      said: togetherAt(all, at),
      meant: terms.has(stem) || meant.length === 0 ? [stem, ...meant] : meant,
      unknown: terms.size === 0,
    });
  }
  return [...parts.values()];
}

/** Common words may begin what is said together: "no cards left". */
function isSaidTogether(words: readonly TextWord[], at: number): boolean {
  return sayingsAt(words, at).some(({ length }) => length > 1);
}

/** The first word of what is said together stands for all of it. */
function isWithinSaying(words: readonly TextWord[], at: number): boolean {
  return Array.from({ length: Math.min(at, LONGEST_SAYING - 1) }, (_, back) => back + 1).some((back) =>
    sayingsAt(words, at - back).some(({ length }) => length > back),
  );
}

/** The words of one term together count little more than one word. */
function shareWithin(marks: ReturnType<Phrases['in']>, at: number): number {
  let longest = 1;
  for (let from = Math.max(0, at - LONGEST_TERM); from <= at; from++) {
    for (const { length } of marks[from] ?? []) if (from + length > at) longest = Math.max(longest, length);
  }
  return longest === 1 ? 1 : WITHIN_TERM / longest;
}

/** The everyday words that begin at a place of a question. */
function sayingsAt(words: readonly TextWord[], at: number) {
  return Array.from({ length: Math.min(LONGEST_SAYING, words.length - at) }, (_, more) => {
    const said = words
      .slice(at, at + more + 1)
      .map(({ stem }) => stem)
      .join(' ');
    return { length: more + 1, written: everydayWords.get(said) ?? [] };
  }).filter(({ written }) => written.length > 0);
}

/** The stems of the longest of several words that are said together from a place of a question on. */
function togetherAt(words: readonly TextWord[], at: number): readonly string[] {
  const length = Math.max(0, ...sayingsAt(words, at).map((saying) => saying.length));
  return length < 2 ? [] : words.slice(at, at + length).map(({ stem }) => stem);
}

/** What the rulebooks may call what is said at a place of a question, and the words of which that is made. */
function meaningsAt(words: readonly TextWord[], at: number) {
  const whole: string[] = [];
  const inPart: string[] = [];
  for (const { written } of sayingsAt(words, at)) {
    for (const meaning of written) {
      const stems = wordsOf(meaning).map(({ stem }) => stem);
      whole.push(stems.length > 1 ? `#${stems.join(' ')}` : (stems[0] ?? ''));
      if (stems.length === 1) continue;
      inPart.push(
        ...wordsOf(meaning).flatMap(({ word, stem }) => (isCommon(word) || isWeak(word) ? [] : [stem])),
      );
    }
  }
  return { whole, inPart };
}

/** "headshot" for "head shot", "counter attack" for "counterattack". */
function otherGaps(
  words: readonly TextWord[],
  at: number,
  isKnown: (term: string) => boolean,
): [term: string, weight: number][] {
  const { word, stem } = words[at] ?? { word: '', stem: '' };
  const next = words[at + 1];
  const found: [string, number][] = [];
  if (next !== undefined) {
    const [joined = ''] = stemsOf(word + next.word);
    if (joined.length > 2 * SHORTEST_HALF && isKnown(joined)) found.push([joined, 1]);
  }
  if (isKnown(stem)) return found;
  for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut++) {
    const [first = ''] = stemsOf(word.slice(0, cut));
    const [second = ''] = stemsOf(word.slice(cut));
    if (isKnown(first) && isKnown(second)) found.push([first, 1], [second, 1]);
  }
  return found;
}
