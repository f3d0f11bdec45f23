import type { Kind } from '../../../vocabulary/words.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { sourceOf } from '../sources.ts';
import { hasWord } from '../texts/spoken-of.ts';

const special: readonly Kind[] = ['special-attack', 'ranged-attack'];

/**
 * Special Attacks may not be Power Blows, Head Shots or Hidden, nor Dirty Tricks Power Blows. A text that lets attacks be
 * that means such attacks only if it stands on one, or speaks of them (Special Attacks; Dirty Tricks).
 */
export function isInSpiteOfKind(board: Board, card: Seen, frame: Frame, kept: readonly Kind[]): boolean {
  const ofKind = kept.filter((kind) => is(board, card, kind));
  if (ofKind.length === 0 || frame.source === card.id || frame.granter === card.id) return true;
  const source = sourceOf(board, frame);
  return source === undefined || source.definition.abilities.some((ability) => hasWord(ability, ofKind));
}

/** The kinds that are kept from being Power Blows and Head Shots. */
export function kindsKeptFromBlows({ switches }: Board): readonly Kind[] {
  return switches.dirtyTricks === 'by-rule' ? [...special, 'dirty-trick'] : special;
}

export const kindsKeptFromHiding = special;
