import type { Board } from '../board/board.ts';
import type { CardElsewhere } from '../state/values.ts';
import { noneFollows } from './following.ts';
import { forgetUnturning } from './turning.ts';

export type Pile = 'hand' | 'deck' | 'smoked' | 'toasted' | 'burnedForVictory';

/** Puts a card on top of a pile, or into a hand. What says Toast It never comes to a smoked pile (10.1.1). */
export function put(
  board: Board,
  player: string,
  pile: Pile,
  { id, card, owner = player }: CardElsewhere,
): void {
  const toasts = pile === 'smoked' && board.definitionOf(card).restrictions.includes('Toast It');
  const { cards } = board.player(player)[toasts ? 'toasted' : pile];
  cards.unshift(owner === player ? { id, card } : { id, card, owner });
  board.changed();
}

/** Takes a card out of whatever zone it lies in; it tells whose it is. */
export function take(
  board: Board,
  id: string,
): { card: CardElsewhere; owner: string; pile: Pile } | undefined {
  for (const player of board.state.players) {
    for (const pile of ['hand', 'smoked', 'deck', 'toasted', 'burnedForVictory'] as const) {
      const place = player[pile].cards.findIndex((card) => card.id === id);
      const [card] = place < 0 ? [] : player[pile].cards.splice(place, 1);
      if (card !== undefined) {
        noneFollows(board, id);
        forgetUnturning(board, id);
        board.changed();
        const owner = card.owner ?? player.id;
        return { card: { ...card, owner }, owner, pile };
      }
    }
  }
  return undefined;
}
