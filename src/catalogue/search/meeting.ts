import { type Condition, type Term, termsOf } from './condition.ts';
import type { TermSets } from './term-sets.ts';
import { inBoth, inEither, inFirstOnly, type WordingSet } from './wording-set.ts';

/** Of the candidates, the wordings that meet a condition. What is unknown of a card is not met, and met by a minus. */
export async function meeting(
  condition: Condition,
  candidates: WordingSet,
  terms: TermSets,
): Promise<WordingSet> {
  const sets = new Map<Term, WordingSet>();
  await Promise.all(termsOf(condition).map(async (term) => sets.set(term, await terms.find(term))));
  return among(condition, candidates, sets);
}

function among(
  condition: Condition,
  candidates: WordingSet,
  sets: ReadonlyMap<Term, WordingSet>,
): WordingSet {
  const none = () => new Uint32Array(candidates.length);
  switch (condition.kind) {
    case 'and':
      return condition.parts.reduce((left, part) => among(part, left, sets), candidates);
    case 'or':
      return condition.parts.map((part) => among(part, candidates, sets)).reduce(inEither, none());
    case 'not':
      return inFirstOnly(candidates, among(condition.part, candidates, sets));
    default:
      return inBoth(candidates, sets.get(condition) ?? none());
  }
}
