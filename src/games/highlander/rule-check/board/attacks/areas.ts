import type { Area as Word } from '../../../vocabulary/words.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { likeness } from '../cards/likeness.ts';
import { modifiersOn } from '../texts/texts.ts';
import { type Area, areaOf, squaresOf } from './grid.ts';

/** Where an attack or defense is aimed now: its grid, or what it is said to cover instead, also or not. */
export function areaInForce(board: Board, card: Seen): Area | undefined {
  let area = aimedAt(board, card);
  if (area === undefined) return undefined;
  for (const { modifier } of modifiersOn(board, card, 'coversAlso')) area |= squaresOf(modifier.coversAlso);
  for (const { modifier } of modifiersOn(board, card, 'coversNot')) area &= ~squaresOf(modifier.coversNot);
  return area;
}

function aimedAt(board: Board, card: Seen): Area | undefined {
  const only = modifiersOn(board, card, 'coversOnly').at(-1);
  if (only !== undefined) return squaresOf(areasMeant(only.modifier.coversOnly, only.frame));
  const { grid } = likeness(board, card);
  return grid === null ? undefined : areaOf(grid);
}

/** The same, of a card about which the answer depends on it. */
export function areaNeeded(board: Board, card: Seen): Area {
  return (
    areaInForce(board, card) ??
    board.unsupported(card.definition, 'Its grid is not known; a card of its own would tell it, as `grid`.')
  );
}

function areasMeant(areas: readonly Word[] | { readonly chosen: string }, frame: Frame): readonly Word[] {
  if (!('chosen' in areas)) return areas;
  const value = frame.values[areas.chosen];
  return value !== undefined && 'area' in value ? [value.area] : [];
}
