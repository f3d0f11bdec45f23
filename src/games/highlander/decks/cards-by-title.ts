import type { DeckCard } from '../../decks/deck.ts';
import type { CardPool } from '../../decks/format.ts';
import { titleKey } from '../../title.ts';
import { type Facts, factsOf } from './facts.ts';

const known = new WeakMap<CardPool, Map<string, Facts[]>>();

/** The cards of a title in the pool, by slug. */
export function cardsTitled(pool: CardPool, title: string): readonly Facts[] {
  let index = known.get(pool);
  if (index === undefined) {
    index = indexed(pool.all());
    known.set(pool, index);
  }
  return index.get(titleKey(title)) ?? [];
}

function indexed(cards: Iterable<DeckCard>): Map<string, Facts[]> {
  const index = new Map<string, Facts[]>();
  for (const card of [...cards].sort((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const facts = factsOf({ card, printing: null });
    const namesakes = index.get(facts.title);
    if (namesakes === undefined) index.set(facts.title, [facts]);
    else namesakes.push(facts);
  }
  return index;
}
