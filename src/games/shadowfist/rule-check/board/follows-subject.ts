import type { InPlay } from '../state/state.ts';
import type { Board } from './board.ts';
import { restrictionsOf } from './matching.ts';

/** Whether a State is always its subject's controller's (10.1.1). */
export function followsSubject(board: Board, state: InPlay): boolean {
  const restrictions = restrictionsOf(board, board.seen(state));
  return restrictions.some((one) => one === 'Weapon' || one === 'Vehicle' || one === 'Schtick');
}
