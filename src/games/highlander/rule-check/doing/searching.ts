import type { Cards } from '../../vocabulary/terms.ts';
import { type Board, findIn, type Seen, sizeOf } from '../board/board.ts';
import { isSearched, mayLookAt } from '../board/texts/looking.ts';
import type { Pile } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { emit } from './emit.ts';

/** Of what a text reaches in Endurances, its player searches for it, as far as he is let; what lies elsewhere is there. */
export function soughtBy(board: Board, cards: Cards, reached: readonly Seen[], frame: Frame): Seen[] {
  if (typeof cards === 'string' || !('each' in cards) || !isSearched(cards.in)) return [...reached];
  const player = frame.thatPlayer ?? frame.player;
  const found = reached.filter((card) => mayLookAt(board, player, card));
  const ids = found.map(({ id }) => id);
  searchFor(board, player, ids, frame);
  return found;
}

/**
 * Cards that a text found in Endurances are taken out, and the rest is shuffled, so that nobody knows it any more. They
 * lie on top until the text says where they go. An Endurance that was looked through in vain is shuffled, too.
 */
export function searchFor(
  board: Board,
  player: string,
  found: readonly string[],
  frame: Frame,
  inVain: readonly Pile[] = [],
): void {
  const source = frame.source === undefined ? {} : { source: frame.source };
  for (const searched of board.state.players) {
    const { id, endurance } = searched;
    const cards = found.flatMap((card) => findIn(endurance, card) ?? []);
    if (cards.length === 0 && !inVain.includes(endurance)) continue;
    emit(board, { event: 'searched', player: id, by: player, ...source });
    searched.endurance = { cards, unknown: sizeOf(endurance) - cards.length };
    emit(board, { event: 'shuffled', player: id });
  }
  board.changed();
}
