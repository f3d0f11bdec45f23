import { remembered } from '../../../engine/remembered.ts';
import type { DeckCard, DeckLine } from '../../decks/deck.ts';

// What the law of decks asks of a card; null where no source tells. Files may write what the game does not know.

/** Resource conditions or provisions, one entry a symbol. */
export function symbolsOf(card: DeckCard, of: 'requires' | 'provides'): readonly string[] | null {
  return of === 'requires' ? requires(card) : provides(card);
}

const requires = remembered(({ figures }: DeckCard) => words(figures.requires));
const provides = remembered(({ figures }: DeckCard) => words(figures.provides));

function words(given: unknown): readonly string[] | null {
  return Array.isArray(given) ? given.filter((word) => typeof word === 'string') : null;
}

/** How many of each resource it demands; none where that is unknown. */
export const demandsOf = remembered((card: DeckCard): readonly (readonly [string, number])[] => {
  const needed = new Map<string, number>();
  for (const symbol of requires(card) ?? []) needed.set(symbol, (needed.get(symbol) ?? 0) + 1);
  return [...needed];
});

export const factionsOf = remembered(({ figures }: DeckCard) => words(figures.factions) ?? []);

/** A figure of Power or Fighting: null where unknown, X or `*`. */
export function numberOf({ figures }: DeckCard, of: 'cost' | 'fighting' | 'power' | 'body'): number | null {
  const given = figures[of];
  return typeof given === 'number' ? given : null;
}

/** The words that a line's copies are played by: those of its printing where the list names one that differs. */
export function wordsOf({ card, printing }: DeckLine): string | null {
  if (printing === null) return card.text;
  const own = card.wording?.perPrinting.find(
    ({ printing: { set, number } }) =>
      set === printing.set && (printing.number === null || number === printing.number),
  );
  return own?.text ?? card.text;
}
