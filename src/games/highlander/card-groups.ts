import {
  type Designator,
  type DesignatorCard,
  type DesignatorLaw,
  type DesignatorMatch,
  type DesignatorWord,
  onePerKey,
} from '../designators.ts';
import { fold } from '../fold.ts';
import { possessor, straightApostrophes } from '../possessive.ts';

const SHARED_WORD = 'highlander.type-two/card-groups/shared-word';
/** The example by which the law says that "Master's" is the word Master. */
const MASTER_GROUP = 'highlander.type-two/card-groups/master-group';

/** The Card Groups a card is in, by the words of its title; sub-title and errata make none. */
export function designatorsOf(card: DesignatorCard): Designator[] {
  return onePerKey(wordsOf(card.title), null).map(({ word, key, rules }) => ({
    ...{ word, key, rules: [SHARED_WORD, ...rules] },
    ...{ origin: 'title', version: null },
  }));
}

/** The keys of the words a user types; none when there is no letter or digit in them. */
export function designatorKeys(words: string): string[] {
  return onePerKey(wordsOf(words), null).map(({ key }) => key);
}

/** Whether two titles share a word, and so put their cards in one Card Group. */
export function matchDesignators(a: string, b: string): DesignatorMatch {
  const left = wordsOf(a);
  const right = wordsOf(b);
  const inBoth = [...left, ...right].filter(({ key }) => has(left, key) && has(right, key));
  const shared = onePerKey(inBoth, null).map(({ key }) => key);
  return {
    matches: shared.length > 0,
    rules: [...new Set([SHARED_WORD, ...inBoth.flatMap(({ rules }) => rules)])],
    reason:
      shared.length > 0
        ? `“${a}” and “${b}” share the word${shared.length > 1 ? 's' : ''} ${shared.join(', ')}.`
        : `“${a}” and “${b}” share no word: a plural or a part of a word is another word.`,
    a: onePerKey(left, null),
    b: onePerKey(right, null),
  };
}

function has(words: readonly DesignatorWord[], key: string): boolean {
  return words.some((word) => word.key === key);
}

/**
 * The words of a title. The law says only that a group shares a single word, so nothing is split but at
 * spaces, no word is passed over, and a plural is another word; possessives count, as in Master's Advance.
 */
function wordsOf(title: string): DesignatorWord[] {
  return straightApostrophes(title.normalize('NFKC'))
    .split(/\s+/)
    .map(withoutPunctuation)
    .filter((word) => word !== '')
    .map((word) => {
      const base = possessor(word);
      return { word, key: fold(base ?? word), rules: base === null ? [] : [MASTER_GROUP] };
    });
}

/** Only marks between letters belong to the word: Clan's, Double-Edged. */
function withoutPunctuation(word: string): string {
  return word
    .replace(/[^\p{L}\p{M}\p{N}'/‐‑‒–—―−-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

export const designatorLaw: DesignatorLaw = {
  designatorsOf,
  keysOf: designatorKeys,
  match: matchDesignators,
};
