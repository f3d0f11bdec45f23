import type { Board } from '../board/board.ts';
import type { InPlay } from '../state/state.ts';

/**
 * Of what contradicts each other, what resolved later prevails (7.7). Cards stand in the order in which they entered;
 * where that is not the order in which they resolved, or effects last that were there before, when it was is noted.
 */
export function noteWhen(board: Board, card: InPlay): void {
  const { state } = board;
  const isLater =
    state.lasting.length > 0 ||
    state.inPlay.at(-1) !== card ||
    state.inPlay.some(({ since }) => since !== undefined);
  if (!givesControl(board, card) && !(isLater && modifies(board, card))) return;
  card.since = state.next++;
  board.changed();
}

/** A card that gives control of another gives it anew when it enters play, moves or changes controllers (7.4). */
export function noteGivingControl(board: Board, card: InPlay): void {
  if (!givesControl(board, card)) return;
  card.since = board.state.next++;
  board.changed();
}

function modifies(board: Board, card: InPlay): boolean {
  return board
    .definition(card)
    .abilities.some(
      (one) => one.ability === 'continuous' && one.modify !== undefined && one.cards !== 'this',
    );
}

/** By its text, for as long as it is in play. */
function givesControl(board: Board, card: InPlay): boolean {
  return board
    .definition(card)
    .abilities.some(
      (one) => one.ability === 'continuous' && one.modify?.some((modifier) => 'control' in modifier) === true,
    );
}
