import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { modifiersOn } from './texts.ts';

/** Whose texts say that a card is not a legal subject of a State (7.6) that a player played, or that nobody did. */
export function keptOff(
  board: Board,
  card: InPlay,
  state: Seen,
  playedBy: string | undefined,
): readonly Frame[] {
  return modifiersOn(board, card, 'notLegalSubject').flatMap(({ modifier, frame }) => {
    const isOfPlayers =
      modifier.byPlayers === undefined ||
      (playedBy !== undefined && board.meanings.players(board, modifier.byPlayers, frame).includes(playedBy));
    const isKeptOff =
      isOfPlayers && (modifier.of === undefined || board.meanings.matches(board, modifier.of, state, frame));
    return isKeptOff ? [frame] : [];
  });
}

/**
 * Who played a card that is in play. A state tells that of the cards of this turn; earlier ones were played by their
 * owners, as nothing tells otherwise. A card that returned to play was not played (10.3).
 */
export function playerWhoPlayed({ state }: Board, { id, owner }: InPlay): string | undefined {
  const last = state.turn.events.findLast(
    ({ event, card }) => card === id && (event === 'played' || event === 'returned-to-play'),
  );
  if (last === undefined) return owner;
  return last.event === 'played' ? last.player : undefined;
}
