import { cardAddress } from '../addresses.ts';
import { isThing, textOf } from './reading.ts';

/** What a board shows of a card. */
export interface Face {
  readonly name: string;
  /** The page of the card; absent for a card of one's own. */
  readonly page?: string;
  readonly type?: string;
  /** Printed figures, such as "Fighting 5". */
  readonly figures?: string;
  /** Three rows of three areas, such as OOO/OXO/OOO. */
  readonly grid?: string;
}

/** The cards of a game that are in the catalogue, by their slugs. */
export interface Catalogued {
  readonly game: string;
  readonly cards: Readonly<Record<string, Face>>;
}

/** The face of a card as states have it: a slug, a card written out, or a card of the catalogue completed. */
export function faceOf(card: unknown, catalogued: Catalogued): Face | undefined {
  if (typeof card === 'string') return faceOfSlug(card, catalogued);
  if (!isThing(card)) return undefined;
  const { title, type, grid, fighting, card: slug } = card;
  if (typeof title !== 'string') return typeof slug === 'string' ? faceOfSlug(slug, catalogued) : undefined;
  return {
    name: title,
    type: textOf(type),
    figures: typeof fighting === 'number' ? `Fighting ${fighting}` : '',
    grid: textOf(grid),
  };
}

function faceOfSlug(slug: string, { game, cards }: Catalogued): Face | undefined {
  const face = cards[slug];
  return face === undefined ? undefined : { ...face, page: cardAddress(game, slug) };
}
