import { z } from 'zod';
import { Problem } from './problem.ts';

/** Which part of a list is asked for: forward from after, or backward from before. */
export interface PageRequest {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Take the last `limit` rather than the first. */
  readonly backward?: boolean | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly totalCount: number;
  /** Cursor of the last item when more follow; null at the end. */
  readonly nextCursor: string | null;
  readonly hasPrevious: boolean;
  readonly cursorOf: (item: T) => string;
}

const cursorBody = z.tuple([z.literal('id'), z.string()]);

interface PageBody<T> {
  readonly items: T[];
  readonly totalCount: number;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

/** How many items a list has. */
export const totalCountView = z.int().meta({ description: 'Number of all items in the list.' });

/** The cursors as replies have them. */
export const pageCursorsView = {
  nextCursor: z.string().nullable().meta({ description: 'Cursor of the next page; null on the last page.' }),
  previousCursor: z
    .string()
    .nullable()
    .meta({ description: 'Cursor of the previous page; null on the first page.' }),
};

/** Marks a cursor that leads to the page before its item. */
const BEFORE = '~';

/** The page that a cursor of `pageBody` leads to; the first one without a cursor. */
export function pageAt({
  limit,
  cursor,
}: {
  readonly limit: number;
  readonly cursor?: string | undefined;
}): PageRequest {
  if (cursor?.startsWith(BEFORE) !== true) return { limit, after: cursor };
  return { limit, before: cursor.slice(BEFORE.length), backward: true };
}

/** A page as REST replies have it. */
export function pageBody<T>({ items, totalCount, nextCursor, hasPrevious, cursorOf }: Page<T>): PageBody<T> {
  const [first] = items;
  const previousCursor = first !== undefined && hasPrevious ? BEFORE + cursorOf(first) : null;
  return { items: [...items], totalCount, nextCursor, previousCursor };
}

/** A cursor that stands on an item, not on a place: it stays right when items are added before it. */
export function idCursor(id: string): string {
  return Buffer.from(JSON.stringify(['id', id])).toString('base64url');
}

/** The id of the item that a cursor stands on. Throws a Problem for what is no such cursor. */
export function idInCursor(cursor: string): string {
  const fail = () => new Problem('search/bad-cursor', 'Invalid cursor.', { cursor });
  let body: unknown;
  try {
    body = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw fail();
  }
  const parsed = cursorBody.safeParse(body);
  if (!parsed.success) throw fail();
  return parsed.data[1];
}

/** The problem of a cursor that was given by another list, or before its item was gone. */
export function notInThisList(cursor: string): Problem {
  return new Problem('search/bad-cursor', 'The cursor refers to an item that is not in this list.', {
    cursor,
  });
}

/** A page of a list whose order is fixed and whose items have ids. */
export function paginate<T>(items: readonly T[], idOf: (item: T) => string, request: PageRequest): Page<T> {
  const placeOf = (cursor: string) => {
    const id = idInCursor(cursor);
    const place = items.findIndex((item) => idOf(item) === id);
    if (place === -1) throw notInThisList(cursor);
    return place;
  };
  const from = request.after === undefined ? 0 : placeOf(request.after) + 1;
  const to = request.before === undefined ? items.length : placeOf(request.before);
  const start = request.backward ? Math.max(from, to - request.limit) : from;
  const end = request.backward ? to : Math.min(to, from + request.limit);
  const page = items.slice(start, Math.max(start, end));
  const last = page.at(-1);
  return {
    items: page,
    totalCount: items.length,
    nextCursor: last !== undefined && end < items.length ? idCursor(idOf(last)) : null,
    hasPrevious: start > 0,
    cursorOf: (item) => idCursor(idOf(item)),
  };
}
