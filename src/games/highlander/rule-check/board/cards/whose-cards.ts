import type { InPlay } from '../../state/state.ts';
import { slugOf } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { immortalsOf, isCalled, personaOf } from './personas.ts';

/** Whether a player plays the Immortal whom a Reserved card names; one that names none is nobody's in particular. */
export function isOwnReserved(board: Board, player: string, { definition }: Seen): boolean {
  const named = immortalsOf(board, definition);
  const persona = personaOf(board, player);
  return named.length === 0 || (persona !== undefined && isNamed(board, persona, named));
}

/** Whom a card names, and whom its player plays: what the one lacks the other may only be spelt without. */
export function namedAndPlayed(board: Board, player: string, { definition }: Seen) {
  const persona = personaOf(board, player);
  const named = immortalsOf(board, definition);
  const { subtitle } = definition;
  return {
    need: named.length > 0 || subtitle === null ? [...named] : [subtitle],
    have: persona === undefined ? null : board.definition(persona).title,
  };
}

function isNamed(board: Board, persona: InPlay, names: readonly string[]): boolean {
  return names.some((one) => isCalled(one, board.definition(persona).title));
}

/** A Signature card names Personas, or else a Faction, as the Persona's own card does beneath its title. */
export function isOwnSignature(board: Board, player: string, { definition }: Seen): boolean {
  const persona = personaOf(board, player);
  const named = immortalsOf(board, definition);
  if (named.length > 0) return persona !== undefined && isNamed(board, persona, named);
  const { subtitle } = definition;
  return subtitle === null || (persona !== undefined && isCalled(factionOf(board, persona), subtitle));
}

/** What a Persona shows is all there is; of one in the catalogue that tells of none, no source may have told. */
function factionOf(board: Board, persona: InPlay): string {
  const definition = board.definition(persona);
  if (definition.subtitle !== null) return definition.subtitle;
  if (slugOf(persona.card) === null) return '';
  return board.unsupported(
    definition,
    'Of which Faction it is, no source tells. Written out as a card of its own, its subtitle would be that Faction, or null for none.',
  );
}
