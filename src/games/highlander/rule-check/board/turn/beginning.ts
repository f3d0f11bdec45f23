import type { Definition } from '../../../vocabulary/definition.ts';
import type { Phase } from '../../state/state.ts';
import type { Board } from '../board.ts';
import { isEdge, isIllusion } from '../cards/kinds.ts';
import { exertionsBy, playedBy } from '../memory.ts';
import { mayAvertDiscard, mayTakeOutOfPlay } from '../texts/text-does.ts';

/** Where what must be done as the turn begins is done (May Do/Must Do Phase; Glossary, Discard). */
export function beginningOfTurn({ switches }: Board): Phase {
  return switches.turnBegins === 'defense-phase' ? 'defense' : 'may-do';
}

/** Whether a card may be played before what must be done is. */
export function mayComeFirst({ switches }: Board, card: Definition): boolean {
  if (switches.playedAtBeginning === 'what-averts') return card.abilities.some(mayAvertDiscard);
  return isEdge(card) || isIllusion(card);
}

/** Whether a card can stop what a text in play says must be done: it takes such cards out of play, or a Location's place. */
export function mayStopDuties(card: Definition): boolean {
  return card.type === 'Location' || card.abilities.some(mayTakeOutOfPlay);
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
