import { Prisma } from '../../database/generated/client.ts';
import { encodeCursor, type SearchRow } from './cursor.ts';
import { figureColumns } from './figures.ts';
import type { Order } from './order.ts';

/** A page of the cards that meet a condition; the places are those decodeCursor gives. */
export interface PageRequest {
  readonly condition: Prisma.Sql;
  readonly order: Order;
  /** The most rows; at least 1. */
  readonly limit: number;
  /** The last rows of the range rather than the first. */
  readonly backward: boolean;
  /** Only what comes after this place; null: from the beginning. */
  readonly after: SearchRow | null;
  /** Only what comes before this place; null: to the end. */
  readonly before: SearchRow | null;
}

/** Rows in the asked order, whichever way they were read. */
export interface Page {
  readonly rows: readonly (SearchRow & { readonly cursor: string })[];
  /** There is more in the range beyond the end that was not read: after a first page, before a last one. */
  readonly hasMore: boolean;
}

/** One column of the order. */
interface SortKey {
  readonly column: Prisma.Sql;
  readonly type: Prisma.Sql;
  readonly descending: boolean;
  readonly nullable: boolean;
  readonly valueOf: (row: SearchRow) => string | number | null;
}

const from = Prisma.sql`FROM "Card" c JOIN "CardWording" w ON w."cardId" = c."id"`;

/** Names and ids are ordered by code point, so that every database agrees. */
const foldedName = Prisma.sql`c."foldedName" COLLATE "C"`;
const id = Prisma.sql`c."id" COLLATE "C"`;

/** Selects SearchRows, one more than the limit when there are more; backward, in reverse. toPage makes the page of them. */
export function searchSql({ condition, order, limit, backward, after, before }: PageRequest): Prisma.Sql {
  const keys = sortKeys(order);
  const conditions = [condition];
  if (after) conditions.push(beyond(keys, after, false));
  if (before) conditions.push(beyond(keys, before, true));
  const figure = order.key === 'name' ? Prisma.sql`NULL::int` : figureColumns[order.key];
  return Prisma.sql`SELECT c."id", c."foldedName", ${figure} AS "figure" ${from}
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY ${Prisma.join(keys.map((key) => orderBy(key, backward)))} LIMIT ${limit + 1}::int`;
}

/** Selects how many cards meet the condition, as "count". */
export function countSql(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS "count" ${from} WHERE ${condition}`;
}

/** The page of the rows that searchSql selected. */
export function toPage({ order, limit, backward }: PageRequest, selected: readonly SearchRow[]): Page {
  const kept = selected.slice(0, limit);
  if (backward) kept.reverse();
  return {
    rows: kept.map((row) => ({ ...row, cursor: encodeCursor(order, row) })),
    hasMore: selected.length > limit,
  };
}

function sortKeys({ key, descending }: Order): SortKey[] {
  const byName = {
    column: foldedName,
    type: Prisma.sql`text`,
    nullable: false,
    valueOf: (row: SearchRow) => row.foldedName,
  };
  const byId: SortKey = {
    column: id,
    type: Prisma.sql`text`,
    descending: false,
    nullable: false,
    valueOf: (row) => row.id,
  };
  if (key === 'name') return [{ ...byName, descending }, byId];
  const byFigure: SortKey = {
    column: figureColumns[key],
    type: Prisma.sql`int`,
    descending,
    nullable: true,
    valueOf: (row) => row.figure,
  };
  return [byFigure, { ...byName, descending: false }, byId];
}

function orderBy({ column, descending, nullable }: SortKey, backward: boolean): Prisma.Sql {
  const direction = descending === backward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  if (!nullable) return Prisma.sql`${column} ${direction}`;
  return Prisma.sql`${column} ${direction} ${backward ? Prisma.sql`NULLS FIRST` : Prisma.sql`NULLS LAST`}`;
}

/** The row stands after the place in the order, or backward before it: by the first key in which they differ. */
function beyond([key, ...others]: readonly SortKey[], place: SearchRow, backward: boolean): Prisma.Sql {
  if (!key) return Prisma.sql`FALSE`;
  const { column, nullable } = key;
  const value = key.valueOf(place);
  const rest = beyond(others, place, backward);
  // Cards without the figure come last.
  if (value === null)
    return backward
      ? Prisma.sql`(${column} IS NOT NULL OR ${rest})`
      : Prisma.sql`(${column} IS NULL AND ${rest})`;
  const typed = Prisma.sql`${value}::${key.type}`;
  const past = key.descending === backward ? Prisma.sql`>` : Prisma.sql`<`;
  if (nullable) {
    const absent = backward ? Prisma.sql`FALSE` : Prisma.sql`${column} IS NULL`;
    return Prisma.sql`(${absent} OR ${column} ${past} ${typed} OR (${column} = ${typed} AND ${rest}))`;
  }
  // The first half says nothing new; an index on the column can begin its reading there.
  return Prisma.sql`(${column} ${past}= ${typed} AND (${column} ${past} ${typed} OR ${rest}))`;
}
