import { z } from 'zod';
import { keyedWord } from '../../../vocabulary/words/word.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Range } from '../../vocabulary/terms.ts';
import { type Area, areas } from '../../vocabulary/words.ts';
import type { Forms, NoRoles, Word } from '../word.ts';

/** What a grid covers. At least one key. */
export interface Grid {
  /** A square of any of these, as an upper attack does of the upper row. */
  readonly touches?: readonly Area[];
  /** All squares of all of these. */
  readonly covers?: readonly Area[];
  /** No square but of these. */
  readonly within?: readonly Area[];
  readonly squares?: Range;
  /** A square next to one of that card's, or at its corner (Adjacent). */
  readonly adjacentTo?: CardRef;
  readonly touchesGridOf?: CardRef;
  readonly sameAs?: CardRef;
}

type Parts = Pick<Forms, 'cardRef' | 'range'>;

const someAreas = () => z.array(z.enum(areas)).min(1);

export const cardGrid: Word<Grid, 'grid', NoRoles, unknown, Parts> = keyedWord({
  description: 'What the grid of a card covers: it must meet every key.',
  keys: ({ cardRef, range }) => ({
    touches: someAreas().exactOptional().describe('It fills one of these areas.'),
    covers: someAreas().exactOptional().describe('It fills all of these areas.'),
    within: someAreas().exactOptional().describe('It fills no area but these.'),
    squares: range.exactOptional().describe('So many areas are filled.'),
    adjacentTo: cardRef.exactOptional().describe('It fills an area next to one of that card.'),
    touchesGridOf: cardRef.exactOptional().describe('It fills an area that this card fills.'),
    sameAs: cardRef.exactOptional().describe('It fills the same areas as that card.'),
  }),
  roles: { grid: {} },
});
