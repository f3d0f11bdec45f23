import { meetsAll } from '../../../../../engine/check.ts';
import type { Board } from '../../board/board.ts';
import type { InPlay } from '../../state/state.ts';
import { type Intercept, intercept } from './intercept.ts';

/** Whether there is an attacker that it could be declared against, where it is. */
export function canIntercept(board: Board, card: InPlay): boolean {
  const attackers = board.state.attack?.attackers.map(({ id }) => id) ?? [];
  return attackers.some((attacker) => {
    const action: Intercept = {
      do: 'intercept',
      player: card.controller,
      interceptions: { [attacker]: [card.id] },
    };
    return meetsAll(intercept.checks, { board, action });
  });
}
