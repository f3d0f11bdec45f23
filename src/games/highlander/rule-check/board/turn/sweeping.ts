import type { Kind } from '../../../vocabulary/words.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { cannot } from '../forbidding/prohibitions.ts';
import { modifiersOn } from '../texts/texts.ts';

const stays: readonly Kind[] = ['pre-game', 'standing-defense', 'situation', 'object', 'location', 'plot'];

/**
 * What stays in play is not swept: Situations, Objects, Locations, Plots, Guards and other Standing Defenses, and what
 * is said to stay (Sweep Phase).
 */
export function staysInPlay(board: Board, card: Seen): boolean {
  return (
    stays.some((kind) => is(board, card, kind)) ||
    modifiersOn(board, card, 'staysInPlay').some(({ modifier }) => modifier.staysInPlay === 'always') ||
    cannot(board, card, 'be-swept')
  );
}

/** Whether a text lets a block remain in play as a Guard, if its player says so as it is played. */
export function mayRemainAsGuard(board: Board, card: Seen): boolean {
  return (
    is(board, card, 'block') &&
    modifiersOn(board, card, 'staysInPlay').some(({ modifier }) => modifier.staysInPlay === 'as-guard')
  );
}
