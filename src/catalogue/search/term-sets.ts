import { LRUCache } from 'lru-cache';
import type { Ask } from './asking.ts';
import type { AskedTerm, Term } from './condition.ts';
import { type KeptSet, kept, restored, setOf, type WordingSet } from './wording-set.ts';
import { numbersOfCards, type Wordings } from './wordings.ts';

/** Which wordings a term finds: PostgreSQL is asked once for each term while the content stays. */
export interface TermSets {
  find(term: Term): WordingSet | Promise<WordingSet>;
}

/** The most memory that sets may take, in bytes, with what a set takes beside its numbers. */
const MOST_KEPT = 8 * 1024 * 1024;
const BESIDE = 300;

export function createTermSets(ask: Ask, wordings: Wordings): TermSets {
  const { count } = wordings;
  const sets = new LRUCache<string, KeptSet>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ held }, key) => held.byteLength + 2 * key.length + BESIDE,
  });
  /** Of many who ask for a term at once, one asks the database. */
  const asked = new Map<string, Promise<KeptSet>>();

  const findOut = async (key: string, term: AskedTerm): Promise<KeptSet> => {
    try {
      const found = kept(await ask(term), count);
      sets.set(key, found);
      return found;
    } finally {
      asked.delete(key);
    }
  };

  return {
    find(term) {
      if (term.kind === 'cards') return setOf(numbersOfCards(term.ids, wordings), count);
      const key = JSON.stringify([term.kind, term.sql.strings, term.sql.values]);
      const known = sets.get(key);
      if (known !== undefined) return restored(known, count);
      const asking = asked.get(key) ?? findOut(key, term);
      asked.set(key, asking);
      return asking.then((found) => restored(found, count));
    },
  };
}
