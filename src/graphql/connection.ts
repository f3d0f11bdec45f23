import type { Page, PageRequest } from '../pagination.ts';
import { type Argument, invalid } from './input.ts';

export const DEFAULT_PAGE = 50;
export const LARGEST_PAGE = 100;

/** The arguments of every connection. */
export interface PageArguments {
  readonly first?: Argument<number>;
  readonly after?: Argument<string>;
  readonly last?: Argument<number>;
  readonly before?: Argument<string>;
}

/** Which page is asked for. Throws a Problem for a size that no page has, and for two at once. */
export function pageRequest({ first, after, last, before }: PageArguments): PageRequest {
  if (first != null && last != null) throw invalid('last', 'give either first or last');
  const limit = size('first', first) ?? size('last', last) ?? DEFAULT_PAGE;
  return { limit, after: after ?? undefined, before: before ?? undefined, backward: last != null };
}

/** How many are asked for, from 1 to the largest; undefined where nothing was given. */
export function size(argument: string, value: Argument<number>, largest = LARGEST_PAGE): number | undefined {
  if (value == null) return undefined;
  if (value < 1 || value > largest) throw invalid(argument, `must be from 1 to ${largest}`);
  return value;
}

/** A page as Relay's connections have it. */
export function connection<T>(page: Page<T>) {
  return connectionOf(
    page,
    page.items.map((node) => ({
      node,
      // Many documents do not ask for it, and it takes longer than the rest of the edge.
      get cursor() {
        return page.cursorOf(node);
      },
    })),
  );
}

/** A connection of what a question finds. */
export function foundConnection<T>(page: Page<T> & { readonly suggestions: readonly string[] }) {
  return { ...connection(page), suggestions: page.suggestions };
}

/** A connection whose edges say more than the node and its cursor. */
export function connectionOf<Edge extends { readonly node: unknown; readonly cursor: string }>(
  page: Omit<Page<unknown>, 'cursorOf'>,
  edges: readonly Edge[],
) {
  const nodes = edges.map(({ node }): Edge['node'] => node);
  return {
    edges,
    nodes,
    items: nodes,
    totalCount: page.totalCount,
    pageInfo: {
      hasNextPage: page.nextCursor !== null,
      hasPreviousPage: page.hasPrevious,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}
