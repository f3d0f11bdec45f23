import { type Board, sizeOf } from '../board/board.ts';
import type { CardElsewhere } from '../state/values.ts';
import { emit } from './emit.ts';

/** Shuffled, nobody knows any longer which card lies where. */
export function shuffleUnknown(
  board: Board,
  player: string,
  aside: ReadonlySet<string> = new Set(),
  name?: string,
): void {
  const { deck } = board.player(player);
  const size = sizeOf(deck);
  deck.cards = deck.cards.filter(({ id }) => aside.has(id));
  deck.unknown = size - deck.cards.length;
  board.changed();
  emit(board, { event: 'shuffled', player, ...(name === undefined ? {} : { name }) });
}

/** Below cards that nobody knows a card is one of them. */
export function putAtBottom(board: Board, player: string, { id, card }: CardElsewhere): void {
  const { deck } = board.player(player);
  if (deck.unknown > 0) deck.unknown += 1;
  else deck.cards.push({ id, card });
  board.changed();
}

/** Cards whose order only one player knows are cards that nobody knows. */
export function forgetOrder(board: Board, player: string): void {
  const { deck } = board.player(player);
  deck.unknown += deck.cards.length;
  deck.cards = [];
  board.changed();
}
