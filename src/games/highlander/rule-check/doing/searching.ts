import { type Board, findIn, sizeOf } from '../board/board.ts';
import type { Frame } from '../state/values.ts';
import { emit } from './emit.ts';

/**
 * Cards that a text found in Endurances are taken out, and the rest is shuffled, so that nobody knows it any more. They
 * lie on top until the text says where they go.
 */
export function searchFor(board: Board, player: string, found: readonly string[], frame: Frame): void {
  const source = frame.source === undefined ? {} : { source: frame.source };
  for (const searched of board.state.players) {
    const { id, endurance } = searched;
    const cards = found.flatMap((card) => findIn(endurance, card) ?? []);
    if (cards.length === 0) continue;
    emit(board, { event: 'searched', player: id, by: player, ...source });
    searched.endurance = { cards, unknown: sizeOf(endurance) - cards.length };
    emit(board, { event: 'shuffled', player: id });
  }
  board.changed();
}
