import type { CardWordings, IssuedSource } from './card-wordings.ts';
import type { WordingLaw } from './law.ts';
import type { Wording } from './wording.ts';
import { wordingInForce } from './wording-in-force.ts';

/** What a card says from the issue of one source until before that of another; until now where `untilRank` is null. */
export interface WordingSpan {
  readonly fromRank: number;
  readonly untilRank: number | null;
  readonly wording: Wording;
}

/** What a card says at every moment, from rank 0 (before any source) on, in as few spans as tell it all. */
export function wordingTimeline(
  card: CardWordings,
  sources: readonly IssuedSource[],
  law: WordingLaw,
): WordingSpan[] {
  const changes = Array.from({ length: sources.length + 1 }, (_, rank) => {
    const wording = wordingInForce(card, sources, rank, law);
    // Plain data whose keys are always written in the same order: equal wordings are one text.
    return { rank, wording, written: JSON.stringify(wording) };
  }).filter(({ written }, rank, all) => written !== all[rank - 1]?.written);
  return changes.map(({ rank, wording }, index) => ({
    fromRank: rank,
    untilRank: changes[index + 1]?.rank ?? null,
    wording,
  }));
}
