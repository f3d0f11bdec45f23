/** One word that relates cards to one another, read from a title, a subtitle or what someone typed. */
export interface DesignatorWord {
  /** The word as it stands on the card, after splitting. */
  readonly word: string;
  /** The form under which it matches: two words are the same designator when their keys are equal. */
  readonly key: string;
  /** Ids of the rules that made it what it is; empty for a word that stands as it was written. */
  readonly rules: readonly string[];
}

/** Where a designator comes from. */
export const designatorOrigins = ['title', 'subtitle', 'granted'] as const;
export type DesignatorOrigin = (typeof designatorOrigins)[number];

/** A designator that a card has. */
export interface Designator extends DesignatorWord {
  readonly origin: DesignatorOrigin;
  /** Id of the text version that grants it; null when it is printed in the title or subtitle. */
  readonly version: string | null;
}

/** What of a card decides its designators. The subtitle is null when the card has none or none is known. */
export interface DesignatorCard {
  readonly title: string;
  readonly subtitle: string | null;
  /** Words that text versions in force add, each with the id of its version. */
  readonly grants: readonly { readonly word: string; readonly version: string }[];
}

/** Whether two words or titles share a designator, and by which rules they do or do not. */
export interface DesignatorMatch {
  readonly matches: boolean;
  readonly rules: readonly string[];
  /** The same in plain English. */
  readonly reason: string;
  /** The designators of either side, one per key; empty when every word of it is ignored. */
  readonly a: readonly DesignatorWord[];
  readonly b: readonly DesignatorWord[];
}

/** A game's law of which words relate cards to one another. */
export interface DesignatorLaw {
  /** The designators of a card, one per key, in the order of its words. */
  readonly designatorsOf: (card: DesignatorCard) => readonly Designator[];
  /**
   * The keys of what a user typed. Several (a hyphenated word) must all match; none means that every word
   * of it is ignored by the game.
   */
  readonly keysOf: (word: string) => readonly string[];
  readonly match: (a: string, b: string) => DesignatorMatch;
}

/** The first word of each key, in order; `repeated` is the rule that a repetition cites, where the game has one. */
export function onePerKey<Word extends DesignatorWord>(
  words: readonly Word[],
  repeated: string | null,
): Word[] {
  const byKey = new Map<string, Word>();
  for (const word of words) {
    const first = byKey.get(word.key);
    if (first === undefined) byKey.set(word.key, word);
    else if (repeated !== null && !first.rules.includes(repeated)) {
      byKey.set(word.key, { ...first, rules: [...first.rules, repeated] });
    }
  }
  return [...byKey.values()];
}
