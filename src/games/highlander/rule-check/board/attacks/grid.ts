import type { Area as Word } from '../../../vocabulary/words.ts';

/**
 * The nine areas of a grid, as bits: the upper row first, each row from the left. An attack and a defense are laid so
 * that their grids match (Type Two, Beginning the Game), and so their bits do.
 */
export type Area = number;

const EMPTY = new Set(['O', '0']);
const UPPER: Area = 0b000_000_111;
const COLUMNS = 3;

/** Three rows of three letters, where O or 0 is an area that is not filled. */
export function areaOf(grid: string): Area {
  return [...grid.replaceAll('/', '')].reduce(
    (area, letter, at) => (EMPTY.has(letter) ? area : area | (1 << at)),
    0,
  );
}

export function covers(defense: Area, attack: Area): boolean {
  return (attack & ~defense) === 0;
}

/** Whether it covers every square there is. */
export function coversAll(defense: Area): boolean {
  return covers(defense, 0b111_111_111);
}

export function overlaps(one: Area, other: Area): boolean {
  return (one & other) !== 0;
}

const row = (first: number): Area => 0b111 << first;
const column = (first: number): Area => 0b001_001_001 << first;

const called: Readonly<Record<Word, Area>> = {
  ...{ upper: row(0), middle: row(3), lower: row(6) },
  ...{ left: column(0), center: column(1), right: column(2) },
  ...{ 'upper-left': 1, 'upper-center': 1 << 1, 'upper-right': 1 << 2 },
  ...{ 'middle-left': 1 << 3, 'middle-center': 1 << 4, 'middle-right': 1 << 5 },
  ...{ 'lower-left': 1 << 6, 'lower-center': 1 << 7, 'lower-right': 1 << 8 },
};

/** All squares of rows, columns and squares by their names. */
export function squaresOf(areas: readonly Word[]): Area {
  return areas.reduce((area, word) => area | called[word], 0);
}

export function sizeOfArea(area: Area): number {
  return squares(area).length;
}

/** Covers at least one of the top three squares. */
export function isUpper(area: Area): boolean {
  return overlaps(area, UPPER);
}

const names = [
  ...['upper left', 'upper center', 'upper right'],
  ...['middle left', 'middle center', 'middle right'],
  ...['lower left', 'lower center', 'lower right'],
] as const;

/** In words, for messages. */
export function named(area: Area): string {
  const filled = names.filter((_, at) => overlaps(area, 1 << at));
  return filled.length === 0 ? 'nowhere' : filled.join(', ');
}

/** Two areas that share a border or an intersection (Type Two, Adjacent). */
export function isAdjacent(one: Area, other: Area): boolean {
  return squares(one).some((left) =>
    squares(other).some((right) => {
      const rows = Math.abs(Math.floor(left / COLUMNS) - Math.floor(right / COLUMNS));
      const columns = Math.abs((left % COLUMNS) - (right % COLUMNS));
      return left !== right && rows <= 1 && columns <= 1;
    }),
  );
}

function squares(area: Area): number[] {
  return names.flatMap((_, at) => (overlaps(area, 1 << at) ? [at] : []));
}
