import { remembered } from '../../../engine/remembered.ts';
import type { CardPool } from '../../decks/format.ts';
import { titleKey } from '../../title.ts';
import { type Facts, factsOf } from './facts.ts';

/** The cards of a title in the pool, by slug. */
export function cardsTitled(pool: CardPool, title: string): readonly Facts[] {
  return indexOf(pool).get(titleKey(title)) ?? [];
}

const indexOf = remembered((pool: CardPool): Map<string, Facts[]> => {
  const index = new Map<string, Facts[]>();
  for (const card of [...pool.all()].sort((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const facts = factsOf({ card, printing: null });
    const namesakes = index.get(facts.title);
    if (namesakes === undefined) index.set(facts.title, [facts]);
    else namesakes.push(facts);
  }
  return index;
});
