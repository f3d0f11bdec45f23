import type { SearchRow } from './cursor.ts';
import type { Order } from './order.ts';
import { ABSENT, type Wordings } from './wordings.ts';

/** All wordings in one order. */
export interface Ordering {
  /** The numbers of the wordings, in order. */
  readonly numbers: Uint32Array;
  /** The place of each wording in it, by number. */
  readonly places: Uint32Array;
  /** What a cursor holds of the wording. */
  rowOf(number: number): SearchRow;
  /** How many come before a row, and how many when those at the row are counted, too. */
  countBefore(row: SearchRow): number;
  countThrough(row: SearchRow): number;
}

/** Puts wordings in order: those without the figure last in either direction, equal ones by name, cards of one name by id. */
export function orderWordings(
  { key, descending }: Order,
  wordings: Wordings,
  relevance: ReadonlyMap<string, number> = new Map(),
): Ordering {
  const { names, cards } = wordings;
  const figures = key === 'name' ? null : figuresBy(key, wordings, relevance);
  const numbers = figures === null ? byName(descending, names) : byFigure(descending, figures);
  const places = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place++) places[numbers[place] ?? 0] = place;

  const rowOf = (number: number): SearchRow => {
    const figure = figures?.[number] ?? ABSENT;
    return {
      id: cards[number] ?? '',
      foldedName: names[number] ?? '',
      figure: figure === ABSENT ? null : figure,
    };
  };
  const compare = (a: SearchRow, b: SearchRow): number =>
    (figures === null ? 0 : compareFigures(a.figure, b.figure, descending)) ||
    compareText(a.foldedName, b.foldedName) * (figures === null && descending ? -1 : 1) ||
    compareText(a.id, b.id);
  /** How many come first of which something is true: it is true of none after one of which it is not. */
  const countWhile = (isTrue: (row: SearchRow) => boolean): number => {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isTrue(rowOf(numbers[middle] ?? 0))) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    numbers,
    places,
    rowOf,
    countBefore: (row) => countWhile((other) => compare(other, row) < 0),
    countThrough: (row) => countWhile((other) => compare(other, row) <= 0),
  };
}

function figuresBy(
  key: Exclude<Order['key'], 'name'>,
  { figures, cards }: Wordings,
  relevance: ReadonlyMap<string, number>,
): Int32Array {
  return key === 'relevance' ? Int32Array.from(cards, (card) => relevance.get(card) ?? 0) : figures[key];
}

/** The wordings are numbered by name, then id; downwards, those of one name still go by id. */
function byName(descending: boolean, names: readonly string[]): Uint32Array {
  const numbers = Uint32Array.from(names, (_, number) => number);
  if (!descending) return numbers;
  const groups: Uint32Array[] = [];
  for (let start = 0, end = 0; start < names.length; start = end) {
    while (end < names.length && names[end] === names[start]) end++;
    groups.push(numbers.slice(start, end));
  }
  let at = 0;
  const turned = new Uint32Array(names.length);
  for (const group of groups.reverse()) {
    turned.set(group, at);
    at += group.length;
  }
  return turned;
}

function byFigure(descending: boolean, figures: Int32Array): Uint32Array {
  const bearers = new Map<number, number[]>();
  for (let number = 0; number < figures.length; number++) {
    const figure = figures[number] ?? ABSENT;
    const bearing = bearers.get(figure);
    if (bearing === undefined) bearers.set(figure, [number]);
    else bearing.push(number);
  }
  const value = (figure: number) => (figure === ABSENT ? null : figure);
  const inOrder = [...bearers].sort(([a], [b]) => compareFigures(value(a), value(b), descending));
  return Uint32Array.from(inOrder.flatMap(([, numbers]) => numbers));
}

function compareFigures(a: number | null, b: number | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return descending ? b - a : a - b;
}

/** By code point, as PostgreSQL orders names and ids: the order of their bytes. */
function compareText(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}
