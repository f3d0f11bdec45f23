import type { DeckCard } from './deck.ts';

/** What is read from a card, read once: cards do not change, and the same ones are judged again and again. */
export function remembered<Fact>(read: (card: DeckCard) => Fact): (card: DeckCard) => Fact {
  const facts = new WeakMap<DeckCard, { readonly fact: Fact }>();
  return (card) => {
    const known = facts.get(card);
    if (known !== undefined) return known.fact;
    const fact = read(card);
    facts.set(card, { fact });
    return fact;
  };
}
