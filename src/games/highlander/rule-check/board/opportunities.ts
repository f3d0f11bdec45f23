import type { Board } from './board.ts';
import { doneBy } from './memory.ts';

/** Opportunities to attack: one a turn, and what effects give or take (Multiple Attacks). */
export interface Opportunities {
  /** Whether the first one is still there. */
  readonly primary: boolean;
  /** How many more. */
  readonly additional: number;
}

/** Who loses an attack loses the first that is available to him (Losing Attacks). */
export function opportunitiesOf(board: Board, player: string): Opportunities {
  const { attacksLost, primaryForfeited } = board.state.turn;
  const used = doneBy(board, player, 'opportunity-used').length;
  const given = doneBy(board, player, 'opportunity-given').length;
  const primaryGone = used > 0 || primaryForfeited || attacksLost > 0;
  const spent = used + attacksLost + (primaryForfeited && attacksLost === 0 ? 1 : 0);
  return { primary: !primaryGone, additional: Math.max(0, Math.min(given, given + 1 - spent)) };
}
