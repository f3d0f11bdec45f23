import { fold } from '../../../../fold.ts';
import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';

/** The Persona cards that a player began the game with: one, but for those that are played together. */
export function personasOf(board: Board, player: string): InPlay[] {
  return board.state.inPlay.filter(
    (card) => card.owner === player && board.definition(card).type === 'Persona',
  );
}

/** The one that a player plays now: of two Immortals the active one (FAQ, Corda And Reno). */
export function personaOf(board: Board, player: string): InPlay | undefined {
  return personasOf(board, player).find((card) => !isInactive(board, card));
}

/** Whether it is the Persona card of an Immortal who is not active; before the duel it is not decided who is. */
export function isInactive({ state }: Board, { id }: InPlay): boolean {
  if (state.turn.phase === 'before-the-game') return false;
  return state.players.some(({ inactive }) => inactive?.persona === id);
}

export function isPersona(board: Board, player: string, name: string): boolean {
  const persona = personaOf(board, player);
  return persona !== undefined && isCalled(board.definition(persona).title, name);
}

/** Whether a card is specific to an Immortal. Of one about which nobody knows it cannot be told. */
export function isSpecificTo(board: Board, { definition }: Seen, immortal: string): boolean {
  return immortalsOf(board, definition).some((one) => isCalled(one, immortal));
}

/** Whether it is specific to the Persona that its controller, or else its owner, plays. */
export function isOfOwnPersona(board: Board, card: Seen): boolean {
  const persona = personaOf(board, card.inPlay?.controller ?? card.owner);
  return persona !== undefined && isSpecificTo(board, card, board.definition(persona).title);
}

export function immortalsOf(board: Board, definition: Seen['definition']): readonly string[] {
  return (
    definition.immortals ??
    board.unsupported(
      definition,
      'Whom it is specific to is not known; a card of its own would tell it, as `immortals`.',
    )
  );
}

export function isCalled(one: string, other: string): boolean {
  return fold(one) === fold(other);
}
