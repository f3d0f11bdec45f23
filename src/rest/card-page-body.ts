import type { CardPage } from '../catalogue/card-search.ts';
import type { SearchPageView } from '../catalogue/views.ts';

/** One body a page, so that a page found before is not written out again. */
const bodies = new WeakMap<CardPage, SearchPageView>();

/** What is replied for a page of cards. */
export function cardPageBody(page: CardPage): SearchPageView {
  const known = bodies.get(page);
  if (known !== undefined) return known;
  const { items, totalCount, nextCursor, warnings } = page;
  const body = { items: [...items], totalCount, nextCursor, warnings: [...warnings] };
  bodies.set(page, body);
  return body;
}
