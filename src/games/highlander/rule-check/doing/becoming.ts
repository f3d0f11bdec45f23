import { isHeadShot, isPowerBlow } from '../board/attacks.ts';
import type { Board } from '../board/board.ts';
import { wasMade } from '../board/story-of-card.ts';
import { emit } from './emit.ts';

/** An attack that a text makes a Power Blow or a Head Shot is told to be made one, once (Power Blows; Head Shots). */
export function tellWhatAttacksBecame(board: Board): void {
  for (const attack of board.state.attacks) {
    const { id, by } = attack;
    if (isPowerBlow(board, attack) && !wasMade(board, id, 'power-blow-made'))
      emit(board, { event: 'power-blow-made', player: by, card: id });
    if (isHeadShot(board, attack) && !wasMade(board, id, 'head-shot-made'))
      emit(board, { event: 'head-shot-made', player: by, card: id });
  }
}
