import type { CardPage } from '../catalogue/card-search.ts';
import type { SearchPageView } from '../catalogue/views.ts';
import { remembered } from '../engine/remembered.ts';
import { pageBody } from '../pagination.ts';

/** The reply of a page of cards: one body a page, so that a page that was found before is not serialized again. */
export const cardPageBody = remembered(
  (page: CardPage): SearchPageView => ({
    ...pageBody(page),
    warnings: [...page.warnings],
    suggestions: [...page.suggestions],
  }),
);
