import type { Figure } from './figures.ts';
import { nearest } from './nearest.ts';
import { SearchError } from './search-error.ts';

const orderKeys = [
  'name',
  'cost',
  'fighting',
  'body',
  'power',
  'restriction',
  'errata',
] as const satisfies readonly ('name' | Figure)[];

/** The order in which the cards come first that the words of the query are most about. */
const RELEVANCE = 'relevance';

/** What cards are ordered by; cards without the figure come last in either direction, and equal ones by name. */
export interface Order {
  readonly key: 'name' | Figure | typeof RELEVANCE;
  readonly descending: boolean;
}

/** The orders that do not depend on the query, as they are written: the key, after a minus when descending. */
export const fixedOrders: readonly string[] = orderKeys.flatMap((key) => [key, `-${key}`]);

/** Every order as it is written. */
export const orders: readonly string[] = [...fixedOrders, RELEVANCE];

/** Reads an order such as `cost` or `-cost`. Throws a SearchError, search/unknown-order. */
export function parseOrder(written: string): Order {
  if (written === RELEVANCE) return { key: RELEVANCE, descending: true };
  const descending = written.startsWith('-');
  const name = descending ? written.slice(1) : written;
  const key = orderKeys.find((known) => known === name);
  if (key) return { key, descending };
  const suggestion = nearest(written, orders);
  throw new SearchError(
    'search/unknown-order',
    `Unknown order ${JSON.stringify(written)}; expected ${orders.join(', ')}.`,
    { position: 0, length: written.length },
    { expected: orders, suggestion },
  );
}

/** The order as it is written. */
export function printOrder({ key, descending }: Order): string {
  return descending && key !== RELEVANCE ? `-${key}` : key;
}
