import type { Board, Seen } from '../board/board.ts';
import { cannot } from '../board/figures.ts';
import { keeperOf } from '../board/keepers.ts';
import type { InPlay } from '../state/state.ts';
import { noteArrival } from './arrivals.ts';
import { emit } from './emit.ts';

/** A card that is turned already is not turned again (4.2). */
export function turn(board: Board, card: InPlay, by: string, source?: Seen): boolean {
  if (card.turned || cannot(board, card, 'be-turned', source, by)) return false;
  card.turned = true;
  board.changed();
  emit(board, { event: 'turned', card: card.id, player: card.controller, by });
  return true;
}

/** What was maintained by its being turned stops (4.2). */
export function unturn(board: Board, card: InPlay, by: string | undefined, source?: Seen): boolean {
  if (!card.turned || cannot(board, card, 'unturn', source, by)) return false;
  card.turned = false;
  board.state.lasting = board.state.lasting.filter(
    (lasting) => !(lasting.until === 'while-this-turned' && keeperOf(lasting) === card.id),
  );
  board.changed();
  emit(board, {
    event: 'unturned',
    card: card.id,
    player: card.controller,
    ...(by === undefined ? {} : { by }),
  });
  return true;
}

/** What is revealed at the same time is revealed by players, clockwise from the current one (5.4). */
export function revealTogether(
  board: Board,
  revealed: readonly { readonly card: InPlay; readonly by: string }[],
): void {
  const order = board.clockwiseFrom(board.current);
  const sorted = revealed.toSorted(
    (a, b) => order.indexOf(a.card.controller) - order.indexOf(b.card.controller),
  );
  for (const { card, by } of sorted) reveal(board, card, by);
}

/** Once revealed, it cannot be unrevealed (3.3.2). */
export function reveal(board: Board, card: InPlay, by: string): void {
  if (!card.faceDown) return;
  card.faceDown = false;
  board.changed();
  noteArrival(board, card);
  emit(board, { event: 'revealed', card: card.id, player: card.controller, by });
}

/** No copy of a card unturns another more than once a turn (4.2). */
export function hasUnturned({ state }: Board, by: string | undefined, id: string): boolean {
  return state.turn.unturnedBy.some((one) => one.card === id && one.by === by);
}

/** A card that goes elsewhere is a new card: it may unturn, and be unturned by, the same cards again (4.2, 4.4). */
export function forgetUnturning({ state: { turn: remembering } }: Board, id: string): void {
  if (!remembering.unturnedBy.some(({ card, by }) => card === id || by === id)) return;
  remembering.unturnedBy = remembering.unturnedBy.filter(({ card, by }) => card !== id && by !== id);
}
