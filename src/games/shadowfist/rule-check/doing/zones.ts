import type { Board } from '../board/board.ts';
import type { Player } from '../state/state.ts';
import type { CardElsewhere } from '../state/values.ts';

export type Pile = 'hand' | 'deck' | 'smoked' | 'toasted' | 'burnedForVictory';

/** Puts a card on top of a pile, or into a hand. */
export function put(board: Board, player: string, pile: Pile, card: CardElsewhere): void {
  board.player(player)[pile].cards.unshift({ id: card.id, card: card.card });
  board.changed();
}

/** Takes a card out of whatever zone it lies in. */
export function take(
  board: Board,
  id: string,
): { card: CardElsewhere; player: Player; pile: Pile } | undefined {
  for (const player of board.state.players) {
    for (const pile of ['hand', 'smoked', 'deck', 'toasted', 'burnedForVictory'] as const) {
      const place = player[pile].cards.findIndex((card) => card.id === id);
      const [card] = place < 0 ? [] : player[pile].cards.splice(place, 1);
      if (card !== undefined) {
        board.changed();
        return { card, player, pile };
      }
    }
  }
  return undefined;
}
