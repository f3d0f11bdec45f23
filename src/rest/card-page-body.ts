import type { CardPage } from '../catalogue/card-search.ts';
import type { SearchPageView } from '../catalogue/views.ts';
import { remembered } from '../engine/remembered.ts';

/** What is replied for a page of cards: one body a page, so that a page found before is not written out again. */
export const cardPageBody = remembered(
  ({ items, totalCount, nextCursor, warnings, suggestions }: CardPage): SearchPageView => ({
    items: [...items],
    totalCount,
    nextCursor,
    warnings: [...warnings],
    suggestions: [...suggestions],
  }),
);
