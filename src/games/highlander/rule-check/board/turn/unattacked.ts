import type { Board } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { attacksPlayedLastTurnBy, doneBy, lastSeen } from '../memory.ts';

/** Whether the opponent attacked in the last turn. */
export function wasAttacked(board: Board, player: string): boolean {
  const { id } = board.opponentOf(player);
  return board.attacksOn(player).length > 0 || attacksPlayedLastTurnBy(board, id).length > 0;
}

/** Whether a player has discarded a defense at will this turn: no text had him do it, and it was no cost. */
export function hasDiscardedDefense(board: Board, player: string): boolean {
  return doneBy(board, player, 'discarded').some(({ card, from, source }) => {
    const discarded = card === undefined ? undefined : lastSeen(board, card);
    return (
      from === 'hand' && source === undefined && discarded !== undefined && is(board, discarded, 'defense')
    );
  });
}
