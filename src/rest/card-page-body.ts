import { LRUCache } from 'lru-cache';
import type { CardPage } from '../catalogue/card-search.ts';
import type { CardView, SearchPageView } from '../catalogue/views.ts';
import { remembered } from '../engine/remembered.ts';
import { entityTag } from '../entity-tag.ts';
import { pageBody } from '../pagination.ts';
import { writtenAs } from './serialising.ts';

/** The texts of cards that are kept together, in bytes. */
const MOST_KEPT = 8 * 1024 * 1024;

/** A card as JSON writes it. */
interface WrittenCard {
  readonly text: string;
  readonly tag: string;
}

/** Many pages have the same cards, which are immutable; those of a time in the past are made for one page. */
const cards = new LRUCache<CardView, WrittenCard>({
  maxSize: MOST_KEPT,
  sizeCalculation: ({ text }) => 2 * text.length,
});

function writtenCard(card: CardView): WrittenCard {
  const known = cards.get(card);
  if (known !== undefined) return known;
  const text = JSON.stringify(card);
  const made = { text, tag: entityTag(text) };
  if (card.asOf === null) cards.set(card, made);
  return made;
}

/** The reply of a page of cards: one body a page, so that a page that was found before is not serialized again. */
export const cardPageBody = remembered((page: CardPage): SearchPageView => {
  const { items, ...rest } = {
    ...pageBody(page),
    warnings: [...page.warnings],
    explanations: [...page.explanations],
    suggestions: [...page.suggestions],
  };
  const written = items.map(writtenCard);
  const about = JSON.stringify(rest).slice('{'.length);
  const text = `{"items":[${written.map((card) => card.text).join(',')}],${about}`;
  // The tags of the cards stand for their texts.
  const tag = entityTag([...written.map((card) => card.tag), about].join('\n'));
  return writtenAs({ items, ...rest }, text, tag);
});
