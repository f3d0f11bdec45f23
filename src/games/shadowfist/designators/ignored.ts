import { type DesignatorRule, RULES } from './rules.ts';

const CARD_TYPES: ReadonlySet<string> = new Set(['edge', 'event', 'site', 'state']);

const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'and', 'or', 'but', 'nor'],
  ...['at', 'for', 'in', 'into', 'of', 'on', 'to', 'with', 'within', 'without'],
]);

/** The one card type of several words. Feng and Shui are ignored only as part of it. */
const LONG_CARD_TYPE = ['feng', 'shui', 'site'];

/** The rule by which a folded word is no designator; null when none says so. */
export function ignoredBy(word: string): DesignatorRule | null {
  if (CARD_TYPES.has(word)) return RULES.cardTypes;
  return SMALL_WORDS.has(word) ? RULES.smallWords : null;
}

/** Whether the folded word at a place belongs to "Feng Shui Site". */
export function inLongCardType(words: readonly string[], place: number): boolean {
  return LONG_CARD_TYPE.some((_, offset) =>
    LONG_CARD_TYPE.every((part, step) => words[place - offset + step] === part),
  );
}
