import { remembered } from '../../../engine/remembered.ts';
import type { CardPool } from '../../decks/format.ts';
import { nameKey, titleKey } from '../../title.ts';
import { type Facts, factsOf } from './facts.ts';

/** The cards of a title in the pool, by slug; where none has the title, those that have it but for a leading article. */
export function cardsTitled(pool: CardPool, title: string): readonly Facts[] {
  const named = indexOf(pool).get(nameKey(title)) ?? [];
  const titled = named.filter((facts) => facts.title === titleKey(title));
  return titled.length > 0 ? titled : named;
}

const indexOf = remembered((pool: CardPool): Map<string, Facts[]> => {
  const index = new Map<string, Facts[]>();
  for (const card of [...pool.all()].sort((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const facts = factsOf({ card, printing: null });
    const key = nameKey(card.title);
    const namesakes = index.get(key);
    if (namesakes === undefined) index.set(key, [facts]);
    else namesakes.push(facts);
  }
  return index;
});
