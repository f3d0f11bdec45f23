import type { Area as Word } from '../../../vocabulary/words.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { likeness } from '../cards/likeness.ts';
import { modifiersOn } from '../texts/texts.ts';
import { type Covered, coveredBy, exactly, squaresOf, type Told, untold } from './grid.ts';

/** Where an attack or defense is aimed now: its grid, or what it is said to cover instead, also or not. */
export function areaInForce(board: Board, card: Seen): Covered {
  let { surely, atMost } = aimedAt(board, card);
  for (const { modifier } of modifiersOn(board, card, 'coversAlso')) {
    surely |= squaresOf(modifier.coversAlso);
    atMost |= surely;
  }
  for (const { modifier } of modifiersOn(board, card, 'coversNot')) {
    atMost &= ~squaresOf(modifier.coversNot);
    surely &= atMost;
  }
  return { surely, atMost };
}

function aimedAt(board: Board, card: Seen): Covered {
  const only = modifiersOn(board, card, 'coversOnly').at(-1);
  if (only !== undefined) return exactly(squaresOf(areasMeant(only.modifier.coversOnly, only.frame)));
  const { grid } = likeness(board, card);
  return grid === null ? untold : coveredBy(grid);
}

/** What the answer depends on, asked of the areas of two cards: the first whose grid is not known whole leaves it open. */
export function needed(board: Board, told: Told, one: Seen, other: Seen = one): boolean {
  if (told !== undefined) return told;
  const { surely, atMost } = areaInForce(board, one);
  return board.unsupported(
    (surely === atMost ? other : one).definition,
    'Its grid is not known; a card of its own would tell it, as `grid`.',
  );
}

function areasMeant(areas: readonly Word[] | { readonly chosen: string }, frame: Frame): readonly Word[] {
  if (!('chosen' in areas)) return areas;
  const value = frame.values[areas.chosen];
  return value !== undefined && 'area' in value ? [value.area] : [];
}
