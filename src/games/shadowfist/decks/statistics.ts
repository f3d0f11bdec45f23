import { copiesByCard } from '../../decks/counting.ts';
import type { Deck, DeckCard } from '../../decks/deck.ts';
import { copiesIn } from '../../decks/settled-deck.ts';
import { demandsOf, factionsOf, numberOf, symbolsOf } from './facts.ts';
import { givesPower, isFengShuiSite, isFoundation } from './kinds-of-cards.ts';

/** A deck's own figures. What nobody gives is counted as `unknown`. */
export function statistics(deck: Deck): Readonly<Record<string, unknown>> {
  const copies = (holds: (card: DeckCard) => boolean) =>
    copiesIn({ lines: deck.lines.filter(({ card }) => holds(card)) });
  const costs = deck.lines.flatMap(({ card, quantity }) => {
    const cost = numberOf(card, 'cost');
    return cost === null ? [] : [{ cost, quantity }];
  });
  const priced = costs.reduce((sum, { quantity }) => sum + quantity, 0);
  const spent = costs.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0);
  return {
    cards: copiesIn(deck),
    titles: copiesByCard(deck.lines).length,
    types: tally(deck, ({ type }) => [type ?? 'unknown']),
    factions: tally(deck, (card) => factionsOf(card)),
    foundationCharacters: copies((card) => isFoundation(card) === true),
    fengShuiSites: copies((card) => isFengShuiSite(card) === true),
    powerCards: copies((card) => givesPower(card) === true),
    fighting: tally(deck, (card) => (card.type === 'Character' ? [written(card.figures.fighting)] : [])),
    costs: tally(deck, (card) => (isFengShuiSite(card) === true ? [] : [written(card.figures.cost)])),
    averageCost: priced === 0 ? null : Math.round((spent / priced) * 100) / 100,
    provides: tally(deck, (card) => symbolsOf(card, 'provides') ?? ['unknown']),
    requires: demanded(deck),
  };
}

/** Copies by what a card is, in an order of names. */
function tally({ lines }: Deck, namesOf: (card: DeckCard) => readonly string[]): Record<string, number> {
  const found = new Map<string, number>();
  for (const { card, quantity } of lines)
    for (const name of namesOf(card)) found.set(name, (found.get(name) ?? 0) + quantity);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The most of each resource that any card of the deck demands. */
function demanded({ lines }: Deck): Record<string, number> {
  const most = new Map<string, number>();
  for (const { card } of lines)
    for (const [symbol, count] of demandsOf(card)) most.set(symbol, Math.max(count, most.get(symbol) ?? 0));
  return Object.fromEntries([...most].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function written(figure: unknown): string {
  return typeof figure === 'number' || typeof figure === 'string' ? String(figure) : 'none';
}
