import type { Board } from '../board.ts';
import { isAttack } from '../cards/kinds.ts';
import { is } from '../cards/likeness.ts';
import { doneBy, doneLastTurnBy, lastSeen } from '../memory.ts';

/** Whether the opponent attacked in the last turn, also with what was countered: it was played (Countering Cards). */
export function wasAttacked(board: Board, player: string): boolean {
  const { id } = board.opponentOf(player);
  return (
    board.attacksOn(player).length > 0 ||
    doneLastTurnBy(board, id, 'attack-played').length > 0 ||
    doneLastTurnBy(board, id, 'countered').some(
      ({ of }) => of !== undefined && isAttack(board.definitionOf(of)),
    )
  );
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
