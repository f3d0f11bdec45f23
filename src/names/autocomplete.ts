import { A_STEP, type Steps } from '../engine/steps.ts';
import type { Named } from './name-index.ts';
import { read, readingOf } from './reading.ts';
import type { ShelfWords, WordOf } from './shelf-words.ts';
import { compareText, inOrder, type SortedTexts, startingWith } from './sorted.ts';
import type { Spelling } from './spelling.ts';

/** A place in a spelling from which on it may be typed. */
interface Start extends WordOf {
  /** It begins with the article before its first word. */
  readonly article: boolean;
}

/** Starts in alphabetical order of the text that follows: plain data, which can be kept in a file. */
export interface StartsData {
  readonly spellingOf: Uint32Array;
  readonly wordOf: Uint8Array;
  /** 1 if it begins with the article before its first word. */
  readonly articleOf: Uint8Array;
}

/** Starts of full names, of later words of full names, and of aliases. */
export function* indexStarts(spellings: readonly Spelling[], words: ShelfWords): Steps<StartsData[]> {
  return [
    yield* sortedStarts(spellings, words, ({ alias }, { word }) => !alias && word === 0),
    yield* sortedStarts(spellings, words, ({ alias }, { word }) => !alias && word > 0),
    yield* sortedStarts(spellings, words, ({ alias, initials }) => alias && !initials),
  ];
}

/**
 * Completes what was typed so far: names that begin with it, then names with a word that begins with it, then
 * aliases likewise; in each kind in alphabetical order of what is matched.
 */
export function createAutocomplete(
  spellings: readonly Spelling[],
  starts: readonly StartsData[],
): (prefix: string, limit: number) => readonly Named[] {
  const kinds = starts.map((kind) => startsIn(spellings, kind));
  return (prefix, limit) => {
    const { full } = read(prefix);
    const found = new Set<Named>();
    if (full === '') return [];
    for (const { texts, spellingAt } of kinds) {
      for (const place of startingWith(texts, full, MOST_STARTS)) {
        const spelling = spellingAt(place);
        if (found.size >= limit) break;
        if (spelling !== undefined) found.add(spelling.entry);
      }
    }
    return [...found];
  };
}

/** So that a common prefix does not walk a large catalogue. */
const MOST_STARTS = 500;

function* sortedStarts(
  spellings: readonly Spelling[],
  words: ShelfWords,
  isOfThem: (spelling: Spelling, start: Start) => boolean,
): Steps<StartsData> {
  const starts: Start[] = [];
  for (const [at, spelling] of spellings.entries()) {
    if (at % A_STEP === 0) yield;
    for (const start of startsOf(at, spelling)) if (isOfThem(spelling, start)) starts.push(start);
  }
  const textOf = ({ spelling, word, article }: Start) =>
    textFrom(spellings[spelling]?.full ?? '', word, article);
  const sorted = yield* inOrder(starts.length, (left, right) => {
    const [a, b] = [starts[left], starts[right]];
    if (a === undefined || b === undefined) return 0;
    return (
      (a.article || b.article ? compareText(textOf(a), textOf(b)) : words.compareFrom(a, b)) ||
      (spellings[a.spelling]?.order ?? 0) - (spellings[b.spelling]?.order ?? 0) ||
      left - right
    );
  });
  // Numbers side by side take less room than starts do.
  const spellingOf = new Uint32Array(starts.length);
  const wordOf = new Uint8Array(starts.length);
  const articleOf = new Uint8Array(starts.length);
  for (let place = 0; place < sorted.length; place++) {
    if (place % A_STEP === 0) yield;
    const start = starts[sorted[place] ?? -1];
    if (start === undefined) continue;
    spellingOf[place] = start.spelling;
    wordOf[place] = start.word;
    articleOf[place] = Number(start.article);
  }
  return { spellingOf, wordOf, articleOf };
}

interface Starts {
  readonly texts: SortedTexts;
  spellingAt(place: number): Spelling | undefined;
}

function startsIn(spellings: readonly Spelling[], { spellingOf, wordOf, articleOf }: StartsData): Starts {
  const spellingAt = (place: number) => spellings[spellingOf[place] ?? -1];
  return {
    texts: {
      length: spellingOf.length,
      at: (place) => textFrom(spellingAt(place)?.full ?? '', wordOf[place] ?? 0, articleOf[place] === 1),
    },
    spellingAt,
  };
}

/** Each word, and the leading article. */
function startsOf(spelling: number, { full }: Spelling): Start[] {
  const { words } = readingOf(full);
  const starts = words.map((_, word): Start => ({ spelling, word, article: false }));
  return words.join(' ') === full ? starts : [{ spelling, word: 0, article: true }, ...starts];
}

function textFrom(full: string, word: number, article: boolean): string {
  return article ? full : readingOf(full).words.slice(word).join(' ');
}
