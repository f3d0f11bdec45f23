import type { Definition } from '../../../vocabulary/definition.ts';
import type { Phase } from '../../state/state.ts';
import type { Board } from '../board.ts';
import { isEdge, isIllusion } from '../cards/kinds.ts';
import { exertionsBy, playedBy } from '../memory.ts';
import { does } from '../texts/doings.ts';
import { passingPhase } from './passing-phases.ts';

/**
 * Where what must be done as the turn begins is done (May Do/Must Do Phase; Glossary, Discard). The first edition has no
 * phase for it; a state may name one all the same, as the Addendum does (Disarming & Breaking Weapons).
 */
export function beginningOfTurn({ switches, state }: Board): Phase {
  return switches.turnBegins === 'defense-phase' && state.turn.phase !== 'may-do' ? 'defense' : 'may-do';
}

/** Whether a card may be played before what must be done is. */
export function mayComeFirst({ switches }: Board, card: Definition): boolean {
  if (switches.playedAtBeginning === 'what-averts') return card.abilities.some(does('stop-a-discard'));
  return isEdge(card) || isIllusion(card);
}

/** Whether a card can stop what a text in play says must be done: it takes such cards out of play, or a Location's place. */
export function mayStopDuties(card: Definition): boolean {
  return card.type === 'Location' || card.abilities.some(does('take-out-of-play'));
}

/** Whether the turn is at its beginning: what is done there has a phase of its own, or comes before any card. */
export function isBeginning(board: Board): boolean {
  return board.state.turn.phase === beginningOfTurn(board) && !isBeginningOver(board, board.current);
}

/** Whether it is the phase that a text names: where no May Do/Must Do Phase is kept, that is the beginning of the turn. */
export function isNow(board: Board, phase: string): boolean {
  const passing = passingPhase(board);
  if (passing !== undefined) return passing === phase;
  return phase === 'may-do' ? isBeginning(board) : board.state.turn.phase === phase;
}

/** Where the turn begins with the phase in which one defends, only what may come first leaves it at its beginning. */
export function isBeginningOver(board: Board, player: string): boolean {
  return (
    beginningOfTurn(board) === 'defense' &&
    (exertionsBy(board, player, 'hard').length > 0 ||
      playedBy(board, player).some(
        ({ definition }) => !mayComeFirst(board, definition) && !mayStopDuties(definition),
      ))
  );
}
