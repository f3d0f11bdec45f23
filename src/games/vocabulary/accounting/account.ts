import type { Evidence } from './evidence.ts';

/** A word of a text, and the words of abilities of which any stands for it. */
export interface Demand {
  readonly word: string;
  readonly by: readonly string[];
  /** Whether each occurrence needs one of its own. */
  readonly isCounted: boolean;
}

/** What a text and its abilities do not both say. */
export interface Difference {
  /** Words of the text. */
  readonly missing: readonly string[];
  /** What the abilities say. */
  readonly added: readonly string[];
}

/** The words that nothing in the abilities stands for, each once. */
export function missingWords(demands: readonly Demand[], evidence: Evidence): string[] {
  const left = new Map(evidence);
  const missing = new Set<string>();
  for (const { word, by, isCounted } of demands) {
    const given = by.find((one) => (isCounted ? (left.get(one) ?? 0) > 0 : evidence.has(one)));
    if (given === undefined) missing.add(word);
    else if (isCounted) left.set(given, (left.get(given) ?? 0) - 1);
  }
  return [...missing];
}
