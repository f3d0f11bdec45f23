import type { Card, Gem } from '../state/values.ts';
import type { Board } from './board.ts';

/** How many gems of a kind cards bear. What nobody knows cannot be counted. */
export function gemsOn(board: Board, cards: readonly { readonly card: Card }[], gem: Gem): number {
  return cards.reduce((sum, card) => {
    const definition = board.definition(card);
    if (definition.gems === null) return board.unsupported(definition, 'Its gems are not known.');
    return sum + (definition.gems[gem] ?? 0);
  }, 0);
}
