import { LRUCache } from 'lru-cache';
import type { Ask } from './asking.ts';
import type { CardIndex } from './card-index.ts';
import type { Term, TextTerm } from './condition.ts';
import { meetingKnown } from './known-terms.ts';
import { type KeptSet, kept, restored, setOf, type WordingSet } from './wording-set.ts';
import type { Wordings } from './wordings.ts';

/** Which wordings a term finds: PostgreSQL is asked once for each term of text while the content stays. */
export interface TermSets {
  find(term: Term): WordingSet | Promise<WordingSet>;
}

/** The most memory that sets may take, in bytes, with what a set takes beside its numbers. */
const MOST_KEPT = 8 * 1024 * 1024;
const BESIDE = 300;

export function createTermSets(ask: Ask, wordings: Wordings, index: CardIndex): TermSets {
  const { count } = wordings;
  const sets = new LRUCache<string, KeptSet>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ held }, key) => held.byteLength + 2 * key.length + BESIDE,
  });
  /** Of many who ask for a term at once, one asks the database. */
  const asked = new Map<string, Promise<KeptSet>>();

  const keep = (key: string, numbers: readonly number[]): KeptSet => {
    const found = kept(numbers, count);
    sets.set(key, found);
    return found;
  };

  const findOut = async (key: string, term: TextTerm): Promise<KeptSet> => {
    try {
      return keep(key, await ask(term));
    } finally {
      asked.delete(key);
    }
  };

  return {
    find(term) {
      // Of a regular expression: it may be long, and is hardly asked again.
      if (term.kind === 'cards') return setOf(meetingKnown(term, wordings, index), count);
      const key = JSON.stringify(term.kind === 'text' ? [term.sql.strings, term.sql.values] : term);
      const known = sets.get(key);
      if (known !== undefined) return restored(known, count);
      if (term.kind !== 'text') return restored(keep(key, meetingKnown(term, wordings, index)), count);
      const asking = asked.get(key) ?? findOut(key, term);
      asked.set(key, asking);
      return asking.then((found) => restored(found, count));
    },
  };
}
