import type { Area as Word } from '../../../vocabulary/words.ts';

/**
 * The nine areas of a grid, as bits: the upper row first, each row from the left. An attack and a defense are laid so
 * that their grids match (Type Two, Beginning the Game), and so their bits do.
 */
export type Area = number;

/**
 * What a grid covers: for certain, and at most, where nobody tells of some squares. What is asked of two of them may
 * then have no answer, which is `undefined`.
 */
export interface Covered {
  readonly surely: Area;
  readonly atMost: Area;
}

export type Told = boolean | undefined;

const EMPTY = new Set(['O', '0']);
const UNTOLD = '?';
const UPPER: Area = 0b000_000_111;
const COLUMNS = 3;

/** Of a card whose grid nobody tells. */
export const untold: Covered = { surely: 0, atMost: 0b111_111_111 };

/** Three rows of three letters, where O or 0 is an area that is not filled, and ? one of which nobody tells. */
export function coveredBy(grid: string): Covered {
  const letters = [...grid.replaceAll('/', '')];
  const where = (is: (letter: string) => boolean) =>
    letters.reduce((area, letter, at) => (is(letter) ? area | (1 << at) : area), 0);
  const atMost = where((letter) => !EMPTY.has(letter));
  return { surely: atMost & ~where((letter) => letter === UNTOLD), atMost };
}

/** These squares and no others. */
export function exactly(area: Area): Covered {
  return { surely: area, atMost: area };
}

export function covers(defense: Covered, attack: Covered): Told {
  const isWithin = (inner: Area, outer: Area) => (inner & ~outer) === 0;
  if (isWithin(attack.atMost, defense.surely)) return true;
  return isWithin(attack.surely, defense.atMost) ? undefined : false;
}

export function overlaps(one: Covered, other: Covered): Told {
  return toldBy(one, other, (left, right) => (left & right) !== 0);
}

/** The squares that both cover. */
export function common(one: Covered, other: Covered): Covered {
  return { surely: one.surely & other.surely, atMost: one.atMost & other.atMost };
}

export function isSame(one: Covered, other: Covered): Told {
  return every([covers(one, other), covers(other, one)]);
}

export function every(all: readonly Told[]): Told {
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}

export function some(all: readonly Told[]): Told {
  if (all.includes(true)) return true;
  return all.includes(undefined) ? undefined : false;
}

/** What holds of two areas, and still does where they are larger. */
function toldBy(one: Covered, other: Covered, holds: (one: Area, other: Area) => boolean): Told {
  if (holds(one.surely, other.surely)) return true;
  return holds(one.atMost, other.atMost) ? undefined : false;
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

/** Every number of squares that it may have. */
export function sizesOf({ surely, atMost }: Covered): number[] {
  const least = squares(surely).length;
  return Array.from({ length: squares(atMost).length - least + 1 }, (_, more) => least + more);
}

/** Covers at least one of the top three squares. */
export function isUpper(covered: Covered): Told {
  return overlaps(covered, exactly(UPPER));
}

const names = [
  ...['upper left', 'upper center', 'upper right'],
  ...['middle left', 'middle center', 'middle right'],
  ...['lower left', 'lower center', 'lower right'],
] as const;

/** In words, for messages. */
export function named({ surely, atMost }: Covered): string {
  const words = (area: Area) => squares(area).map((at) => names[at]);
  const parts = [...words(surely), ...words(atMost & ~surely).map((name) => `perhaps ${name}`)];
  return parts.length === 0 ? 'nowhere' : parts.join(', ');
}

/** Two areas that share a border or an intersection (Type Two, Adjacent). */
export function isAdjacent(one: Covered, other: Covered): Told {
  return toldBy(one, other, areAdjacent);
}

function areAdjacent(one: Area, other: Area): boolean {
  return squares(one).some((left) =>
    squares(other).some((right) => {
      const rows = Math.abs(Math.floor(left / COLUMNS) - Math.floor(right / COLUMNS));
      const columns = Math.abs((left % COLUMNS) - (right % COLUMNS));
      return left !== right && rows <= 1 && columns <= 1;
    }),
  );
}

function squares(area: Area): number[] {
  return names.flatMap((_, at) => ((area & (1 << at)) === 0 ? [] : [at]));
}
