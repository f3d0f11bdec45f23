import type { InPlay } from '../state/state.ts';
import type { Board } from './board.ts';
import { hasSpecial, isUnaffectedBySpecial } from './figures.ts';

/** With Assassinate, an attacker of a Character cannot be intercepted (10.1.2). */
export function isAssassinating(board: Board, attacker: InPlay, interceptor: InPlay): boolean {
  const target = board.state.attack?.attackers.find(({ id }) => id === attacker.id)?.target;
  const card = target === undefined ? undefined : board.inPlay(target);
  if (card === undefined || board.definition(card).type !== 'Character') return false;
  return (
    hasSpecial(board, attacker, 'Assassinate', card) &&
    !isUnaffectedBySpecial(board, interceptor, 'Assassinate')
  );
}

/** With Superleap, an attacker cannot be intercepted by turned Characters (10.1.2). */
export function isLeapingOver(board: Board, attacker: InPlay, interceptor: InPlay): boolean {
  return interceptor.turned && hasSpecial(board, attacker, 'Superleap', interceptor);
}
