import type { Players } from '../../../vocabulary/references.ts';
import type { Cards } from '../../../vocabulary/terms.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';

/** The players that an effect reaches: nobody who ignores the card whose effect it is (Ignoring). */
export function playersReached(board: Board, players: Players, frame: Frame): string[] {
  return board.meanings
    .players(board, players, frame)
    .filter((player) => !board.meanings.isUnaffected(board, player, frame));
}

/** The cards that it reaches: none that is immune to it, or whose player ignores it. */
export function cardsReached(board: Board, cards: Cards, frame: Frame): Seen[] {
  return board.meanings
    .cards(board, cards, frame)
    .flatMap((id) => board.find(id) ?? [])
    .filter((card) => !board.meanings.isUnaffected(board, card, frame));
}
