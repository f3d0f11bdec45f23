import type { Board, Seen } from './board.ts';
import { isNullified, modifiersOn } from './texts.ts';

/** How many hands a card needs now. */
export function handIconsOf(board: Board, card: Seen): number {
  if (isNullified(board, card)) return 0;
  return modifiersOn(board, card, 'handIcons').reduce(
    (sum, { modifier, frame }) => sum + board.meanings.reckon(board, modifier.handIcons, frame),
    card.definition.handIcons ?? 0,
  );
}

/** The hands a player has in use. A weapon that was turned over needs none. */
export function handsInUse(board: Board, player: string): number {
  return board
    .controlledBy(player)
    .filter(({ faceDown }) => !faceDown)
    .reduce((sum, card) => sum + Math.max(0, handIconsOf(board, board.seen(card))), 0);
}
