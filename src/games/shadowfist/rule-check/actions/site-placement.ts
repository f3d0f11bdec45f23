import type { Board } from '../board/board.ts';
import { structureOf } from '../board/locations.ts';

/** Where a Site would be placed, in a structure of so many locations. */
interface Placing {
  readonly column: number;
  readonly row: 'front' | 'back';
  readonly locations: number;
  /** Whether there is a Site in the back row of a column. */
  readonly isDeep: (column: number) => boolean;
}

/** What may be wrong with the place of a new Site (4.3.3). */
export const misplacements: readonly {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
  readonly isSo: (placing: Placing) => boolean;
}[] = [
  {
    code: 'left-of-all',
    rule: '4.3.3/no-left-placement',
    message: 'A new location is placed to the right of all existing ones.',
    isSo: ({ column }) => column < 0,
  },
  {
    code: 'place-is-taken',
    rule: '3.3.2/site-placement',
    message: 'There is a Site in that front row: a new one goes behind it, or to the right of all locations.',
    isSo: ({ column, row, locations }) => row === 'front' && column >= 0 && column < locations,
  },
  {
    code: 'location-too-deep',
    rule: '4.3.3/two-rows-deep',
    message: 'A location is no more than two rows deep.',
    isSo: ({ column, row, isDeep }) => row === 'back' && isDeep(column),
  },
  {
    code: 'column-skipped',
    rule: '4.3.3/no-skipping-columns',
    message: 'No column is skipped.',
    isSo: ({ column, locations }) => column > locations,
  },
  {
    code: 'behind-no-site',
    rule: '4.3.3/first-site-front-row',
    message: 'The first Site is in the front row.',
    isSo: ({ row, locations }) => row === 'back' && locations === 0,
  },
  {
    code: 'behind-no-site',
    rule: '4.3.3/new-location-front-row',
    message: 'The first Site of a new location is in its front row.',
    isSo: ({ column, row, locations }) => row === 'back' && locations > 0 && column >= locations,
  },
  {
    code: 'only-diagonally-adjacent',
    rule: '4.3.3/no-diagonal-placement',
    message: 'A Site is not placed where it touches another only diagonally.',
    isSo: ({ column, row, locations, isDeep }) =>
      row === 'back' && locations > 0 && column === locations && !isDeep(column - 1),
  },
];

export function placing(
  board: Board,
  owner: string,
  { column, row }: Pick<Placing, 'column' | 'row'>,
): Placing {
  const structure = structureOf(board, owner);
  return { column, row, locations: structure.length, isDeep: (one) => (structure[one]?.length ?? 0) > 1 };
}

/** The row of a column that a new Site goes to, if it goes there at all: a location begins in front. */
export function rowToFill(board: Board, owner: string, column: number): 'front' | 'back' {
  return column < structureOf(board, owner).length ? 'back' : 'front';
}
