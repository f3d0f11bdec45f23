import { z } from 'zod';
import { type Order, printOrder } from './order.ts';
import { SearchError } from './search-error.ts';

/** The place of one card in an order: every value that the order looks at. */
export interface SearchRow {
  readonly id: string;
  readonly foldedName: string;
  /** The figure that the order is by; null in the order by name, and for a card without it. */
  readonly figure: number | null;
}

// PostgreSQL takes neither NUL nor half of a surrogate pair in text.
const text = z
  .string()
  .max(1000)
  .regex(/^[^\0\p{Surrogate}]*$/u);
const content = z.strictObject({ order: z.string(), figure: z.int32().nullable(), name: text, id: text });

/** Names the place of a card in an order, opaquely. */
export function encodeCursor(order: Order, row: SearchRow): string {
  const held: z.infer<typeof content> = {
    order: printOrder(order),
    figure: row.figure,
    name: row.foldedName,
    id: row.id,
  };
  return Buffer.from(JSON.stringify(held)).toString('base64url');
}

/** Reads a cursor that was given out for this order. Throws a SearchError, search/bad-cursor, for any other string. */
export function decodeCursor(order: Order, cursor: string): SearchRow {
  const read = content.safeParse(readJson(cursor));
  if (read.success && read.data.order === printOrder(order)) {
    return { id: read.data.id, foldedName: read.data.name, figure: read.data.figure };
  }
  const message = read.success
    ? `The cursor belongs to the order ${read.data.order}, not to ${printOrder(order)}.`
    : 'Invalid cursor.';
  throw new SearchError(
    'search/bad-cursor',
    message,
    { position: 0, length: cursor.length },
    { expected: ['a cursor from a page of this search'] },
  );
}

/** Undefined if it is not valid JSON. */
function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
